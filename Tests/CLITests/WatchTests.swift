import Foundation
import Readers
import Testing

/// `--watch` works again when something changes that scenes are made of.
@Suite(.aside) struct WatchTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func picture(_ name: String) -> String { (try? folder.text(of: name)) ?? "" }

  /// A scene that says most of what it is by another file.
  private func writeScenes(size: Int) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [\(size), 40]}}
      """, to: "in/parts/base.json")
    try folder.write(
      """
      {"scene": 1, "extends": "parts/base.json",
       "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "outputs": [{"type": "still", "file": "a.svg"}, {"type": "attributes", "file": "a.attrs.json"}]}
      """, to: "in/a.scene.json")
  }

  /// How often it has worked.
  private func rounds(_ program: RunningProgram) -> Int {
    program.error.components(separatedBy: "ctrl-C ends it").count - 1
  }

  @Test func worksAgainWhenAFileChanges() async throws {
    try writeScenes(size: 40)
    let program = try RunningProgram(["render", "--watch", "-o", "in", "in"], in: folder.url)
    try await program.wait("the first round") { rounds(program) == 1 }
    let first = picture("in/a.svg")
    // A file that the scene extends.
    try writeScenes(size: 50)
    try await program.wait("the round after a part has changed") { picture("in/a.svg") != first }
    try await program.wait("its end") { rounds(program) == 2 }
    // A new scene.
    try folder.write(SceneFolder.scene(), to: "in/b.scene.json")
    try await program.wait("the round of a new scene") { folder.exists("in/b.svg") }
    try await program.wait("its end") { rounds(program) == 3 }
    // A mistake, told and mended.
    try folder.write(SceneFolder.scene().replacing("flow", with: "flwo"), to: "in/b.scene.json")
    try await program.wait("a message") { program.error.contains("did you mean \"flow\"?") }
    try folder.write(SceneFolder.scene(items: 2), to: "in/b.scene.json")
    try await program.wait("the mended scene") { rounds(program) == 5 }
    // Files that it has written itself, tables in JSON among them, start no round.
    try folder.write(SceneFolder.scene(items: 3), to: "in/b.scene.json")
    try await program.wait("one more round") { rounds(program) >= 6 }
    #expect(rounds(program) == 6)
    program.send(SIGINT)
    #expect(try await program.code() == 0)
  }

  @Test func worksAgainWhenAPictureChanges() async throws {
    let red = Data(base64Encoded: Self.redPixel) ?? Data()
    let blue = Data(base64Encoded: Self.bluePixel) ?? Data()
    try folder.write(Self.photo, to: "a.scene.json")
    // The picture comes later than the scene.
    let program = try RunningProgram(["render", "-w", "a.scene.json"], in: folder.url)
    try await program.wait("the first round") { rounds(program) == 1 }
    #expect(program.error.contains("p.png"))
    try red.write(to: folder.url.appendingPathComponent("p.png"))
    try await program.wait("the picture") { rounds(program) == 2 && picture("a.svg") != "" }
    let first = picture("a.svg")
    try blue.write(to: folder.url.appendingPathComponent("p.png"))
    try await program.wait("the other picture") { picture("a.svg") != first }
    program.send(SIGTERM)
    #expect(try await program.code() == 0)
  }

  static let photo = """
    {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [80, 80]},
     "data": {"sections": [{"id": "a", "items": [{"id": "p", "image": "p.png"}]}]}}
    """
  static let redPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="
  static let bluePixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5ncLrgAAAABJRU5ErkJggg=="

  @Test func anInterruptionEndsItInTheMiddleOfARound() async throws {
    for index in 0..<200 {
      try folder.write(SceneFolder.scene(items: 9), to: "in/\(index).scene.json")
    }
    let program = try RunningProgram(["render", "-w", "-o", "out", "in"], in: folder.url)
    try await program.wait("the first picture") { program.output.contains(".svg") }
    program.send(SIGINT)
    let code = try await program.code()
    // Unless it was faster than the signal.
    if rounds(program) == 0 {
      #expect(code == 130)
      #expect(program.error.contains("of 200 scenes are done"))
    }
  }
}
