#include "binding.h"

#include <hb-subset.h>
#include <hb.h>

#define HARFBUZZ "libharfbuzz.so.0"

FORWARD(HARFBUZZ, hb_blob_t *, hb_blob_create_from_file_or_fail,
        (const char *file_name),
        (file_name))
FORWARD(HARFBUZZ, void, hb_blob_destroy, (hb_blob_t *blob), (blob))
FORWARD(HARFBUZZ, const char *, hb_blob_get_data,
        (hb_blob_t *blob, unsigned int *length),
        (blob, length))
FORWARD(HARFBUZZ, hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
FORWARD(HARFBUZZ, void, hb_face_destroy, (hb_face_t *face), (face))
FORWARD(HARFBUZZ, hb_blob_t *, hb_face_reference_blob, (hb_face_t *face), (face))
FORWARD(HARFBUZZ, void, hb_set_add, (hb_set_t *set, hb_codepoint_t codepoint), (set, codepoint))
FORWARD(HARFBUZZ, void, hb_set_clear, (hb_set_t *set), (set))
FORWARD(HARFBUZZ, const char *, hb_version_string, (void), ())
#define HARFBUZZ_SUBSET "libharfbuzz-subset.so.0"

FORWARD(HARFBUZZ_SUBSET, hb_subset_input_t *, hb_subset_input_create_or_fail, (void), ())
FORWARD(HARFBUZZ_SUBSET, void, hb_subset_input_destroy, (hb_subset_input_t *input), (input))
FORWARD(HARFBUZZ_SUBSET, hb_set_t *, hb_subset_input_glyph_set, (hb_subset_input_t *input), (input))
FORWARD(HARFBUZZ_SUBSET, hb_set_t *, hb_subset_input_set,
        (hb_subset_input_t *input, hb_subset_sets_t set_type),
        (input, set_type))
FORWARD(HARFBUZZ_SUBSET, void, hb_subset_input_set_flags,
        (hb_subset_input_t *input, unsigned int value),
        (input, value))
FORWARD(HARFBUZZ_SUBSET, hb_set_t *, hb_subset_input_unicode_set,
        (hb_subset_input_t *input),
        (input))
FORWARD(HARFBUZZ_SUBSET, hb_face_t *, hb_subset_or_fail,
        (hb_face_t *source, const hb_subset_input_t *input),
        (source, input))
