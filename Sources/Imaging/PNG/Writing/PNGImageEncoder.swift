internal import Glibc

/// Turns a picture's pixels into a zlib stream and the form in which they stand in it.
struct PNGImageEncoder {
  struct Image {
    var form: PNGColorForm
    var stream: [UInt8]
  }

  let level: PNGLevel

  func encode(_ bitmap: Bitmap) -> Image {
    if let palette = PNGPalette(of: bitmap) { return encode(bitmap, .palette(palette)) }
    switch level {
    case .fast:
      if let stream = fastOpaqueStream(bitmap) { return Image(form: .rgb, stream: stream) }
      return encode(bitmap, .rgba)
    case .small, .tiny:
      return encode(bitmap, bitmap.isOpaque ? .rgb : .rgba)
    }
  }

  private func encode(_ bitmap: Bitmap, _ form: PNGColorForm) -> Image {
    let stream = level == .fast ? nil : PackedImageStream(bitmap, form).compressed(for: level)
    return Image(form: form, stream: stream ?? fastStream(bitmap, form))
  }

  /// Reads the bitmap's own pixels as units. Nothing if one of them is translucent.
  private func fastOpaqueStream(_ bitmap: Bitmap) -> [UInt8]? {
    guard bitmap.pixels[0] >= 0xFF00_0000 else { return nil }
    var stream = FastImageStream(width: bitmap.width, height: bitmap.height, unitBytes: 3)
    let width = bitmap.width
    let isOpaque = unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return false }
      for y in 0..<bitmap.height {
        let row = unsafe start + y * width
        if y > 0, unsafe memcmp(row, row - width, width * 4) == 0 {
          stream.addRepeatedRow()
        } else if unsafe !stream.addRow(row) {
          return false
        }
      }
      return true
    }
    return isOpaque ? stream.finished() : nil
  }

  /// Makes units of each row, in a window that follows.
  private func fastStream(_ bitmap: Bitmap, _ form: PNGColorForm) -> [UInt8] {
    let unitCount = form.unitCount(width: bitmap.width)
    var stream = FastImageStream(
      width: unitCount, height: bitmap.height, unitBytes: form.unitBytes)
    var window = UnitWindow(width: unitCount, unitBytes: form.unitBytes)
    let rows = UnitRows(form)
    for y in 0..<bitmap.height {
      let units = unsafe window.next { rows.fill(&$0, from: bitmap.row(y).span) }
      if bitmap.isRowRepeated(y) {
        stream.addRepeatedRow()
      } else {
        _ = unsafe stream.addRow(units)
      }
    }
    return stream.finished()
  }
}
