/// How much a scene may ask for. What goes beyond is refused with a message that names the limit.
public struct SceneLimits: Equatable, Sendable {
  public var fileBytes = 100_000_000
  /// Values in one file, after aliases are put in.
  public var values = 1_000_000
  /// Bytes of a text, and of all that the texts of a look, or of generated items, become together.
  public var textBytes = 100_000
  public var filledBytes = 32_000_000
  /// Bytes of an identifier or another name: it stands in tables, messages and files again and again.
  public var nameBytes = 1_000
  /// Levels of objects and lists.
  public var depth = 64
  /// Files that extend one another in a row.
  public var extends = 8
  public var elements = 100_000
  /// Points on each side of the canvas.
  public var canvas: Double = 10_000
  public var sections = 10_000
  public var steps = 1_000
  /// Items that come or move in one update.
  public var arrivals = 2_000
  public var frames = 36_000
  /// Millions of pixels that the frames of all films of a scene have.
  public var megapixels = 50_000

  public init() {}

  static let standard = SceneLimits()
}
