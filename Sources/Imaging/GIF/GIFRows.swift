/// Turns the pixels of an area into numbers of a palette, eight at a time.
struct GIFRows {
  private(set) var numbers: [UInt8]
  /// The same, but the clear number for pixels that may stay: they are the same as before, or the palette has no
  /// other colour for them than the one shown.
  private(set) var changes: [UInt8] = []
  /// Whether nothing shows through.
  private(set) var isOpaque = true

  /// `before` is only given with a palette that has a clear number.
  init(
    _ bitmap: Bitmap, _ before: Bitmap?, _ area: PixelArea, _ lookup: GIFPalette.Lookup
  ) {
    numbers = []
    let none: [UInt32] = []
    var cursor = GIFRowCursor(width: area.width, clear: lookup.clearNumber ?? 0)
    unsafe bitmap.pixels.withUnsafeBufferPointer { here in
      unsafe (before?.pixels ?? none).withUnsafeBufferPointer { there in
        guard let here = here.baseAddress else { return }
        let start = area.y * bitmap.width + area.x
        let rows = unsafe GIFRowSource(
          here: here + start,
          before: before == nil ? nil : there.baseAddress.map { unsafe $0 + start },
          stride: bitmap.width)
        unsafe fill(rows, area, &cursor, lookup)
      }
    }
    isOpaque = cursor.isOpaque
  }

  private mutating func fill(
    _ source: GIFRowSource, _ area: PixelArea, _ cursor: inout GIFRowCursor,
    _ lookup: GIFPalette.Lookup
  ) {
    let count = area.pixelCount
    let hasBefore = unsafe source.before != nil
    unsafe numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, filled in
      guard let numbers = numbers.baseAddress else { return }
      unsafe changes = [UInt8](unsafeUninitializedCapacity: hasBefore ? count : 0) {
        changes, changed in
        for line in 0..<area.height {
          let row = unsafe source.row(line, numbers, changes.baseAddress, width: area.width)
          unsafe cursor.fill(row, lookup)
        }
        changed = hasBefore ? count : 0
      }
      filled = count
    }
    if !hasBefore { changes = numbers }
  }
}

/// Where the pixels of an area begin, here and in the picture before.
@unsafe struct GIFRowSource {
  let here: UnsafePointer<UInt32>
  let before: UnsafePointer<UInt32>?
  /// Pixels from one row to the next.
  let stride: Int

  /// One row, and where its numbers go.
  @unsafe struct Row {
    let here: UnsafePointer<UInt32>
    let before: UnsafePointer<UInt32>?
    /// The row above, whose numbers stand `width` before these.
    let above: UnsafePointer<UInt32>?
    let numbers: UnsafeMutablePointer<UInt8>
    let changes: UnsafeMutablePointer<UInt8>?
  }

  @inline(__always) func row(
    _ line: Int, _ numbers: UnsafeMutablePointer<UInt8>, _ changes: UnsafeMutablePointer<UInt8>?,
    width: Int
  ) -> Row {
    let start = unsafe line &* stride
    let target = line &* width
    return unsafe Row(
      here: here + start, before: before.map { unsafe $0 + start },
      above: line > 0 ? here + start - stride : nil, numbers: numbers + target,
      changes: changes.map { unsafe $0 + target })
  }
}

/// Looks up rows, from the first to the last.
struct GIFRowCursor {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  let width: Int
  let clear: UInt8
  private(set) var isOpaque = true

  init(width: Int, clear: UInt8) {
    self.width = width
    self.clear = clear
  }

  mutating func fill(_ row: GIFRowSource.Row, _ lookup: GIFPalette.Lookup) {
    var x = 0
    while x &+ 8 <= width {
      unsafe fillEight(row, x, lookup)
      x &+= 8
    }
    while x < width {
      let number = unsafe number(row.here[x], lookup)
      unsafe row.numbers[x] = number
      if let before = unsafe row.before, let changes = unsafe row.changes {
        unsafe changes[x] = self.number(before[x], lookup) == number ? clear : number
      }
      x &+= 1
    }
  }

  @inline(__always) private mutating func fillEight(
    _ row: GIFRowSource.Row, _ x: Int, _ lookup: GIFPalette.Lookup
  ) {
    let here = unsafe Eight(row.here + x)
    var numbers: UInt64
    if let above = unsafe row.above, unsafe here == Eight(above + x) {
      numbers = unsafe UnsafeRawPointer(row.numbers + x - width).loadUnaligned(as: UInt64.self)
    } else {
      numbers = unsafe self.numbers(here, row.here + x, lookup)
    }
    unsafe UnsafeMutableRawPointer(row.numbers + x).storeBytes(of: numbers, as: UInt64.self)
    guard let before = unsafe row.before, let changes = unsafe row.changes else { return }
    let there = unsafe Eight(before + x)
    let same =
      unsafe here == there
      ? .max : Self.equalBytes(numbers, self.numbers(there, before + x, lookup))
    numbers = numbers & ~same | UInt64(clear) &* Self.ones & same
    unsafe UnsafeMutableRawPointer(changes + x).storeBytes(of: numbers, as: UInt64.self)
  }

  /// Eight pixels' numbers, the first one's in the lowest byte.
  @inline(__always) private mutating func numbers(
    _ eight: Eight, _ pixels: UnsafePointer<UInt32>, _ lookup: GIFPalette.Lookup
  ) -> UInt64 {
    if eight.areOpaque, let numbers = unsafe lookup.numbersAtHand(pixels) {
      return numbers.littleEndian
    }
    return unsafe searchedNumbers(pixels, lookup)
  }

  @inline(never) private mutating func searchedNumbers(
    _ pixels: UnsafePointer<UInt32>, _ lookup: GIFPalette.Lookup
  ) -> UInt64 {
    var numbers: UInt64 = 0
    for index in 0..<8 {
      let number = unsafe number(pixels[index], lookup)
      numbers |= UInt64(number) &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return numbers.littleEndian
  }

  @inline(__always) private mutating func number(
    _ pixel: UInt32, _ lookup: GIFPalette.Lookup
  ) -> UInt8 {
    guard pixel < 0xFF00_0000 else { return lookup.number(of: pixel) }
    isOpaque = false
    return clear
  }

  /// All bits of the bytes that are the same in both.
  @inline(__always) private static func equalBytes(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let difference = first ^ second
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let differs = ((difference & low) &+ low | difference) & ~low
    return ((differs &>> 7) ^ ones) &* 0xFF
  }
}

/// Eight pixels in a row.
private struct Eight: Equatable {
  private let pixels: SIMD8<UInt32>

  @inline(__always) init(_ start: UnsafePointer<UInt32>) {
    unsafe pixels = UnsafeRawPointer(start).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always) var areOpaque: Bool {
    Self.isZero(~pixels & SIMD8(repeating: 0xFF00_0000))
  }

  @inline(__always) static func == (first: Eight, second: Eight) -> Bool {
    isZero(first.pixels ^ second.pixels)
  }

  @inline(__always) private static func isZero(_ pixels: SIMD8<UInt32>) -> Bool {
    let words = unsafe unsafeBitCast(pixels, to: SIMD4<UInt64>.self)
    return words[0] | words[1] | words[2] | words[3] == 0
  }
}
