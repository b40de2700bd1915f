#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

// Swift does not see it where another module includes the same headers.
static const FT_Glyph_Format tessera_outline_format = FT_GLYPH_FORMAT_OUTLINE;
