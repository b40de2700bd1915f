#include "binding.h"

#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>

#define FONTCONFIG "libfontconfig.so.1"

FORWARD(FONTCONFIG, FcBool, FcCharSetHasChar, (const FcCharSet *fcs, FcChar32 ucs4), (fcs, ucs4))
FORWARD(FONTCONFIG, FcBool, FcConfigAppFontAddFile,
        (FcConfig *config, const FcChar8 *file),
        (config, file))
FORWARD(FONTCONFIG, FcConfig *, FcConfigCreate, (void), ())
FORWARD(FONTCONFIG, void, FcConfigDestroy, (FcConfig *config), (config))
FORWARD(FONTCONFIG, FcFontSet *, FcConfigGetFonts, (FcConfig *config, FcSetName set), (config, set))
FORWARD(FONTCONFIG, FcBool, FcConfigParseAndLoadFromMemory,
        (FcConfig *config, const FcChar8 *buffer, FcBool complain),
        (config, buffer, complain))
FORWARD(FONTCONFIG, FcBool, FcConfigSetCurrent, (FcConfig *config), (config))
FORWARD(FONTCONFIG, FcPattern *, FcFreeTypeQuery,
        (const FcChar8 *file, unsigned int id, FcBlanks *blanks, int *count),
        (file, id, blanks, count))
FORWARD(FONTCONFIG, int, FcGetVersion, (void), ())
FORWARD(FONTCONFIG, FcBool, FcPatternAddInteger,
        (FcPattern *p, const char *object, int i),
        (p, object, i))
FORWARD(FONTCONFIG, FcBool, FcPatternAddString,
        (FcPattern *p, const char *object, const FcChar8 *s),
        (p, object, s))
FORWARD(FONTCONFIG, FcPattern *, FcPatternCreate, (void), ())
FORWARD(FONTCONFIG, void, FcPatternDestroy, (FcPattern *p), (p))
FORWARD(FONTCONFIG, FcResult, FcPatternGetCharSet,
        (const FcPattern *p, const char *object, int n, FcCharSet **c),
        (p, object, n, c))
FORWARD(FONTCONFIG, FcResult, FcPatternGetDouble,
        (const FcPattern *p, const char *object, int n, double *d),
        (p, object, n, d))
FORWARD(FONTCONFIG, FcResult, FcPatternGetInteger,
        (const FcPattern *p, const char *object, int n, int *i),
        (p, object, n, i))
FORWARD(FONTCONFIG, FcResult, FcPatternGetMatrix,
        (const FcPattern *p, const char *object, int n, FcMatrix **s),
        (p, object, n, s))
FORWARD(FONTCONFIG, FcResult, FcPatternGetString,
        (const FcPattern *p, const char *object, int n, FcChar8 **s),
        (p, object, n, s))
