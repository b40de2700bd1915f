#include "binding.h"
#include "late-binding.h"

#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

#define PANGO "libpango-1.0.so.0"

FORWARD(PANGO, PangoAttribute *, pango_attr_font_desc_new,
        (const PangoFontDescription *desc),
        (desc))
FORWARD(PANGO, PangoAttribute *, pango_attr_font_features_new, (const char *features), (features))
FORWARD(PANGO, PangoAttribute *, pango_attr_insert_hyphens_new,
        (gboolean insert_hyphens),
        (insert_hyphens))
FORWARD(PANGO, PangoAttribute *, pango_attr_letter_spacing_new,
        (int letter_spacing),
        (letter_spacing))
FORWARD(PANGO, void, pango_attr_list_insert,
        (PangoAttrList *list, PangoAttribute *attr),
        (list, attr))
FORWARD(PANGO, PangoAttrList *, pango_attr_list_new, (void), ())
FORWARD(PANGO, void, pango_attr_list_unref, (PangoAttrList *list), (list))
FORWARD(PANGO, PangoAttribute *, pango_attr_rise_new, (int rise), (rise))
FORWARD(PANGO, void, pango_context_set_base_dir,
        (PangoContext *context, PangoDirection direction),
        (context, direction))
FORWARD(PANGO, void, pango_context_set_language,
        (PangoContext *context, PangoLanguage *language),
        (context, language))
FORWARD(PANGO, void, pango_context_set_round_glyph_positions,
        (PangoContext *context, gboolean round_positions),
        (context, round_positions))
FORWARD(PANGO, void, pango_font_description_free, (PangoFontDescription *desc), (desc))
FORWARD(PANGO, PangoFontDescription *, pango_font_description_new, (void), ())
FORWARD(PANGO, void, pango_font_description_set_absolute_size,
        (PangoFontDescription *desc, double size),
        (desc, size))
FORWARD(PANGO, void, pango_font_description_set_family,
        (PangoFontDescription *desc, const char *family),
        (desc, family))
FORWARD(PANGO, void, pango_font_description_set_style,
        (PangoFontDescription *desc, PangoStyle style),
        (desc, style))
FORWARD(PANGO, void, pango_font_description_set_weight,
        (PangoFontDescription *desc, PangoWeight weight),
        (desc, weight))
FORWARD(PANGO, void, pango_font_get_glyph_extents,
        (PangoFont *font, PangoGlyph glyph, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
        (font, glyph, ink_rect, logical_rect))
FORWARD(PANGO, PangoContext *, pango_font_map_create_context, (PangoFontMap *fontmap), (fontmap))
FORWARD(PANGO, PangoLanguage *, pango_language_from_string, (const char *language), (language))
FORWARD(PANGO, int, pango_layout_get_line_count, (PangoLayout *layout), (layout))
FORWARD(PANGO, PangoLayoutLine *, pango_layout_get_line_readonly,
        (PangoLayout *layout, int line),
        (layout, line))
FORWARD(PANGO, void, pango_layout_line_get_extents,
        (PangoLayoutLine *line, PangoRectangle *ink_rect, PangoRectangle *logical_rect),
        (line, ink_rect, logical_rect))
FORWARD(PANGO, PangoDirection, pango_layout_line_get_resolved_direction,
        (PangoLayoutLine *line),
        (line))
FORWARD(PANGO, PangoLayout *, pango_layout_new, (PangoContext *context), (context))
FORWARD(PANGO, void, pango_layout_set_attributes,
        (PangoLayout *layout, PangoAttrList *attrs),
        (layout, attrs))
FORWARD(PANGO, void, pango_layout_set_auto_dir,
        (PangoLayout *layout, gboolean auto_dir),
        (layout, auto_dir))
FORWARD(PANGO, void, pango_layout_set_ellipsize,
        (PangoLayout *layout, PangoEllipsizeMode ellipsize),
        (layout, ellipsize))
FORWARD(PANGO, void, pango_layout_set_justify,
        (PangoLayout *layout, gboolean justify),
        (layout, justify))
FORWARD(PANGO, void, pango_layout_set_text,
        (PangoLayout *layout, const char *text, int length),
        (layout, text, length))
FORWARD(PANGO, void, pango_layout_set_width, (PangoLayout *layout, int width), (layout, width))
FORWARD(PANGO, void, pango_layout_set_wrap,
        (PangoLayout *layout, PangoWrapMode wrap),
        (layout, wrap))
FORWARD(PANGO, const char *, pango_version_string, (void), ())
#define PANGO_FT2 "libpangoft2-1.0.so.0"

FORWARD(PANGO_FT2, FcPattern *, pango_fc_font_get_pattern, (PangoFcFont *font), (font))
FORWARD(PANGO_FT2, GType, pango_fc_font_get_type, (void), ())
FORWARD(PANGO_FT2, GType, pango_fc_font_map_get_type, (void), ())
FORWARD(PANGO_FT2, void, pango_fc_font_map_set_config,
        (PangoFcFontMap *fcfontmap, FcConfig *fcconfig),
        (fcfontmap, fcconfig))
#define PANGO_CAIRO "libpangocairo-1.0.so.0"

FORWARD(PANGO_CAIRO, void, pango_cairo_context_set_font_options,
        (PangoContext *context, const cairo_font_options_t *options),
        (context, options))
FORWARD(PANGO_CAIRO, void, pango_cairo_context_set_resolution,
        (PangoContext *context, double dpi),
        (context, dpi))
FORWARD(PANGO_CAIRO, PangoFontMap *, pango_cairo_font_map_new_for_font_type,
        (cairo_font_type_t fonttype),
        (fonttype))
#define GOBJECT "libgobject-2.0.so.0"

FORWARD(GOBJECT, void, g_object_unref, (gpointer object), (object))
FORWARD(GOBJECT, GTypeInstance *, g_type_check_instance_cast,
        (GTypeInstance *instance, GType iface_type),
        (instance, iface_type))
FORWARD(GOBJECT, gboolean, g_type_check_instance_is_a,
        (GTypeInstance *instance, GType iface_type),
        (instance, iface_type))

#define GLIB "libglib-2.0.so.0"

tessera_version tessera_glib_version(void) {
  const unsigned *major = tessera_late_binding(GLIB, "glib_major_version");
  const unsigned *minor = tessera_late_binding(GLIB, "glib_minor_version");
  const unsigned *patch = tessera_late_binding(GLIB, "glib_micro_version");
  return (tessera_version){*major, *minor, *patch};
}
