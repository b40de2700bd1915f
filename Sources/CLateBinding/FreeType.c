#include "binding.h"

#include <ft2build.h>

#include FT_CONFIG_CONFIG_H
// FreeType would have its functions seen from outside of the program, too.
#undef FT_EXPORT
#define FT_EXPORT(type) extern type
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#define FREETYPE "libfreetype.so.6"

FORWARD(FREETYPE, FT_Error, FT_Done_Face, (FT_Face face), (face))
FORWARD(FREETYPE, FT_Error, FT_Done_FreeType, (FT_Library library), (library))
FORWARD(FREETYPE, FT_UInt, FT_Get_Char_Index, (FT_Face face, FT_ULong charcode), (face, charcode))
FORWARD(FREETYPE, FT_Error, FT_Init_FreeType, (FT_Library *alibrary), (alibrary))
FORWARD(FREETYPE, void, FT_Library_Version,
        (FT_Library library, FT_Int *amajor, FT_Int *aminor, FT_Int *apatch),
        (library, amajor, aminor, apatch))
FORWARD(FREETYPE, FT_Error, FT_Load_Glyph,
        (FT_Face face, FT_UInt glyph_index, FT_Int32 load_flags),
        (face, glyph_index, load_flags))
FORWARD(FREETYPE, FT_Error, FT_New_Face,
        (FT_Library library, const char *filepathname, FT_Long face_index, FT_Face *aface),
        (library, filepathname, face_index, aface))
FORWARD(FREETYPE, FT_Error, FT_New_Memory_Face,
        (FT_Library library, const FT_Byte *file_base, FT_Long file_size, FT_Long face_index,
         FT_Face *aface),
        (library, file_base, file_size, face_index, aface))
FORWARD(FREETYPE, FT_Error, FT_Outline_Decompose,
        (FT_Outline *outline, const FT_Outline_Funcs *func_interface, void *user),
        (outline, func_interface, user))
FORWARD(FREETYPE, FT_Error, FT_Outline_Get_Bitmap,
        (FT_Library library, FT_Outline *outline, const FT_Bitmap *abitmap),
        (library, outline, abitmap))
FORWARD(FREETYPE, void, FT_Outline_Get_CBox,
        (const FT_Outline *outline, FT_BBox *acbox),
        (outline, acbox))
FORWARD(FREETYPE, void, FT_Outline_Transform,
        (const FT_Outline *outline, const FT_Matrix *matrix),
        (outline, matrix))
FORWARD(FREETYPE, void, FT_Outline_Translate,
        (const FT_Outline *outline, FT_Pos xOffset, FT_Pos yOffset),
        (outline, xOffset, yOffset))
FORWARD(FREETYPE, FT_Error, FT_Select_Size,
        (FT_Face face, FT_Int strike_index),
        (face, strike_index))
