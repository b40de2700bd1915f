/// Makes a row's units from a row's pixels: straight colours, or palette indexes packed into bytes.
///
/// A unit is `0xAARRGGBB`; a byte of indexes stands where red does.
struct UnitRows {
  private let form: PNGColorForm
  private let straight = StraightColor()

  init(_ form: PNGColorForm) { self.form = form }

  func fill(_ units: inout MutableSpan<UInt32>, from pixels: Span<UInt32>) {
    switch form {
    case .rgb:
      for index in units.indices { units[index] = pixels[index] }
    case .rgba: fillStraight(&units, from: pixels)
    case .palette(let palette): fillIndexes(&units, from: pixels, palette)
    }
  }

  private func fillStraight(_ units: inout MutableSpan<UInt32>, from pixels: Span<UInt32>) {
    // Neighbours are often the same, and a division costs more than a look.
    var last: UInt32 = 0
    var lastUnit: UInt32 = 0
    for index in units.indices {
      let pixel = pixels[index]
      if pixel != last {
        last = pixel
        lastUnit = straight.divided(pixel)
      }
      units[index] = lastUnit
    }
  }

  private func fillIndexes(
    _ units: inout MutableSpan<UInt32>, from pixels: Span<UInt32>, _ palette: PNGPalette
  ) {
    let depth = palette.bitDepth
    var last = pixels[0]
    var lastIndex = UInt32(palette.indexes[last])
    var byte: UInt32 = 0
    var bits = 0
    var unit = 0
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last {
        last = pixel
        lastIndex = UInt32(palette.indexes[pixel])
      }
      byte = byte << UInt32(depth) | lastIndex
      bits += depth
      if bits == 8 {
        units[unit] = byte << 16
        unit += 1
        byte = 0
        bits = 0
      }
    }
    if bits > 0 { units[unit] = byte << UInt32(16 + 8 - bits) }
  }
}
