/// A patch on its way to a rectangle of any size: its ends stay, its middle row and column are repeated.
struct StretchedPatch {
  let patch: NinePatch
  /// The pixels in which it is to be seen.
  let seen: PixelRect
  /// The columns that repeat the patch's middle one.
  let columns: Range<Int>
  private let rows: Range<Int>
  private let target: PixelRect

  /// - Parameter bounds: what lies outside is not seen.
  init(_ patch: NinePatch, over target: PixelRect, in bounds: PixelRect) {
    self.patch = patch
    self.target = target
    seen = target.intersection(bounds)
    columns = Self.middle(patch.width, stretchedTo: target.width, from: target.x)
    rows = Self.middle(patch.height, stretchedTo: target.height, from: target.y)
  }

  private static func middle(
    _ length: Int, stretchedTo target: Int, from start: Int
  ) -> Range<Int> {
    guard target > length else { return start..<start }
    return start + length / 2..<start + target - (length - length / 2 - 1)
  }

  /// The place in the patch's bytes at which a row of the device begins.
  @inline(__always)
  func start(ofRow y: Int) -> Int {
    let place = y - target.y
    if y < rows.lowerBound || rows.isEmpty { return place * patch.width }
    if y < rows.upperBound { return patch.height / 2 * patch.width }
    return (place - target.height + patch.height) * patch.width
  }

  /// The place of a column of the device in a row of the patch.
  func place(ofColumn x: Int) -> Int {
    let place = x - target.x
    if x < columns.lowerBound || columns.isEmpty { return place }
    return x < columns.upperBound ? patch.width / 2 : place - target.width + patch.width
  }
}
