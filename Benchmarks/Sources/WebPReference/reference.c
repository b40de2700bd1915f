#include "WebPReference.h"

#include <webp/encode.h>
#include <webp/mux.h>

size_t webp_reference_still(const uint32_t *pixels, int width, int height) {
  uint8_t *output = NULL;
  size_t size = WebPEncodeLosslessBGRA((const uint8_t *)pixels, width, height, width * 4, &output);
  WebPFree(output);
  return size;
}

size_t webp_reference_animation(const uint32_t *pixels, int width, int height, int count) {
  WebPAnimEncoderOptions options;
  WebPConfig config;
  if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&config)) return 0;
  config.lossless = 1;
  WebPAnimEncoder *encoder = WebPAnimEncoderNew(width, height, &options);
  if (!encoder) return 0;
  for (int index = 0; index < count; index++) {
    WebPPicture picture;
    if (!WebPPictureInit(&picture)) break;
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    const uint32_t *frame = pixels + (size_t)index * width * height;
    if (WebPPictureImportBGRA(&picture, (const uint8_t *)frame, width * 4))
      WebPAnimEncoderAdd(encoder, &picture, index * 16, &config);
    WebPPictureFree(&picture);
  }
  WebPAnimEncoderAdd(encoder, NULL, count * 16, NULL);
  WebPData data;
  WebPDataInit(&data);
  size_t size = WebPAnimEncoderAssemble(encoder, &data) ? data.size : 0;
  WebPDataClear(&data);
  WebPAnimEncoderDelete(encoder);
  return size;
}
