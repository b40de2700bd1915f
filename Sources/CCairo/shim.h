#include <stdlib.h>
#include <string.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>

// Cairo's face of a font file. Names of patterns are macros, too.
static inline cairo_font_face_t *tessera_font_face(const char *file, int index) {
  FcPattern *pattern = FcPatternCreate();
  if (!pattern) return NULL;
  FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)file);
  FcPatternAddInteger(pattern, FC_INDEX, index);
  cairo_font_face_t *face = cairo_ft_font_face_create_for_pattern(pattern);
  FcPatternDestroy(pattern);
  return face;
}

// A font in memory, with all that must live as long as Cairo knows its face.
typedef struct {
  FT_Library library;
  FT_Face face;
  void *bytes;
} tessera_memory_font;

static inline void tessera_memory_font_free(void *pointer) {
  tessera_memory_font *font = pointer;
  if (font->face) FT_Done_Face(font->face);
  if (font->library) FT_Done_FreeType(font->library);
  free(font->bytes);
  free(font);
}

static inline cairo_font_face_t *tessera_memory_font_face(const void *bytes, size_t count) {
  static const cairo_user_data_key_t key;
  tessera_memory_font *font = calloc(1, sizeof *font);
  if (!font) return NULL;
  font->bytes = malloc(count ? count : 1);
  cairo_font_face_t *face = NULL;
  if (font->bytes && FT_Init_FreeType(&font->library) == 0) {
    memcpy(font->bytes, bytes, count);
    if (FT_New_Memory_Face(font->library, font->bytes, (FT_Long)count, 0, &font->face) == 0)
      face = cairo_ft_font_face_create_for_ft_face(font->face, FT_LOAD_NO_HINTING);
  }
  if (face && cairo_font_face_set_user_data(face, &key, font, tessera_memory_font_free) ==
      CAIRO_STATUS_SUCCESS)
    return face;
  if (face) cairo_font_face_destroy(face);
  tessera_memory_font_free(font);
  return NULL;
}
