public import Notation

/// Why a picture cannot be made.
public enum BitmapError: Error, Equatable, Sendable {
  /// Sides in pixels that are not positive, or more pixels than a bitmap may have.
  case size(width: Int, height: Int)
  /// A list of pixels that does not fill the picture, or overfills it.
  case pixelCount(Int, expected: Int)
  /// A part of a picture that reaches beyond it.
  case part(Part)

  /// A rectangle that does not lie inside the picture.
  public struct Part: Equatable, Sendable {
    /// The rectangle's leftmost column.
    public var x: Int
    /// The rectangle's topmost row.
    public var y: Int
    /// Columns of the rectangle.
    public var width: Int
    /// Rows of the rectangle.
    public var height: Int
    /// Columns of the picture that it should lie in.
    public var pictureWidth: Int
    /// Rows of the picture that it should lie in.
    public var pictureHeight: Int
  }

  static func part(_ area: PixelArea, of picture: Bitmap) -> BitmapError {
    .part(
      Part(
        x: area.x, y: area.y, width: area.width, height: area.height,
        pictureWidth: picture.width, pictureHeight: picture.height))
  }
}

extension BitmapError: CodedError {
  /// The page about outputs that cannot be made.
  public var code: String { "output/failed" }
  /// The numbers that were found and those that were expected, without a file's name.
  public var message: String {
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
