internal import CPango

/// A font file as Cairo takes it, to write it into documents. Cairo reads the file by itself.
@safe final class CairoFont {
  let pointer: OpaquePointer?

  init(_ file: FontFile) {
    unsafe pointer = PangoGate.pass { unsafe tessera_font_face(file.path, file.index) }
  }

  deinit { PangoGate.pass { unsafe cairo_font_face_destroy(pointer) } }
}
