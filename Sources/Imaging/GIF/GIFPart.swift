/// The part of a frame that is written, as numbers of a palette.
struct GIFPart {
  private(set) var area: PixelArea
  private(set) var numbers: [UInt8]
  /// The same, but for pixels that may stay as they are.
  private(set) var changes: [UInt8]
  /// Whether nothing shows through.
  let isOpaque: Bool
  /// What stands in `changes` for a pixel that may stay.
  private let clear: UInt8?

  /// `before` is what is shown already, if that can be built upon.
  init(_ bitmap: Bitmap, _ before: Bitmap?, _ area: PixelArea, _ palette: GIFPalette) {
    var numbers = [UInt8](repeating: 0, count: area.pixelCount)
    var changes = numbers
    var isOpaque = true
    var row = Row(palette)
    var allNumbers = numbers.mutableSpan
    var allChanges = changes.mutableSpan
    for line in 0..<area.height {
      let start = (area.y + line) * bitmap.width + area.x
      let target = line * area.width
      let pixels = bitmap.pixels.span.extracting(start..<start + area.width)
      isOpaque = row.fill(&allNumbers, from: target, with: pixels) && isOpaque
      guard let before else { continue }
      let pixelsBefore = before.pixels.span.extracting(start..<start + area.width)
      row.compare(pixels, pixelsBefore, allNumbers, from: target, into: &allChanges)
    }
    self.changes = before == nil ? numbers : changes
    (self.area, self.numbers, self.isOpaque) = (area, numbers, isOpaque)
    clear = before == nil ? nil : palette.clearNumber
  }

  /// Works on one row after the other.
  private struct Row {
    private var lookup: GIFPalette.Lookup
    private let clear: UInt8
    private let isExact: Bool

    init(_ palette: GIFPalette) {
      lookup = GIFPalette.Lookup(palette)
      clear = palette.clearNumber ?? 0
      isExact = palette.isExact
    }

    /// Writes the pixels' numbers; returns whether nothing shows through.
    mutating func fill(
      _ numbers: inout MutableSpan<UInt8>, from start: Int, with pixels: Span<UInt32>
    ) -> Bool {
      var isOpaque = true
      var last = ~pixels[0]
      var number = clear
      for x in pixels.indices {
        let pixel = unsafe pixels[unchecked: x]
        if pixel != last {
          last = pixel
          if pixel >= 0xFF00_0000 {
            number = lookup.number(of: pixel)
          } else {
            number = clear
            isOpaque = false
          }
        }
        numbers[start &+ x] = number
      }
      return isOpaque
    }

    /// A pixel may stay if it is the same, or if the palette has no other colour for it than the one shown.
    mutating func compare(
      _ pixels: Span<UInt32>, _ before: Span<UInt32>, _ numbers: borrowing MutableSpan<UInt8>,
      from start: Int, into changes: inout MutableSpan<UInt8>
    ) {
      var last: UInt32 = 0
      var shownNumber: UInt8 = 0
      for x in pixels.indices {
        let shown = unsafe before[unchecked: x]
        let number = numbers[start &+ x]
        var stays = unsafe pixels[unchecked: x] == shown
        if !stays, !isExact {
          if shown != last {
            last = shown
            shownNumber = lookup.number(of: shown)
          }
          stays = shownNumber == number
        }
        changes[start &+ x] = stays ? clear : number
      }
    }
  }

  /// Leaves away what may stay at all sides; returns false if that is everything.
  mutating func trim() -> Bool {
    guard let clear else { return true }
    let (width, height) = (area.width, area.height)
    func stays(row y: Int) -> Bool {
      changes[y * width..<(y + 1) * width].allSatisfy { $0 == clear }
    }
    func stays(column x: Int, _ rows: Range<Int>) -> Bool {
      rows.allSatisfy { changes[$0 * width + x] == clear }
    }
    guard let top = (0..<height).first(where: { !stays(row: $0) }) else { return false }
    let bottom = (0..<height).last { !stays(row: $0) } ?? top
    let rows = top..<bottom + 1
    let left = (0..<width).first { !stays(column: $0, rows) } ?? 0
    let right = (0..<width).last { !stays(column: $0, rows) } ?? 0
    crop(rows, left..<right + 1)
    return true
  }

  private mutating func crop(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard rows.count < area.height || columns.count < area.width else { return }
    let width = area.width
    func cropped(_ bytes: [UInt8]) -> [UInt8] {
      rows.flatMap { bytes[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound] }
    }
    (numbers, changes) = (cropped(numbers), cropped(changes))
    area = PixelArea(
      x: area.x + columns.lowerBound, y: area.y + rows.lowerBound, width: columns.count,
      height: rows.count)
  }
}

extension AnimationFrame {
  /// The frame with nothing between opaque and clear, which is all that GIF can say.
  func withHardEdges() -> AnimationFrame {
    AnimationFrame(bitmap.withHardEdges(), for: duration, changed: changed)
  }
}

extension Bitmap {
  /// The picture with nothing between opaque and clear, which is all that GIF can say.
  func withHardEdges() -> Bitmap {
    let straight = StraightColor()
    var result = self
    result.replacePixels(
      0..<pixels.count,
      with: pixels.map { pixel in
        pixel >> 24 < 128 ? 0 : 0xFF00_0000 | straight.divided(pixel)
      }[...])
    return result
  }
}
