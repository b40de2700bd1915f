/// A rectangle of whole pixels, with its origin at the top left.
public struct PixelArea: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

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

  public static let empty = PixelArea(x: 0, y: 0, width: 0, height: 0)

  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public var pixelCount: Int { isEmpty ? 0 : width * height }

  /// What both have in common; empty if that is nothing.
  public func intersection(_ other: PixelArea) -> PixelArea {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
