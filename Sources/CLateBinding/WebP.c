#include "binding.h"

// Else its functions were seen from outside of the program, too.
#define WEBP_EXTERN extern
#include <webp/decode.h>
#include <webp/encode.h>

#define WEBP "libwebp.so.7"

FORWARD(WEBP, int, WebPConfigInitInternal,
        (WebPConfig *a, WebPPreset b, float c, int d),
        (a, b, c, d))
FORWARD(WEBP, uint8_t *, WebPDecodeBGRAInto,
        (const uint8_t *data, size_t data_size, uint8_t *output_buffer, size_t output_buffer_size,
         int output_stride),
        (data, data_size, output_buffer, output_buffer_size, output_stride))
FORWARD(WEBP, int, WebPEncode, (const WebPConfig *config, WebPPicture *picture), (config, picture))
FORWARD(WEBP, int, WebPGetEncoderVersion, (void), ())
FORWARD(WEBP, int, WebPGetInfo,
        (const uint8_t *data, size_t data_size, int *width, int *height),
        (data, data_size, width, height))
FORWARD(WEBP, int, WebPMemoryWrite,
        (const uint8_t *data, size_t data_size, const WebPPicture *picture),
        (data, data_size, picture))
FORWARD(WEBP, void, WebPMemoryWriterClear, (WebPMemoryWriter *writer), (writer))
FORWARD(WEBP, void, WebPMemoryWriterInit, (WebPMemoryWriter *writer), (writer))
FORWARD(WEBP, void, WebPPictureFree, (WebPPicture *picture), (picture))
FORWARD(WEBP, int, WebPPictureImportBGRA,
        (WebPPicture *picture, const uint8_t *bgra, int bgra_stride),
        (picture, bgra, bgra_stride))
FORWARD(WEBP, int, WebPPictureInitInternal, (WebPPicture *a, int b), (a, b))
