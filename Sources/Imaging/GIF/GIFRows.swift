/// Turns the pixels of an area into numbers of a palette, eight at a time where they are all the same.
struct GIFRows {
  private let area: PixelArea
  private let clear: UInt8
  private let isExact: Bool
  private var lookup: GIFPalette.Lookup
  private(set) var numbers: [UInt8]
  /// Whether nothing shows through.
  private(set) var isOpaque = true

  init(_ area: PixelArea, _ palette: GIFPalette) {
    self.area = area
    clear = palette.clearNumber ?? 0
    isExact = palette.isExact
    lookup = GIFPalette.Lookup(palette)
    numbers = [UInt8](repeating: 0, count: area.pixelCount)
  }

  mutating func fill(from bitmap: Bitmap) {
    var (numbers, lookup, isOpaque) = (self.numbers, self.lookup, true)
    unsafe numbers.withUnsafeMutableBufferPointer { numbers in
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let target = numbers.baseAddress, let source = pixels.baseAddress else { return }
        for line in 0..<area.height {
          let start = (area.y + line) * bitmap.width + area.x
          let isRowOpaque = unsafe fill(
            target + line * area.width, from: source + start, &lookup)
          isOpaque = isOpaque && isRowOpaque
        }
      }
    }
    (self.numbers, self.lookup, self.isOpaque) = (numbers, lookup, isOpaque)
  }

  /// Writes a row's numbers; returns whether nothing shows through.
  @inline(__always) private func fill(
    _ target: UnsafeMutablePointer<UInt8>, from pixels: UnsafePointer<UInt32>,
    _ lookup: inout GIFPalette.Lookup
  ) -> Bool {
    var isOpaque = true
    var last = unsafe ~pixels[0]
    var number = clear
    var x = 0
    while x < area.width {
      if x &+ 8 <= area.width, unsafe Self.areAll(pixels + x, last) {
        unsafe UnsafeMutableRawPointer(target + x).storeBytes(
          of: UInt64(number) &* 0x0101_0101_0101_0101, as: UInt64.self)
        x &+= 8
        continue
      }
      let end = min(x &+ 8, area.width)
      while x < end {
        let pixel = unsafe pixels[x]
        if pixel != last {
          last = pixel
          let shows = pixel < 0xFF00_0000
          number = shows ? clear : lookup.number(of: pixel)
          isOpaque = isOpaque && !shows
        }
        unsafe target[x] = number
        x &+= 1
      }
    }
    return isOpaque
  }

  /// The numbers with `clear` for every pixel that may stay: it is the same as before, or the palette has no
  /// other colour for it than the one shown.
  mutating func changes(of bitmap: Bitmap, from before: Bitmap, _ clear: UInt8) -> [UInt8] {
    var changes = numbers
    var lookup = lookup
    unsafe changes.withUnsafeMutableBufferPointer { changes in
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        unsafe before.pixels.withUnsafeBufferPointer { before in
          guard let target = changes.baseAddress, let here = pixels.baseAddress,
            let there = before.baseAddress
          else { return }
          for line in 0..<area.height {
            let start = (area.y + line) * bitmap.width + area.x
            unsafe compare(
              here + start, there + start, target + line * area.width, clear, &lookup)
          }
        }
      }
    }
    return changes
  }

  @inline(__always) private func compare(
    _ pixels: UnsafePointer<UInt32>, _ before: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt8>, _ clear: UInt8, _ lookup: inout GIFPalette.Lookup
  ) {
    var last: UInt32 = 0
    var shownNumber: UInt8 = 0
    var x = 0
    while x < area.width {
      if x &+ 8 <= area.width, unsafe Self.areSame(pixels + x, before + x) {
        unsafe UnsafeMutableRawPointer(target + x).storeBytes(
          of: UInt64(clear) &* 0x0101_0101_0101_0101, as: UInt64.self)
        x &+= 8
        continue
      }
      let end = min(x &+ 8, area.width)
      while x < end {
        let shown = unsafe before[x]
        var stays = unsafe pixels[x] == shown
        // Colours far apart are seldom the same to the palette.
        if !stays, !isExact, unsafe (pixels[x] ^ shown) & 0xE0E0E0 == 0 {
          if shown != last {
            last = shown
            shownNumber = lookup.number(of: shown)
          }
          stays = unsafe shownNumber == target[x]
        }
        if stays { unsafe target[x] = clear }
        x &+= 1
      }
    }
  }

  /// Whether eight pixels are all the same one.
  @inline(__always) private static func areAll(
    _ pixels: UnsafePointer<UInt32>, _ pixel: UInt32
  ) -> Bool {
    let pair = UInt64(pixel) &<< 32 | UInt64(pixel)
    let first = unsafe (word(pixels, 0) ^ pair) | (word(pixels, 2) ^ pair)
    let second = unsafe (word(pixels, 4) ^ pair) | (word(pixels, 6) ^ pair)
    return first | second == 0
  }

  /// Whether eight pixels are the same here and there.
  @inline(__always) private static func areSame(
    _ here: UnsafePointer<UInt32>, _ there: UnsafePointer<UInt32>
  ) -> Bool {
    let first = unsafe (word(here, 0) ^ word(there, 0)) | (word(here, 2) ^ word(there, 2))
    let second = unsafe (word(here, 4) ^ word(there, 4)) | (word(here, 6) ^ word(there, 6))
    return first | second == 0
  }

  @inline(__always) private static func word(
    _ pixels: UnsafePointer<UInt32>, _ offset: Int
  ) -> UInt64 {
    unsafe UnsafeRawPointer(pixels + offset).loadUnaligned(as: UInt64.self)
  }
}
