#pragma once
#include <stdint.h>
#include <unicode/uvernum.h>

// ICU is declared here without its own headers, whose types clash with those of the ICU inside
// Swift's Foundation. What is declared is stable C API: objects are opaque, an enumeration is an int,
// a UErrorCode is an int that is above zero on failure.
//
// ICU renames its functions with its version number through macros, which Swift does not see; the
// tenfoot_ functions are names that stay.

#define TENFOOT_ICU(name) U_ICU_ENTRY_POINT_RENAME(name)

typedef struct UBreakIterator UBreakIterator;
typedef struct UBiDi UBiDi;
typedef struct UText UText;

extern UBreakIterator *TENFOOT_ICU(ubrk_open)(
    int type, const char *locale, const uint16_t *text, int32_t length, int *status);
extern void TENFOOT_ICU(ubrk_close)(UBreakIterator *iterator);
extern void TENFOOT_ICU(ubrk_setUText)(UBreakIterator *iterator, UText *text, int *status);
extern int32_t TENFOOT_ICU(ubrk_first)(UBreakIterator *iterator);
extern int32_t TENFOOT_ICU(ubrk_next)(UBreakIterator *iterator);
extern int32_t TENFOOT_ICU(ubrk_getRuleStatus)(UBreakIterator *iterator);
extern UText *TENFOOT_ICU(utext_openUTF8)(
    UText *reused, const char *text, int64_t length, int *status);
extern UText *TENFOOT_ICU(utext_close)(UText *text);
extern UBiDi *TENFOOT_ICU(ubidi_open)(void);
extern void TENFOOT_ICU(ubidi_close)(UBiDi *bidi);
extern void TENFOOT_ICU(ubidi_setPara)(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *levels, int *status);
extern const uint8_t *TENFOOT_ICU(ubidi_getLevels)(UBiDi *bidi, int *status);
extern int TENFOOT_ICU(u_charDirection)(int32_t character);
extern int32_t TENFOOT_ICU(uloc_forLanguageTag)(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, int *status);

// UBreakIteratorType UBRK_LINE, and the rule status of breaks that must be taken.
static const int tenfoot_ubrk_line = 2;
static const int32_t tenfoot_ubrk_lineHard = 100;
static const int32_t tenfoot_ubrk_lineHardLimit = 200;

// Values of UCharDirection.
static const int tenfoot_u_leftToRight = 0;
static const int tenfoot_u_rightToLeft = 1;
static const int tenfoot_u_blockSeparator = 7;
static const int tenfoot_u_rightToLeftArabic = 13;
static const int tenfoot_u_firstStrongIsolate = 19;
static const int tenfoot_u_leftToRightIsolate = 20;
static const int tenfoot_u_rightToLeftIsolate = 21;
static const int tenfoot_u_popDirectionalIsolate = 22;

static inline UBreakIterator *tenfoot_ubrk_open(int type, const char *locale, int *status) {
  return TENFOOT_ICU(ubrk_open)(type, locale, 0, 0, status);
}
static inline void tenfoot_ubrk_close(UBreakIterator *iterator) {
  TENFOOT_ICU(ubrk_close)(iterator);
}
// Offsets are bytes. The iterator keeps a clone of the UText, which points at the same text.
static inline void tenfoot_ubrk_setUTF8(
    UBreakIterator *iterator, const char *text, int64_t length, int *status) {
  UText *view = TENFOOT_ICU(utext_openUTF8)(0, text, length, status);
  TENFOOT_ICU(ubrk_setUText)(iterator, view, status);
  TENFOOT_ICU(utext_close)(view);
}
static inline int32_t tenfoot_ubrk_first(UBreakIterator *iterator) {
  return TENFOOT_ICU(ubrk_first)(iterator);
}
static inline int32_t tenfoot_ubrk_next(UBreakIterator *iterator) {
  return TENFOOT_ICU(ubrk_next)(iterator);
}
static inline int32_t tenfoot_ubrk_getRuleStatus(UBreakIterator *iterator) {
  return TENFOOT_ICU(ubrk_getRuleStatus)(iterator);
}

static inline UBiDi *tenfoot_ubidi_open(void) { return TENFOOT_ICU(ubidi_open)(); }
static inline void tenfoot_ubidi_close(UBiDi *bidi) { TENFOOT_ICU(ubidi_close)(bidi); }
static inline void tenfoot_ubidi_setPara(
    UBiDi *bidi, const uint16_t *text, int32_t length, uint8_t level, int *status) {
  TENFOOT_ICU(ubidi_setPara)(bidi, text, length, level, 0, status);
}
static inline const uint8_t *tenfoot_ubidi_getLevels(UBiDi *bidi, int *status) {
  return TENFOOT_ICU(ubidi_getLevels)(bidi, status);
}

static inline int tenfoot_u_charDirection(int32_t character) {
  return TENFOOT_ICU(u_charDirection)(character);
}

static inline int32_t tenfoot_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int *status) {
  return TENFOOT_ICU(uloc_forLanguageTag)(tag, locale, capacity, 0, status);
}
