#pragma once
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

// <cairo-ft.h> includes FreeType's headers, whose types would then belong to this module as well as
// to CFreeType. The one function that is needed of it takes an FT_Face, here without its type.
struct FT_FaceRec_;
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(struct FT_FaceRec_ *face, int load_flags);
static inline cairo_font_face_t *tenfoot_cairo_ft_font_face_create(void *face, int load_flags) {
  return cairo_ft_font_face_create_for_ft_face((struct FT_FaceRec_ *)face, load_flags);
}
