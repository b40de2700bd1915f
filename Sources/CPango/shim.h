#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// Macros and casts of GObject that Swift does not import.

static inline void tessera_object_unref(void *object) { g_object_unref(object); }

static inline PangoFontMap *tessera_font_map(FcConfig *config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (map) pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  return map;
}

static inline FcPattern *tessera_font_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}
