// The frame of the drawing benchmarks as a C program draws it with Cairo alone.
#ifndef CAIRO_REFERENCE_H
#define CAIRO_REFERENCE_H

#include <stddef.h>

/// Sizes in points; all of them give whole pixels at the frame's scale.
typedef struct {
  double width, height, scale;
  int columns, rows;
  double cell_width, cell_height, gap, top;
} reference_grid;

typedef struct reference_frame reference_frame;

/// Opens fonts, shapes labels, blurs the shadow once. Null where a font is missing.
reference_frame *reference_frame_create(reference_grid grid, const char *regular, const char *bold);
void reference_frame_draw(reference_frame *frame);
/// Encodes with cairo_surface_write_to_png; returns the number of bytes.
size_t reference_frame_encode(reference_frame *frame);
/// Encodes other opaque pixels in the same way.
size_t reference_encode(const unsigned int *pixels, int width, int height);
/// Draws on Cairo's SVG surface instead; returns the number of bytes.
size_t reference_frame_svg(reference_frame *frame);
void reference_frame_destroy(reference_frame *frame);

#endif
