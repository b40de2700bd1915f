/// How much a scene may ask for; more is refused with a message that names the limit.
public struct SceneLimits: Equatable, Sendable {
  /// Bytes of each file that is read.
  public var fileBytes = 100_000_000
  /// Values in one file, after aliases are put in.
  public var values = 1_000_000
  /// Bytes of a single text.
  public var textBytes = 100_000
  /// Bytes that the texts of a look, or of generated items, become together.
  public var filledBytes = 32_000_000
  /// Bytes of an identifier or another name: it stands in tables, messages and files again and again.
  public var nameBytes = 1_000
  /// Levels of objects and lists.
  public var depth = 64
  /// Files that extend one another in a row.
  public var extends = 8
  /// Items, headers and footers of a scene together.
  public var elements = 100_000
  /// Points on each side of the canvas.
  public var canvas: Double = 10_000
  /// Sections of the data.
  public var sections = 10_000
  /// Steps of a scene, written out.
  public var steps = 1_000
  /// Items that come or move in one update.
  public var arrivals = 2_000
  /// Frames of one animation.
  public var frames = 36_000
  /// Millions of pixels that the frames of all films of a scene have.
  public var megapixels = 50_000
  /// Pixels on each side of a picture.
  public var pictureSide = 1 << 20
  /// Pixels of a picture, all of them together.
  public var picturePixels = 1 << 28

  /// The usual limits; each may be changed afterwards.
  public init() {}

  static let standard = SceneLimits()
}

/// A limit as pages tell it.
public struct SceneLimit: Sendable {
  /// The property's own name.
  public let name: String
  /// The words for the thing that is limited, and its unit.
  public let text: String
  /// The limit that holds by itself.
  let value: @Sendable (SceneLimits) -> Double
  /// The option that raises it, without its dashes; nil where nothing does.
  public let option: String?

  init(
    _ name: String, _ text: String, option: String? = nil,
    _ value: @escaping @Sendable (SceneLimits) -> Double
  ) {
    self.name = name
    self.text = text
    self.option = option
    self.value = value
  }

  /// Text and number.
  public var line: String { "\(text)  \(shown(in: SceneLimits()))" }

  /// The number with a comma between thousands.
  func shown(in limits: SceneLimits) -> String {
    let digits = Array(String(Int(value(limits))))
    return digits.enumerated().map { index, digit in
      let rest = digits.count - index
      return (index > 0 && rest % 3 == 0 ? "," : "") + String(digit)
    }.joined()
  }
}

extension SceneLimits {
  /// Every limit there is, with the numbers that scenes are held to.
  public static let table: [SceneLimit] = [
    SceneLimit("fileBytes", "bytes of a file that is read", option: "max-bytes") {
      Double($0.fileBytes)
    },
    SceneLimit("values", "values in one file, those that aliases repeat among them") {
      Double($0.values)
    },
    SceneLimit("textBytes", "bytes of a text") { Double($0.textBytes) },
    SceneLimit("filledBytes", "bytes of all texts that templates become") {
      Double($0.filledBytes)
    },
    SceneLimit("nameBytes", "bytes of an identifier or another name") { Double($0.nameBytes) },
    SceneLimit("depth", "levels of objects and lists") { Double($0.depth) },
    SceneLimit("extends", "files that extend one another in a row", option: "max-includes") {
      Double($0.extends)
    },
    SceneLimit("elements", "items, headers and footers of a scene", option: "max-elements") {
      Double($0.elements)
    },
    SceneLimit("canvas", "points on each side of a canvas", option: "max-canvas") { $0.canvas },
    SceneLimit("sections", "sections") { Double($0.sections) },
    SceneLimit("steps", "steps") { Double($0.steps) },
    SceneLimit("arrivals", "items that one update inserts or moves") { Double($0.arrivals) },
    SceneLimit("frames", "frames of an animation", option: "max-frames") { Double($0.frames) },
    SceneLimit("megapixels", "millions of pixels of all frames", option: "max-pixels") {
      Double($0.megapixels)
    },
    SceneLimit("pictureSide", "pixels on each side of a picture") { Double($0.pictureSide) },
    SceneLimit("picturePixels", "pixels of a picture") { Double($0.picturePixels) },
  ]
}
