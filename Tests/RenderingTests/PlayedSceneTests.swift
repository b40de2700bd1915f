import Readers
import Rendering
import SceneFormat
import Testing

/// Whoever imports the module has all that the program has, as values.
@Suite @MainActor struct PlayedSceneTests {
  private let folder: TemporaryFolder

  private static let text = """
    {
      "scene": 1, "name": "friends",
      "canvas": {"size": [320, 200]},
      "style": {"text": "blocks"},
      "layout": {"kind": "flow", "itemSize": [60, 40]},
      "timing": {"duration": 0.3, "curve": "linear"},
      "data": {"sections": [{"id": "all", "items": ["Ann", "Bob", "Cat"]}]},
      "steps": [{"name": "sync", "update": {"delete": ["Bob"]}}],
      "outputs": [
        {"type": "still", "file": "still.svg"},
        {"type": "storyboard", "file": "board.png", "count": 3},
        {"type": "attributes", "file": "deep/friends.attrs"}
      ]
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "friends.scene.json")
  }

  private func played() throws -> PlayedScene {
    try PlayedScene(folder.path("friends.scene.json"))
  }

  @Test func anyMomentIsAValue() throws {
    let sync = try played()["sync"]
    #expect(sync.roles[item: "Bob"] == .deleted)
    #expect(sync.transition.duration == 0.3)
    let places = [0, 0.15, 0.3].map { sync.transition.snapshot(at: $0)[item: "Cat"]?.frame.minX }
    #expect(places == [173, 130, 87])
    #expect(sync.transition.snapshot(at: 1) == sync.after)
  }

  @Test func aFigureIsADrawingATextAndPixels() throws {
    let figure = try played().figure(.updateMap)
    #expect(figure.sentence.contains("Bob"))
    #expect(try figure.svg().hasPrefix("<svg"))
    let (one, two) = (try figure.bitmap(), try figure.bitmap(scale: 2))
    #expect((two.width, two.height) == (2 * one.width, 2 * one.height))
    #expect(one.width == Int(figure.drawing.size.width))
    #expect(two.png().starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// As its output says, where the scene has one.
  @Test func aFigureKeepsToTheSceneThatNamesIt() throws {
    let run = try played()
    let board = try run.figure(.storyboard)
    #expect(board.sentence.contains("3"))
    #expect(try run.figure(.still).svg() != board.svg())
  }

  @Test func writesWhatTheSceneAsksFor() throws {
    let place = folder.path("out")
    let paths = try played().write(to: place)
    #expect(paths == ["still.svg", "board.png", "board~dark.png", "deep/friends.attrs"])
    #expect(try folder.text(of: "out/deep/friends.attrs").contains("deleted"))
    #expect(try folder.text(of: "out/still.svg").contains("<title"))
  }

  /// Nothing is written over something that stands in the way, and the others are there.
  @Test func tellsWhatItCouldNotWrite() throws {
    try folder.write("here", to: "out/deep")
    let run = try played()
    let fault = try #require(throws: SceneFaults.self) {
      try run.write(to: folder.path("out"))
    }
    #expect(fault.diagnostics.count == 1)
    #expect(fault.diagnostics[0].span?.start.line == 12)
    #expect(try folder.text(of: "out/deep") == "here")
    #expect(folder.files.contains("out/board.png"))
  }

  @Test func aStepThatIsNotThereIsToldWithItsNeighbours() throws {
    let run = try played()
    let fault = try #require(throws: SceneFaults.self) { try run["synk"] }
    #expect(fault.description.contains("its steps: sync"))
    #expect(throws: SceneFaults.self) { try run.figure(.motion, of: "synk") }
  }

  @Test func aSceneThatUIKitStopsIsAnError() throws {
    let wrong = Self.text.replacing(#""delete": ["Bob"]"#, with: #""delete": [{"item": "Bob"}]"#)
    try folder.write(wrong, to: "wrong.scene.json")
    #expect(throws: SceneFaults.self) { try PlayedScene(folder.path("wrong.scene.json")) }
    #expect(throws: SceneFaults.self) { try PlayedScene(folder.path("none.scene.json")) }
  }

  /// Two outputs with one name, or one that is the scene itself: neither is written, the others are.
  @Test func whatMeetsIsNotWritten() throws {
    let twice = Self.text.replacing("\"board.png\"", with: "\"still.svg\"")
      .replacing("\"deep/friends.attrs\"", with: "\"b.attrs\"")
    try folder.write(twice, to: "twice.scene.json")
    let run = try PlayedScene(folder.path("twice.scene.json"))
    let fault = try #require(throws: SceneFaults.self) { try run.write(to: folder.path("out")) }
    #expect(fault.diagnostics.map(\.code) == ["output/same-file", "output/same-file"])
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/b.attrs"])
  }

  /// A figure that is taken as a value is the one that would be written.
  @Test(arguments: OutputKinds.rendered.all.filter { $0.content == .drawing })
  func aFigureIsTheFileThatWouldBeWritten(_ kind: OutputKind) throws {
    let output = "{\"type\": \"\(kind.name)\", \"file\": \"it.svg\"}"
    let start = try #require(Self.text.range(of: "\"outputs\""))
    try folder.write(
      Self.text[..<start.lowerBound] + "\"outputs\": [\(output)]}", to: "it.scene.json")
    try folder.write(Self.text[..<start.lowerBound] + "\"outputs\": []}", to: "none.scene.json")
    try PlayedScene(folder.path("it.scene.json")).write(to: folder.path("out"))
    let written = try folder.text(of: "out/it.svg")
    #expect(try PlayedScene(folder.path("it.scene.json")).figure(kind).svg() == written)
    #expect(try PlayedScene(folder.path("none.scene.json")).figure(kind).svg() == written)
  }

  @Test func whatIsNoFigureIsTold() throws {
    let run = try played()
    let fault = try #require(throws: SceneFaults.self) { try run.figure(.animation) }
    #expect(fault.description.contains("\"animation\" is no figure"))
  }
}
