import Imaging
import Readers
import Rendering
import SceneFormat
import Testing

/// The end of an animation stays for a while before it starts again.
@Suite @MainActor struct RestingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func written(
    _ file: String, pause: Double?, maxBytes: Int? = nil, loop: Int = 0,
    hold: Double = 0.5
  ) throws -> [UInt8] {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [120, 50], "theme": "light"},
       "style": {"text": "blocks"}, "layout": {"kind": "flow", "itemSize": [30, 30]},
       "timing": {"duration": 0.3, "fps": 10, "hold": \(hold)},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c"]}]},
       "steps": [{"update": {"delete": ["a"]}}, {"wait": 0.2}],
       "outputs": [{"type": "animation", "file": "\(file)"}]}
      """, to: "row.scene.json")
    var scene = try PlayedScene(folder.path("row.scene.json")).scene
    scene.outputs[0].playback.pause = pause
    scene.outputs[0].playback.loop = loop
    scene.outputs[0].maxBytes = maxBytes
    try PlayedScene(scene).write(to: folder.path("out"))
    return try folder.bytes(of: "out/\(file)")
  }

  private func seconds(_ bytes: [UInt8]) throws -> [Double] {
    let reader = try FrameReader(bytes)
    var seconds: [Double] = []
    while let frame = try reader.next() {
      seconds.append(Double(frame.duration.numerator) / Double(frame.duration.denominator))
    }
    return seconds
  }

  @Test(arguments: ["a.gif", "a.png", "a.webp"])
  func theLastFrameIsShownLonger(_ file: String) throws {
    let without = try seconds(try written(file, pause: 0))
    let with = try seconds(try written(file, pause: 2.5))
    #expect(with.count == without.count)
    #expect(with.dropLast() == without.dropLast())
    #expect(abs(with[with.count - 1] - without[without.count - 1] - 2.5) < 0.02)
  }

  /// Without a word the end stays for 0.8 seconds at least, unless it stays for ever.
  @Test func anEndIsSeenBeforeTheStart() throws {
    let last = try #require(try seconds(try written("a.gif", pause: nil, hold: 0.1)).last)
    #expect(abs(last - 0.9) < 0.02)
    let own = try #require(try seconds(try written("a.gif", pause: 0, hold: 0.1)).last)
    #expect(abs(own - 0.5) < 0.02)
  }

  /// Played once it ends there, and its end needs no more than its own time.
  @Test func aFilmThatIsPlayedOnceRestsAsItsStepsSay() throws {
    let last = try #require(try seconds(try written("a.gif", pause: nil, loop: 1, hold: 0.1)).last)
    #expect(abs(last - 0.5) < 0.02)
  }

  /// Frames of the same steps, which have no end, do not take the rest from a film that is made with them.
  @Test func aFilmRestsBesideNumberedFrames() throws {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [120, 50], "theme": "light"},
       "style": {"text": "blocks"}, "layout": {"kind": "flow", "itemSize": [30, 30]},
       "timing": {"duration": 0.3, "fps": 10},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c"]}]},
       "steps": [{"update": {"delete": ["a"]}}],
       "outputs": [{"type": "frames", "file": "f/{frame:02}.png"}, {"type": "animation", "file": "a.png"}]}
      """, to: "row.scene.json")
    try PlayedScene(folder.path("row.scene.json")).write(to: folder.path("out"))
    let last = try #require(try seconds(try folder.bytes(of: "out/a.png")).last)
    #expect(abs(last - 0.9) < 0.02)
  }

  @Test func whatIsMadeSmallerRestsAsLong() throws {
    let whole = try written("a.gif", pause: 2.5)
    let limit = whole.count * 2 / 3
    let fitting = try written("a.gif", pause: 2.5, maxBytes: limit)
    #expect(fitting.count <= limit)
    let (small, all) = (try seconds(fitting), try seconds(whole))
    #expect(try #require(small.last) >= 2.5)
    #expect(abs(small.reduce(0, +) - all.reduce(0, +)) < 0.15)
  }

  @Test func aDrawingThatMovesRests() throws {
    let texts = try [0, 2.5].map {
      String(decoding: try written("a.svg", pause: $0), as: UTF8.self)
    }
    let lengths = try texts.map { text in
      let match = try #require(text.firstMatch(of: /animation:([0-9.]+)s [a-z-]+ infinite/))
      return try #require(Double(match.output.1))
    }
    #expect(abs(lengths[1] - lengths[0] - 2.5) < 0.001)
  }
}
