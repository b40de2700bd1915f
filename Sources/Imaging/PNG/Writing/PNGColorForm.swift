/// In which form a picture's colours stand in a file.
enum PNGColorForm {
  case rgb
  case rgba
  case palette(PNGPalette)

  /// PNG's number for it (PNG 3, 11.2.1).
  var colorType: UInt8 {
    switch self {
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// Whether there is no place for alpha.
  var isOpaque: Bool {
    if case .rgb = self { true } else { false }
  }

  /// Bits of a sample.
  var bitDepth: Int {
    guard case .palette(let palette) = self else { return 8 }
    return palette.bitDepth
  }

  /// Bytes of a unit: a pixel, or a byte of palette indexes.
  var unitBytes: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .palette: 1
    }
  }

  /// Units in a row of so many pixels.
  func unitCount(width: Int) -> Int {
    guard case .palette(let palette) = self else { return width }
    return (width * palette.bitDepth + 7) / 8
  }
}
