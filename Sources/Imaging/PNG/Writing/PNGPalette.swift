/// The colours of a picture that has 256 at most, straight, those that let something through first.
struct PNGPalette {
  static let largestCount = 256
  private static let rowStep = 16

  let colors: [UInt32]
  /// Which of `colors` a bitmap's pixel is.
  let indexes: PixelIndex

  /// Nothing if the picture has more colours.
  init?(of bitmap: Bitmap) {
    guard Self.mayFit(bitmap) else { return nil }
    var colors = PictureColors()
    colors.addColors(of: bitmap)
    guard let palette = colors.palette else { return nil }
    self = palette
  }

  /// Of all the pixels there are.
  init(_ pixels: PixelIndex) {
    var seen = pixels
    let straight = StraightColor()
    // Pixels that are different only where nothing is seen of them become one colour.
    let order = seen.pixels.map { (pixel: $0, color: straight.divided($0)) }
      .sorted {
        ($0.color >> 24 == 255 ? 1 : 0, $0.color) < ($1.color >> 24 == 255 ? 1 : 0, $1.color)
      }
    var colors: [UInt32] = []
    for entry in order {
      if colors.last != entry.color { colors.append(entry.color) }
      seen.set(entry.pixel, to: colors.count - 1)
    }
    self.colors = colors
    indexes = seen
  }

  /// A look at some rows, since most pictures that have too many colours have them in few rows.
  private static func mayFit(_ bitmap: Bitmap) -> Bool {
    var colors = PictureColors()
    for y in stride(from: bitmap.height % rowStep / 2, to: bitmap.height, by: rowStep) {
      guard colors.addColors(of: bitmap.row(y)) else { return false }
    }
    return true
  }

  /// Bits that an index takes in the file.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Colours that are not opaque, and so have an entry in `tRNS`.
  var translucentCount: Int {
    colors.prefix { $0 >> 24 < 255 }.count
  }
}

/// A table from pixels to small numbers, for at most 256 pixels.
struct PixelIndex {
  private static let slotBits = 10
  private var keys = [UInt32](repeating: 0, count: 1 << slotBits)
  /// -1 in an empty slot.
  private var values = [Int16](repeating: -1, count: 1 << slotBits)
  private(set) var pixels: [UInt32] = []

  /// Whether there was room for the pixel, or it is there already.
  mutating func add(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    guard values[slot] < 0 else { return true }
    guard pixels.count < PNGPalette.largestCount else { return false }
    keys[slot] = pixel
    values[slot] = Int16(pixels.count)
    pixels.append(pixel)
    return true
  }

  mutating func set(_ pixel: UInt32, to value: Int) {
    let slot = slot(of: pixel)
    keys[slot] = pixel
    values[slot] = Int16(value)
  }

  /// The number of a pixel that was added.
  subscript(pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: values[slot(of: pixel)])
  }

  /// The slot of the pixel, or the one that it would be put into. A quarter of the slots is used at most.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 0x9E37_79B1) >> UInt32(32 - Self.slotBits))
    while values[slot] >= 0, keys[slot] != pixel {
      slot = (slot + 1) & (1 << Self.slotBits - 1)
    }
    return slot
  }
}
