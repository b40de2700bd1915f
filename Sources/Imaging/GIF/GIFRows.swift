/// Turns the pixels of an area into numbers of a palette, eight at a time.
struct GIFRows {
  let numbers: [UInt8]
  /// The same, but the clear number for pixels that may stay: they are the same as before, or the palette has no
  /// other colour for them than the one shown.
  let changes: [UInt8]
  /// Whether nothing shows through.
  let isOpaque: Bool

  /// `before` is only given with a palette that has a clear number.
  init(
    of bitmap: Bitmap, after before: Bitmap?, in area: PixelArea, lookup: GIFPalette.Lookup
  ) {
    var cursor = GIFRowCursor(bitmap, in: area, lookup: lookup)
    var numbers = [UInt8](repeating: 0, count: area.pixelCount)
    var changes = before == nil ? [] : numbers
    var numberSpan = numbers.mutableSpan
    var changeSpan = changes.mutableSpan
    for line in 0..<area.height {
      cursor.say(line, of: bitmap.pixels.span, in: &numberSpan)
      guard let before else { continue }
      let row = line * area.width..<(line + 1) * area.width
      changeSpan.withPart(row) { $0.copy(numberSpan.span.extracting(row)) }
      cursor.leave(
        line, of: bitmap.pixels.span, as: before.pixels.span, in: &changeSpan)
    }
    isOpaque = cursor.isOpaque
    self.changes = before == nil ? numbers : changes
    self.numbers = numbers
  }
}

/// Looks up rows, from the first to the last.
private struct GIFRowCursor {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private let width: Int
  /// The area's first pixel among the picture's, and the pixels from one row to the next.
  private let start: Int
  private let stride: Int
  private let clear: UInt8
  private let lookup: GIFPalette.Lookup
  private(set) var isOpaque = true

  init(_ bitmap: Bitmap, in area: PixelArea, lookup: GIFPalette.Lookup) {
    width = area.width
    start = area.y * bitmap.width + area.x
    stride = bitmap.width
    clear = lookup.clearNumber ?? 0
    self.lookup = lookup
  }

  /// Puts the numbers of a row's pixels in their places.
  mutating func say(_ line: Int, of pixels: Span<UInt32>, in numbers: inout MutableSpan<UInt8>) {
    let (row, target) = (start &+ line &* stride, line &* width)
    precondition(target >= 0 && target + width <= numbers.count)
    var x = 0
    while x &+ 8 <= width {
      let here = pixels.eight(at: row &+ x)
      let place = target &+ x
      if line > 0, Self.areSame(here, pixels.eight(at: row &+ x &- stride)) {
        numbers.store(numbers.span.word(at: place &- width), at: place)
      } else {
        numbers.store(self.numbers(of: here), at: place)
      }
      x &+= 8
    }
    while x < width {
      numbers[target &+ x] = number(of: pixels[row &+ x])
      x &+= 1
    }
  }

  /// Puts the clear number in the places of a row's pixels that may stay as they were before; the others' own numbers
  /// are there already.
  mutating func leave(
    _ line: Int, of pixels: Span<UInt32>, as before: Span<UInt32>,
    in changes: inout MutableSpan<UInt8>
  ) {
    let (row, target) = (start &+ line &* stride, line &* width)
    precondition(target >= 0 && target + width <= changes.count)
    let clears = UInt64(clear) &* Self.ones
    var x = 0
    while x &+ 8 <= width {
      let place = target &+ x
      let there = before.eight(at: row &+ x)
      if Self.areSame(pixels.eight(at: row &+ x), there) {
        changes.store(clears, at: place)
      } else {
        let numbers = changes.span.word(at: place)
        let same = Self.equalBytes(numbers, self.numbers(of: there))
        changes.store(numbers & ~same | clears & same, at: place)
      }
      x &+= 8
    }
    while x < width {
      if number(of: before[row &+ x]) == changes[target &+ x] { changes[target &+ x] = clear }
      x &+= 1
    }
  }

  /// Eight pixels' numbers, the first one's in the lowest byte.
  @inline(__always) private mutating func numbers(of pixels: SIMD8<UInt32>) -> UInt64 {
    if Self.isZero(~pixels & SIMD8(repeating: 0xFF00_0000)),
      let numbers = lookup.numbersAtHand(pixels)
    {
      return numbers
    }
    return searchedNumbers(of: pixels)
  }

  @inline(never) private mutating func searchedNumbers(of pixels: SIMD8<UInt32>) -> UInt64 {
    var numbers: UInt64 = 0
    for index in 0..<8 {
      numbers |= UInt64(number(of: pixels[index])) &<< UInt64(truncatingIfNeeded: index &* 8)
    }
    return numbers
  }

  @inline(__always) private mutating func number(of pixel: UInt32) -> UInt8 {
    guard pixel < 0xFF00_0000 else { return lookup.number(of: pixel) }
    isOpaque = false
    return clear
  }

  @inline(__always) private static func areSame(
    _ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>
  ) -> Bool {
    isZero(first ^ second)
  }

  @inline(__always) private static func isZero(_ pixels: SIMD8<UInt32>) -> Bool {
    let four = pixels.lowHalf | pixels.highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1] == 0
  }

  /// All bits of the bytes that are the same in both.
  @inline(__always) private static func equalBytes(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let difference = first ^ second
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let differs = ((difference & low) &+ low | difference) & ~low
    return ((differs &>> 7) ^ ones) &* 0xFF
  }
}
