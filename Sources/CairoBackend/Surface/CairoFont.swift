internal import CCairo
internal import CPango

/// A font file as Cairo takes it, to write it into documents. Cairo reads the file by itself.
@safe final class CairoFont {
  let pointer: OpaquePointer?

  init(_ file: FontFile) {
    unsafe pointer = PangoGate.pass { unsafe tessera_font_face(file.path, file.index) }
  }

  /// A font file in memory; nil where it is none.
  init?(bytes: [UInt8]) {
    let face = unsafe PangoGate.pass {
      unsafe bytes.withUnsafeBytes { unsafe tessera_memory_font_face($0.baseAddress, $0.count) }
    }
    guard let face = unsafe face else { return nil }
    unsafe pointer = face
  }

  deinit { PangoGate.pass { unsafe cairo_font_face_destroy(pointer) } }
}
