#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

// ICU renames its functions with its version number through macros, which Swift does not see; these
// give them names that stay.

static inline UBreakIterator *tenfoot_ubrk_open(
    UBreakIteratorType type, const char *locale, UErrorCode *status) {
  return ubrk_open(type, locale, 0, 0, status);
}
static inline void tenfoot_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline void tenfoot_ubrk_setText(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}
static inline int32_t tenfoot_ubrk_first(UBreakIterator *iterator) { return ubrk_first(iterator); }
static inline int32_t tenfoot_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t tenfoot_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

static inline UBiDi *tenfoot_ubidi_open(void) { return ubidi_open(); }
static inline void tenfoot_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline void tenfoot_ubidi_setPara(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline UBiDiLevel tenfoot_ubidi_getParaLevel(const UBiDi *bidi) {
  return ubidi_getParaLevel(bidi);
}
static inline const UBiDiLevel *tenfoot_ubidi_getLevels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}
