#include "binding.h"

#include <turbojpeg.h>

#define TURBOJPEG "libturbojpeg.so.0"

FORWARD(TURBOJPEG, int, tjCompress2,
        (tjhandle handle, const unsigned char *srcBuf, int width, int pitch, int height,
         int pixelFormat, unsigned char **jpegBuf, unsigned long *jpegSize, int jpegSubsamp,
         int jpegQual, int flags),
        (handle, srcBuf, width, pitch, height, pixelFormat, jpegBuf, jpegSize, jpegSubsamp, jpegQual, flags))
FORWARD(TURBOJPEG, int, tjDecompress2,
        (tjhandle handle, const unsigned char *jpegBuf, unsigned long jpegSize,
         unsigned char *dstBuf, int width, int pitch, int height, int pixelFormat, int flags),
        (handle, jpegBuf, jpegSize, dstBuf, width, pitch, height, pixelFormat, flags))
FORWARD(TURBOJPEG, int, tjDecompressHeader3,
        (tjhandle handle, const unsigned char *jpegBuf, unsigned long jpegSize, int *width,
         int *height, int *jpegSubsamp, int *jpegColorspace),
        (handle, jpegBuf, jpegSize, width, height, jpegSubsamp, jpegColorspace))
FORWARD(TURBOJPEG, int, tjDestroy, (tjhandle handle), (handle))
FORWARD(TURBOJPEG, void, tjFree, (unsigned char *buffer), (buffer))
FORWARD(TURBOJPEG, char *, tjGetErrorStr2, (tjhandle handle), (handle))
FORWARD(TURBOJPEG, tjhandle, tjInitCompress, (void), ())
FORWARD(TURBOJPEG, tjhandle, tjInitDecompress, (void), ())
