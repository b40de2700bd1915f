import Foundation

/// A folder of small scenes with one still each, and where their pictures go; it disappears with this value.
final class SceneFolder {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("benchmarks-\(UUID().uuidString)")

  var scenes: String { root.appendingPathComponent("scenes").path }
  var output: String { root.appendingPathComponent("output").path }

  init(scenes count: Int) throws {
    try FileManager.default.createDirectory(atPath: scenes, withIntermediateDirectories: true)
    for number in 0..<count {
      try Data(Self.scene(number).utf8).write(
        to: URL(fileURLWithPath: "\(scenes)/small-\(number).scene.json"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

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
