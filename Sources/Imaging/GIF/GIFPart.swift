/// The part of a frame that is written, as numbers of a palette.
struct GIFPart {
  private(set) var area: PixelArea
  private(set) var numbers: [UInt8]
  /// The same, but for pixels that may stay as they are.
  private(set) var changes: [UInt8]
  /// Whether nothing shows through.
  let isOpaque: Bool
  /// The number in `changes` for a pixel that may stay.
  private let clear: UInt8?

  /// `before` is what is shown already, if that can be built upon.
  init(
    of bitmap: Bitmap, after before: Bitmap?, in area: PixelArea, lookup: GIFPalette.Lookup
  ) {
    clear = before == nil ? nil : lookup.clearNumber
    let rows = GIFRows(
      of: bitmap, after: clear == nil ? nil : before, in: area, lookup: lookup)
    self.area = area
    numbers = rows.numbers
    changes = rows.changes
    isOpaque = rows.isOpaque
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
