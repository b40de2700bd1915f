#ifndef WEBP_REFERENCE_H
#define WEBP_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

// What libwebp makes of pictures without loss, with its own settings and on one thread: how many bytes. 0 where it
// gives up. Pixels are 0xAARRGGBB, rows without gaps, frames one after the other.
size_t webp_reference_still(const uint32_t *pixels, int width, int height);
size_t webp_reference_animation(const uint32_t *pixels, int width, int height, int count);

#endif
