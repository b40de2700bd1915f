#include "binding.h"

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>

#define CAIRO "libcairo.so.2"

FORWARD(CAIRO, void, cairo_clip, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_close_path, (cairo_t *cr), (cr))
FORWARD(CAIRO, cairo_t *, cairo_create, (cairo_surface_t *target), (target))
FORWARD(CAIRO, void, cairo_curve_to,
        (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
        (cr, x1, y1, x2, y2, x3, y3))
FORWARD(CAIRO, void, cairo_destroy, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_fill, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_fill_preserve, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_font_face_destroy, (cairo_font_face_t *font_face), (font_face))
FORWARD(CAIRO, cairo_status_t, cairo_font_face_set_user_data,
        (cairo_font_face_t *font_face, const cairo_user_data_key_t *key, void *user_data,
         cairo_destroy_func_t destroy),
        (font_face, key, user_data, destroy))
FORWARD(CAIRO, cairo_font_options_t *, cairo_font_options_create, (void), ())
FORWARD(CAIRO, void, cairo_font_options_destroy, (cairo_font_options_t *options), (options))
FORWARD(CAIRO, void, cairo_font_options_set_antialias,
        (cairo_font_options_t *options, cairo_antialias_t antialias),
        (options, antialias))
FORWARD(CAIRO, void, cairo_font_options_set_hint_metrics,
        (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),
        (options, hint_metrics))
FORWARD(CAIRO, void, cairo_font_options_set_hint_style,
        (cairo_font_options_t *options, cairo_hint_style_t hint_style),
        (options, hint_style))
FORWARD(CAIRO, cairo_font_face_t *, cairo_ft_font_face_create_for_ft_face,
        (FT_Face face, int load_flags),
        (face, load_flags))
FORWARD(CAIRO, cairo_font_face_t *, cairo_ft_font_face_create_for_pattern,
        (FcPattern *pattern),
        (pattern))
FORWARD(CAIRO, void, cairo_get_current_point, (cairo_t *cr, double *x, double *y), (cr, x, y))
FORWARD(CAIRO, cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
FORWARD(CAIRO, cairo_surface_t *, cairo_image_surface_create_for_data,
        (unsigned char *data, cairo_format_t format, int width, int height, int stride),
        (data, format, width, height, stride))
FORWARD(CAIRO, void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
FORWARD(CAIRO, void, cairo_mask_surface,
        (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
        (cr, surface, surface_x, surface_y))
FORWARD(CAIRO, void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
FORWARD(CAIRO, void, cairo_new_path, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_paint, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
FORWARD(CAIRO, void, cairo_pattern_add_color_stop_rgba,
        (cairo_pattern_t *pattern, double offset, double red, double green, double blue,
         double alpha),
        (pattern, offset, red, green, blue, alpha))
FORWARD(CAIRO, cairo_pattern_t *, cairo_pattern_create_for_surface,
        (cairo_surface_t *surface),
        (surface))
FORWARD(CAIRO, cairo_pattern_t *, cairo_pattern_create_linear,
        (double x0, double y0, double x1, double y1),
        (x0, y0, x1, y1))
FORWARD(CAIRO, cairo_pattern_t *, cairo_pattern_create_radial,
        (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),
        (cx0, cy0, radius0, cx1, cy1, radius1))
FORWARD(CAIRO, void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
FORWARD(CAIRO, void, cairo_pattern_set_extend,
        (cairo_pattern_t *pattern, cairo_extend_t extend),
        (pattern, extend))
FORWARD(CAIRO, void, cairo_pattern_set_filter,
        (cairo_pattern_t *pattern, cairo_filter_t filter),
        (pattern, filter))
FORWARD(CAIRO, void, cairo_pattern_set_matrix,
        (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
        (pattern, matrix))
FORWARD(CAIRO, cairo_surface_t *, cairo_pdf_surface_create_for_stream,
        (cairo_write_func_t write_func, void *closure, double width_in_points,
         double height_in_points),
        (write_func, closure, width_in_points, height_in_points))
FORWARD(CAIRO, void, cairo_pdf_surface_set_metadata,
        (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
        (surface, metadata, utf8))
FORWARD(CAIRO, void, cairo_pop_group_to_source, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_push_group, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_restore, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_save, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_set_dash,
        (cairo_t *cr, const double *dashes, int num_dashes, double offset),
        (cr, dashes, num_dashes, offset))
FORWARD(CAIRO, void, cairo_set_fill_rule,
        (cairo_t *cr, cairo_fill_rule_t fill_rule),
        (cr, fill_rule))
FORWARD(CAIRO, void, cairo_set_font_face,
        (cairo_t *cr, cairo_font_face_t *font_face),
        (cr, font_face))
FORWARD(CAIRO, void, cairo_set_font_options,
        (cairo_t *cr, const cairo_font_options_t *options),
        (cr, options))
FORWARD(CAIRO, void, cairo_set_font_size, (cairo_t *cr, double size), (cr, size))
FORWARD(CAIRO, void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
FORWARD(CAIRO, void, cairo_set_line_join,
        (cairo_t *cr, cairo_line_join_t line_join),
        (cr, line_join))
FORWARD(CAIRO, void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
FORWARD(CAIRO, void, cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
FORWARD(CAIRO, void, cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit))
FORWARD(CAIRO, void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
FORWARD(CAIRO, void, cairo_set_source_rgba,
        (cairo_t *cr, double red, double green, double blue, double alpha),
        (cr, red, green, blue, alpha))
FORWARD(CAIRO, void, cairo_set_source_surface,
        (cairo_t *cr, cairo_surface_t *surface, double x, double y),
        (cr, surface, x, y))
FORWARD(CAIRO, void, cairo_show_text_glyphs,
        (cairo_t *cr, const char *utf8, int utf8_len, const cairo_glyph_t *glyphs, int num_glyphs,
         const cairo_text_cluster_t *clusters, int num_clusters,
         cairo_text_cluster_flags_t cluster_flags),
        (cr, utf8, utf8_len, glyphs, num_glyphs, clusters, num_clusters, cluster_flags))
FORWARD(CAIRO, cairo_status_t, cairo_status, (cairo_t *cr), (cr))
FORWARD(CAIRO, const char *, cairo_status_to_string, (cairo_status_t status), (status))
FORWARD(CAIRO, void, cairo_stroke, (cairo_t *cr), (cr))
FORWARD(CAIRO, void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
FORWARD(CAIRO, void, cairo_surface_finish, (cairo_surface_t *surface), (surface))
FORWARD(CAIRO, void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
FORWARD(CAIRO, void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
FORWARD(CAIRO, void, cairo_surface_set_device_offset,
        (cairo_surface_t *surface, double x_offset, double y_offset),
        (surface, x_offset, y_offset))
FORWARD(CAIRO, cairo_status_t, cairo_surface_set_mime_data,
        (cairo_surface_t *surface, const char *mime_type, const unsigned char *data,
         unsigned long length, cairo_destroy_func_t destroy, void *closure),
        (surface, mime_type, data, length, destroy, closure))
FORWARD(CAIRO, const char *, cairo_version_string, (void), ())
