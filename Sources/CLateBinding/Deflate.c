#include "binding.h"

#include <libdeflate.h>

#define DEFLATE "libdeflate.so.0"

FORWARD(DEFLATE, uint32_t, libdeflate_adler32,
        (uint32_t adler, const void *buffer, size_t len),
        (adler, buffer, len))
FORWARD(DEFLATE, struct libdeflate_compressor *, libdeflate_alloc_compressor,
        (int compression_level),
        (compression_level))
FORWARD(DEFLATE, struct libdeflate_decompressor *, libdeflate_alloc_decompressor, (void), ())
FORWARD(DEFLATE, uint32_t, libdeflate_crc32,
        (uint32_t crc, const void *buffer, size_t len),
        (crc, buffer, len))
FORWARD(DEFLATE, void, libdeflate_free_compressor,
        (struct libdeflate_compressor *compressor),
        (compressor))
FORWARD(DEFLATE, void, libdeflate_free_decompressor,
        (struct libdeflate_decompressor *decompressor),
        (decompressor))
FORWARD(DEFLATE, size_t, libdeflate_zlib_compress,
        (struct libdeflate_compressor *compressor, const void *in, size_t in_nbytes, void *out,
         size_t out_nbytes_avail),
        (compressor, in, in_nbytes, out, out_nbytes_avail))
FORWARD(DEFLATE, size_t, libdeflate_zlib_compress_bound,
        (struct libdeflate_compressor *compressor, size_t in_nbytes),
        (compressor, in_nbytes))
FORWARD(DEFLATE, enum libdeflate_result, libdeflate_zlib_decompress,
        (struct libdeflate_decompressor *decompressor, const void *in, size_t in_nbytes, void *out,
         size_t out_nbytes_avail, size_t *actual_out_nbytes_ret),
        (decompressor, in, in_nbytes, out, out_nbytes_avail, actual_out_nbytes_ret))
