internal import Glibc

/// Turns a picture's pixels into a zlib stream and the form in which they stand in it.
struct PNGImageEncoder {
  struct Image {
    var form: PNGColorForm
    var stream: [UInt8]
  }

  /// A drawn picture with text and shadows has some ten pixels to a byte of its file.
  private static let pixelsToAByte = 5

  let level: PNGLevel
  /// Whether what comes out large is tried with filters, too.
  var triesFilters = true

  func encode(_ bitmap: Bitmap) -> Image {
    if let palette = PNGPalette(of: bitmap) {
      return Image(form: .palette(palette), stream: stream(of: bitmap, .palette(palette)))
    }
    // A translucent picture mostly begins with a translucent pixel; where not, the first stream is in vain.
    if bitmap.pixels[0] >= 0xFF00_0000, level == .fast || bitmap.isOpaque,
      let stream = stream(of: bitmap, as: .rgb)
    {
      return Image(form: .rgb, stream: stream)
    }
    return Image(form: .rgba, stream: stream(of: bitmap, .rgba))
  }

  private func stream(of bitmap: Bitmap, _ form: PNGColorForm) -> [UInt8] {
    stream(of: bitmap, as: form) ?? []
  }

  /// Nothing if a pixel is translucent although the form has no place for it.
  func stream(of bitmap: Bitmap, as form: PNGColorForm) -> [UInt8]? {
    switch level {
    case .fast:
      let isRich = PictureCharacter(of: bitmap, everyRow: 64) == .rich
      return drawn(bitmap, form, isRich: isRich, filteredLevel: 1)
    case .small:
      let isRich = PictureCharacter(of: bitmap, everyRow: 16) == .rich
      return drawn(bitmap, form, isRich: isRich, filteredLevel: 8)
    case .tiny:
      let plain = Deflater(level: 12)?.zlibStream(of: PackedRows(bitmap, form, .asZeros).bytes)
      return Self.smallest([plain, filtered(bitmap, form, 12), units(of: bitmap, form)])
    }
  }

  /// Unit by unit, where that suits the picture. A photo has few units that repeat, and a gradient has many but
  /// comes out large: both are smaller with filters.
  private func drawn(
    _ bitmap: Bitmap, _ form: PNGColorForm, isRich: Bool, filteredLevel: Int
  ) -> [UInt8]? {
    if isRich, let stream = filtered(bitmap, form, filteredLevel) { return stream }
    guard let stream = units(of: bitmap, form) else { return nil }
    let isLarge = stream.count > bitmap.pixels.count / Self.pixelsToAByte
    return isLarge && triesFilters
      ? Self.smallest([stream, filtered(bitmap, form, filteredLevel)]) : stream
  }

  /// The shortest of the streams that there are; the first of equals.
  private static func smallest(_ streams: [[UInt8]?]) -> [UInt8]? {
    streams.compactMap(\.self).min { $0.count < $1.count }
  }

  /// By libdeflate, each row with its best filter. Nothing if there is no memory for it, or no place for a
  /// pixel's alpha.
  private func filtered(_ bitmap: Bitmap, _ form: PNGColorForm, _ level: Int) -> [UInt8]? {
    guard !form.isOpaque || bitmap.isOpaque else { return nil }
    let rows = PackedRows(bitmap, form, .asTheyAre)
    var filters = RowFilters(rowBytes: rows.rowBytes, pixelBytes: rows.pixelBytes)
    return Deflater(level: level)?.zlibStream(of: filters.filtered(rows))
  }

  /// By our own means, unit by unit.
  private func units(of bitmap: Bitmap, _ form: PNGColorForm) -> [UInt8]? {
    if case .rgb = form { return pixelUnits(of: bitmap) }
    return madeUnits(of: bitmap, form)
  }

  private func emptyStream(_ bitmap: Bitmap, _ form: PNGColorForm) -> UnitStream {
    UnitStream(
      width: form.unitCount(width: bitmap.width), height: bitmap.height,
      unitBytes: form.unitBytes, isThorough: level != .fast)
  }

  /// The bitmap's own pixels are the units. Nothing if one of them is translucent.
  private func pixelUnits(of bitmap: Bitmap) -> [UInt8]? {
    var stream = emptyStream(bitmap, .rgb)
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

  /// Units are made of each row, in a window that follows.
  private func madeUnits(of bitmap: Bitmap, _ form: PNGColorForm) -> [UInt8] {
    var stream = emptyStream(bitmap, form)
    var window = UnitWindow(
      width: form.unitCount(width: bitmap.width), unitBytes: form.unitBytes)
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
