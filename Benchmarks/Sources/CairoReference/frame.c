#include "CairoReference.h"

#include <cairo-ft.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LABELS 2

typedef struct {
  cairo_glyph_t *glyphs;
  int count;
} label;

struct reference_frame {
  reference_grid grid;
  cairo_surface_t *surface;
  cairo_t *context;
  FT_Library library;
  FT_Face faces[LABELS];
  cairo_font_face_t *fonts[LABELS];
  label *labels;
  cairo_surface_t *shadow;
  int margin;
};

static void rounded(cairo_t *c, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(c);
  cairo_arc(c, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(c);
}

static label shaped(FT_Face face, const char *text, double size) {
  label result = {calloc(strlen(text) + 1, sizeof(cairo_glyph_t)), 0};
  double x = 0;
  for (const char *at = text; *at; at++) {
    FT_UInt glyph = FT_Get_Char_Index(face, (unsigned char)*at);
    FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE);
    result.glyphs[result.count].index = glyph;
    result.glyphs[result.count++].x = x;
    x += (double)face->glyph->advance.x * size / face->units_per_EM;
  }
  return result;
}

static void box_blur(unsigned char *pixels, int count, int step, int radius, unsigned char *line) {
  for (int pass = 0; pass < 3; pass++) {
    int sum = 0;
    for (int i = -radius; i < count; i++) {
      if (i + radius < count) sum += pixels[(i + radius) * step];
      if (i - radius - 1 >= 0) sum -= pixels[(i - radius - 1) * step];
      if (i >= 0) line[i] = (unsigned char)(sum / (2 * radius + 1));
    }
    for (int i = 0; i < count; i++) pixels[i * step] = line[i];
  }
}

static cairo_surface_t *blurred(reference_frame *f, double blur) {
  double s = f->grid.scale;
  f->margin = (int)ceil(3 * blur * s);
  int w = (int)(f->grid.cell_width * s) + 2 * f->margin;
  int h = (int)(f->grid.cell_height * s) + 2 * f->margin;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
  cairo_t *c = cairo_create(mask);
  rounded(c, f->margin, f->margin, w - 2 * f->margin, h - 2 * f->margin, 8 * s);
  cairo_fill(c);
  cairo_destroy(c);
  cairo_surface_flush(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  unsigned char *line = malloc((size_t)(w > h ? w : h));
  int radius = (int)(blur * s);
  for (int y = 0; y < h; y++) box_blur(pixels + y * stride, w, 1, radius, line);
  for (int x = 0; x < w; x++) box_blur(pixels + x, h, stride, radius, line);
  free(line);
  cairo_surface_mark_dirty(mask);
  return mask;
}

reference_frame *reference_frame_create(reference_grid grid, const char *regular,
                                        const char *bold) {
  reference_frame *f = calloc(1, sizeof *f);
  f->grid = grid;
  const char *paths[LABELS] = {bold, regular};
  FT_Init_FreeType(&f->library);
  for (int i = 0; i < LABELS; i++) {
    if (FT_New_Face(f->library, paths[i], 0, &f->faces[i])) return NULL;
    f->fonts[i] = cairo_ft_font_face_create_for_ft_face(f->faces[i], FT_LOAD_NO_HINTING);
  }
  f->surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)(grid.width * grid.scale),
                                          (int)(grid.height * grid.scale));
  f->context = cairo_create(f->surface);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(f->context, options);
  cairo_font_options_destroy(options);
  int count = grid.columns * grid.rows;
  f->labels = calloc((size_t)count * LABELS, sizeof(label));
  for (int i = 0; i < count; i++) {
    char text[32];
    snprintf(text, sizeof text, "Photo %d", i);
    f->labels[i * LABELS] = shaped(f->faces[0], text, 11);
    snprintf(text, sizeof text, "%d changes", i * 7 % 40);
    f->labels[i * LABELS + 1] = shaped(f->faces[1], text, 9);
  }
  f->shadow = blurred(f, 3);
  return f;
}

static void show(reference_frame *f, int cell, int row, double x, double y, double size) {
  label *l = &f->labels[cell * LABELS + row];
  cairo_glyph_t glyphs[32];
  for (int i = 0; i < l->count; i++) {
    glyphs[i] = l->glyphs[i];
    glyphs[i].x += x;
    glyphs[i].y = y;
  }
  cairo_set_font_face(f->context, f->fonts[row]);
  cairo_set_font_size(f->context, size);
  cairo_show_glyphs(f->context, glyphs, l->count);
}

static void draw_cell(reference_frame *f, int index, double x, double y) {
  cairo_t *c = f->context;
  double s = f->grid.scale;
  cairo_save(c);
  cairo_identity_matrix(c);
  cairo_set_source_rgba(c, 0, 0, 0, 0.2);
  cairo_mask_surface(c, f->shadow, x * s - f->margin, (y + 2) * s - f->margin);
  cairo_restore(c);
  cairo_set_source_rgb(c, 1, 1, 1);
  rounded(c, x, y, f->grid.cell_width, f->grid.cell_height, 8);
  cairo_fill(c);
  cairo_set_source_rgb(c, 0.561, 0.757, 1);
  cairo_new_path(c);
  cairo_arc(c, x + 18, y + f->grid.cell_height / 2, 10, 0, 2 * M_PI);
  cairo_fill(c);
  cairo_set_source_rgb(c, 0.082, 0.094, 0.114);
  show(f, index, 0, x + 34, y + 16, 11);
  cairo_set_source_rgb(c, 0.392, 0.420, 0.463);
  show(f, index, 1, x + 34, y + 28, 9);
}

void reference_frame_draw(reference_frame *f) {
  cairo_t *c = f->context;
  reference_grid g = f->grid;
  cairo_identity_matrix(c);
  cairo_scale(c, g.scale, g.scale);
  cairo_set_source_rgb(c, 0.965, 0.969, 0.976);
  cairo_paint(c);
  for (int i = 0; i < g.columns * g.rows; i++) {
    draw_cell(f, i, g.gap + (i % g.columns) * (g.cell_width + g.gap),
              g.top + (i / g.columns) * (g.cell_height + g.gap));
  }
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_rectangle(c, 0, 0, g.width, g.top - g.gap);
  cairo_fill(c);
  cairo_rectangle(c, 0, g.height - 48, g.width, 48);
  cairo_fill(c);
  cairo_set_source_rgb(c, 0.392, 0.420, 0.463);
  for (int i = 0; i < 4; i++) {
    cairo_new_path(c);
    cairo_arc(c, g.width * (2 * i + 1) / 8, g.height - 24, 12, 0, 2 * M_PI);
    cairo_fill(c);
  }
  cairo_surface_flush(f->surface);
}

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
  (void)data;
  *(size_t *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t reference_frame_encode(reference_frame *f) {
  size_t bytes = 0;
  cairo_surface_write_to_png_stream(f->surface, count_bytes, &bytes);
  return bytes;
}

size_t reference_encode(const unsigned int *pixels, int width, int height) {
  size_t bytes = 0;
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
  cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
  cairo_surface_destroy(surface);
  return bytes;
}

size_t reference_frame_svg(reference_frame *f) {
  size_t bytes = 0;
  cairo_surface_t *surface =
      cairo_svg_surface_create_for_stream(count_bytes, &bytes, f->grid.width, f->grid.height);
  cairo_t *pixels = f->context;
  double scale = f->grid.scale;
  f->context = cairo_create(surface);
  f->grid.scale = 1;
  reference_frame_draw(f);
  cairo_destroy(f->context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  f->context = pixels;
  f->grid.scale = scale;
  return bytes;
}

void reference_frame_destroy(reference_frame *f) {
  for (int i = 0; i < f->grid.columns * f->grid.rows * LABELS; i++) free(f->labels[i].glyphs);
  free(f->labels);
  cairo_destroy(f->context);
  cairo_surface_destroy(f->surface);
  cairo_surface_destroy(f->shadow);
  for (int i = 0; i < LABELS; i++) {
    cairo_font_face_destroy(f->fonts[i]);
    FT_Done_Face(f->faces[i]);
  }
  FT_Done_FreeType(f->library);
  free(f);
}
