/// A rectangle of whole pixels, with its origin at the top left.
public struct PixelArea: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public var x: Int
  /// The topmost row, counted from 0.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Nothing is checked: the area may lie outside of a picture, and without a positive side it is empty.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// All of a picture.
  public init(of bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  /// All of every frame of an animation.
  public init(of head: AnimationHead) {
    self.init(x: 0, y: 0, width: head.width, height: head.height)
  }

  /// No pixel at all, at the top left corner.
  public static let empty = PixelArea(x: 0, y: 0, width: 0, height: 0)

  /// Whether the area has no pixel: one side is 0 or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// Columns times rows; 0 for an empty area.
  public var pixelCount: Int { isEmpty ? 0 : width * height }

  /// The area that both have in common; empty if there is none.
  public func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
