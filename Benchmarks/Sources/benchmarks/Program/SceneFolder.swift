import Foundation

/// A folder of scenes with one still each, and where their pictures go; it disappears with this value.
final class SceneFolder {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmarks-\(UUID().uuidString)")

  var scenes: String { root.appendingPathComponent("scenes").path }
  var output: String { root.appendingPathComponent("output").path }

  /// A picture or film that is large in one way.
  enum Large {
    /// All of 30,000 points at 3x.
    case tall
    /// 3,840 by 2,160 pixels.
    case large
    /// Ten thousand cells on one screen.
    case crowded
    /// 60 frames of a phone's screen in which half of the cells move, in three formats.
    case film
    /// The same ten times slower: 600 frames.
    case longFilm
    /// 60 frames of 1,280 by 720 pixels that are held to what was accepted.
    case heldFilm
    /// The same ten times slower.
    case longHeldFilm
    /// A phone's screen full of cells, of which one comes and one goes in each of so many steps.
    case steps(Int)

    var description: String {
      switch self {
      case .tall:
        """
        "canvas": {"size": [390, 844], "scale": 3, "show": "content"},
        "layout": {"kind": "flow", "itemSize": [390, 40], "minimumLineSpacing": 10},
        "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 600, "label": "row {n}"}}]}]},
        "outputs": [{"type": "still", "file": "{name}.png"}]
        """
      case .large:
        """
        "canvas": {"size": [1920, 1080], "scale": 2},
        "layout": {"kind": "flow", "itemSize": [180, 160]},
        "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 60, "label": "item {n}"}}]}]},
        "outputs": [{"type": "still", "file": "{name}.png"}]
        """
      case .crowded:
        """
        "canvas": {"size": [1200, 1200]},
        "layout": {"kind": "flow", "itemSize": [10, 10], "minimumLineSpacing": 2, "minimumInteritemSpacing": 2},
        "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 10000, "label": "{n}"}}]}]},
        "outputs": [{"type": "still", "file": "{name}.png"}]
        """
      case .heldFilm: Self.heldFilm(seconds: 1.2)
      case .longHeldFilm: Self.heldFilm(seconds: 12)
      case .film: Self.film(seconds: 1.2)
      case .longFilm: Self.film(seconds: 12)
      case .steps(let count): Self.steps(count)
      }
    }

    private static func steps(_ count: Int) -> String {
      let steps = (0..<count).map { number in
        let (coming, going) = number.isMultiple(of: 2) ? ("b", "a") : ("a", "b")
        return "{\"update\": {\"delete\": [\"\(going)\"], "
          + "\"insert\": [{\"item\": \"\(coming)\", \"to\": \"all/0\"}]}}"
      }
      return """
        "canvas": {"size": [390, 844]},
        "layout": {"kind": "flow", "itemSize": [80, 58]},
        "data": {"sections": [{"id": "all", "items": ["a", {"generate": {"count": 59, "label": "row {n}"}}]}]},
        "steps": [\(steps.joined(separator: ",\n"))]
        """
    }

    private static func heldFilm(seconds: Double) -> String {
      """
      "canvas": {"size": [640, 360], "scale": 2, "theme": "light"},
      "layout": {"kind": "columns", "minColumnWidth": 150, "cellHeight": 58},
      "data": {"sections": [{"id": "all", "items": ["gone", {"generate": {"count": 20, "label": "row {n}"}}]}]},
      "timing": {"duration": \(seconds), "fps": 50},
      "steps": [{"name": "sync", "update": {"delete": ["gone"]}}],
      "outputs": [{"type": "animation", "file": "{name}.apng"}],
      "expect": [{"pictures": "{name}.pictures"}]
      """
    }

    private static func film(seconds: Double) -> String {
      """
      "canvas": {"size": [390, 844], "scale": 2},
      "layout": {"kind": "columns", "minColumnWidth": 150, "cellHeight": 58},
      "data": {"sections": [{"id": "all", "items": ["gone", {"generate": {"count": 20, "label": "row {n}"}}]}]},
      "timing": {"duration": \(seconds), "fps": 50},
      "steps": [{"name": "sync", "update": {"delete": ["gone"]}}],
      "outputs": [
        {"type": "animation", "file": "{name}.apng"}, {"type": "animation", "file": "{name}.gif"},
        {"type": "animation", "file": "{name}.webp"}]
      """
    }
  }

  init(scenes count: Int) throws {
    try FileManager.default.createDirectory(atPath: scenes, withIntermediateDirectories: true)
    for number in 0..<count { try write(Self.scene(number), "small-\(number)") }
  }

  /// Scenes of five cells, each held to a table and a picture.
  init(held count: Int) throws {
    try FileManager.default.createDirectory(atPath: scenes, withIntermediateDirectories: true)
    try writeHeld(count)
  }

  /// Writes such scenes, also over those that are there.
  /// - Parameter width: by how much their cells are wider.
  func writeHeld(_ count: Int, wider width: Int = 0) throws {
    for number in 0..<count { try write(Self.held(number, wider: width), "held-\(number)") }
  }

  /// The path of a part of a check's results.
  func results(_ part: Int) -> String { "\(root.path)/part-\(part).jsonl" }

  /// Where a page of them goes.
  var report: String { "\(root.path)/report.html" }

  init(_ scene: Large) throws {
    try FileManager.default.createDirectory(atPath: scenes, withIntermediateDirectories: true)
    try write("{\"scene\": 1, \(scene.description)}", "large")
  }

  /// The path of a document with figures.
  var document: String { "\(scenes)/README.md" }

  /// A document with so many scenes in it.
  init(figures count: Int) throws {
    try FileManager.default.createDirectory(atPath: scenes, withIntermediateDirectories: true)
    let blocks = (0..<count).map { number in
      let scene = Self.scene(number).dropFirst().replacing("{name}", with: "figure-\(number)")
      return "```scene\n{\"name\": \"figure-\(number)\",\(scene)\n```\n"
    }
    try Data(blocks.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: document))
  }

  private func write(_ scene: String, _ name: String) throws {
    try Data(scene.utf8).write(to: URL(fileURLWithPath: "\(scenes)/\(name).scene.json"))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private static func held(_ number: Int, wider width: Int) -> String {
    """
    {
      "scene": 1,
      "canvas": {"size": [160, 120]},
      "layout": {"kind": "flow", "itemSize": [\(30 + width + number % 20), \(20 + number / 20 % 20)]},
      "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 5, "label": "\(number)-{n}"}}]}]},
      "outputs": [{"type": "still", "file": "{name}.png"}],
      "expect": [{"golden": "{name}.attrs"}, {"pictures": "{name}.pictures"}]
    }
    """
  }

  /// No two are alike, so that nothing of one can be used for the next.
  private static func scene(_ number: Int) -> String {
    """
    {
      "scene": 1,
      "canvas": {"size": [320, 240]},
      "layout": {"kind": "flow", "itemSize": [\(60 + number % 40), \(40 + number / 40 % 40)]},
      "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 12, "label": "\(number)-{n}"}}]}]},
      "outputs": [{"type": "still", "file": "{name}.png"}]
    }
    """
  }
}
