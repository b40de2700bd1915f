import Foundation
import Readers
import Testing

/// An image that is none, that is enormous or that is missing is told; all files are written without it, and the run
/// has failed.
@Suite(.aside) struct BadImageTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  struct Case: CustomTestStringConvertible, Sendable {
    /// The file's name, or the image itself.
    let image: String
    /// In base 64; nil for a file that is not there.
    let bytes: String?
    let reason: String

    var testDescription: String { "\(image): \(reason)" }
  }

  /// A PNG and a WebP whose heads claim 100,000 and 16,384 points on each side, and have nothing more.
  private static let enormous = (
    png: "iVBORw0KGgoAAAANSUhEUgABhqAAAYagCAYAAACoUgvIAAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=",
    webp: "UklGRhoAAABXRUJQVlA4TA4AAAAv////DwAAAAAAAAAAAA=="
  )

  private static func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  static let cases: [Case] = {
    let shapes = String(repeating: "<path d='M0 0h9v9z'/>", count: 20_001)
    let wide = "<svg viewBox='0 0 9e9 9e9'><path d='M0 0h9v9z'/></svg>"
    return [
      Case(image: "p.png", bytes: nil, reason: "no such file"),
      Case(image: "p.svg", bytes: nil, reason: "no such file"),
      Case(image: "p.webp", bytes: nil, reason: "no such file"),
      Case(image: "p.png", bytes: encoded("hello"), reason: "bytes of no known kind"),
      Case(image: "p.webp", bytes: encoded("hello"), reason: "bytes of no known kind"),
      Case(image: "p.svg", bytes: encoded("hello"), reason: "bytes of no known kind"),
      Case(image: "p.svg", bytes: encoded("<svg"), reason: "cannot be drawn"),
      Case(image: "p.png", bytes: "", reason: "an empty file"),
      Case(image: "p.png", bytes: enormous.png, reason: "100000"),
      Case(image: "p.webp", bytes: enormous.webp, reason: "16384"),
      Case(
        image: "p.svg", bytes: encoded("<svg viewBox='0 0 9 9'>\(shapes)</svg>"), reason: "20000"),
      Case(image: "p.svg", bytes: encoded(wide), reason: "20000"),
      Case(image: "data:image/png;base64,\(enormous.png)", bytes: nil, reason: "100000"),
      Case(image: "data:image/webp;base64,\(enormous.webp)", bytes: nil, reason: "16384"),
      Case(image: "data:image/png;base64,?", bytes: nil, reason: "breaks off"),
      Case(
        image: "data:image/svg+xml;base64,\(encoded(wide))", bytes: nil, reason: "20000"),
    ]
  }()

  @Test(arguments: cases) func theOtherFilesAreWritten(_ example: Case) throws {
    if let bytes = example.bytes {
      let data = try #require(Data(base64Encoded: bytes))
      try data.write(to: folder.url.appendingPathComponent(example.image))
    }
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [50, 50]},
       "data": {"sections": [{"id": "a", "items": ["y", {"id": "x", "image": "\(example.image)"}]}]},
       "steps": [{"name": "go", "update": {"delete": ["y"]}}],
       "outputs": [\(SceneFolder.still("{name}.svg")), \(SceneFolder.still("{name}.png")),
         {"type": "motion"}, {"type": "animation", "file": "{name}-film.svg"},
         {"type": "attributes", "file": "{name}.txt"}]}
      """, to: "bad.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("{name}.svg")), to: "good.scene.json")
    let result = try folder.run("render", "-o", "out", "bad.scene.json", "good.scene.json")
    #expect(result.code == 5, "\(result.error)")
    #expect(result.error.contains(example.reason), "\(result.error)")
    // One message, and short, whatever the picture is.
    #expect(result.error.components(separatedBy: "error[").count == 2, "\(result.error)")
    #expect(result.error.utf8.count < 2_000)
    let files = ["bad-film.svg", "bad-motion.svg", "bad.png", "bad.svg", "bad.txt", "good.svg"]
    #expect(folder.files.filter { $0.hasPrefix("out/") } == files.map { "out/\($0)" })
  }
}
