/// Why a picture cannot be made.
public enum BitmapError: Error, Equatable, Sendable {
  case size(width: Int, height: Int)
  case pixelCount(Int, expected: Int)
  case part(Part)

  /// A rectangle that does not lie inside the picture.
  public struct Part: Equatable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    public var pictureWidth: Int
    public var pictureHeight: Int
  }

  static func part(x: Int, y: Int, width: Int, height: Int, of picture: Bitmap) -> BitmapError {
    .part(
      Part(
        x: x, y: y, width: width, height: height, pictureWidth: picture.width,
        pictureHeight: picture.height))
  }
}

extension BitmapError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels – expected sides from 1 to \(Bitmap.largestSide)"
        + " and at most \(Bitmap.largestCount) pixels"
    case .pixelCount(let found, let expected):
      "\(found) pixels – expected \(expected), one for each place"
    case .part(let part):
      "a part of \(part.width) by \(part.height) pixels at (\(part.x), \(part.y)) – expected one"
        + " inside the picture of \(part.pictureWidth) by \(part.pictureHeight)"
    }
  }
}
