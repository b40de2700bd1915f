import Imaging
import Readers
import Rendering
import SceneFormat
import Testing

/// Stills and figures as JPEG files.
@Suite @MainActor struct JPEGOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func written(_ outputs: String) throws -> [String] {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [160, 60]}, "style": {"text": "blocks"},
       "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c"]}]},
       "steps": [{"update": {"delete": ["a"]}}], "outputs": [\(outputs)]}
      """, to: "row.scene.json")
    return try PlayedScene(folder.path("row.scene.json")).write(to: folder.path("out"))
  }

  private func picture(_ name: String) throws -> Bitmap {
    try JPEGReader().decode(folder.bytes(of: "out/\(name)"))
  }

  @Test(arguments: ["jpg", "jpeg"]) func aPictureIsAsInPNG(_ ending: String) throws {
    let files = try written(
      """
      {"type": "still", "file": "a{~dark}{@2x}.\(ending)", "scale": 2},
      {"type": "still", "file": "b{~dark}{@2x}.png", "scale": 2},
      {"type": "motion", "file": "c.\(ending)", "theme": "light"}
      """)
    #expect(files.filter { $0.hasPrefix("a") } == ["a@2x.\(ending)", "a~dark@2x.\(ending)"])
    for mark in ["@2x", "~dark@2x"] {
      let (one, other) = (
        try picture("a\(mark).\(ending)"),
        try PNGReader().decode(folder.bytes(of: "out/b\(mark).png"))
      )
      #expect((one.width, one.height) == (320, 120))
      #expect(one.isOpaque)
      let apart = zip(one.pixels, other.pixels).map(Self.distance)
      #expect(apart.reduce(0, +) < 3 * apart.count)
    }
  }

  /// Of the colour that differs most.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var most = 0
    for shift in [0, 8, 16] {
      let (one, other) = (Int(first >> shift & 0xFF), Int(second >> shift & 0xFF))
      most = max(most, abs(one - other))
    }
    return most
  }

  @Test func theBytesAreTheSameEachTime() throws {
    let output = #"{"type": "storyboard", "file": "a.jpg", "theme": "dark"}"#
    _ = try written(output)
    let first = try folder.bytes(of: "out/a.jpg")
    _ = try written(output)
    #expect(try folder.bytes(of: "out/a.jpg") == first)
  }

  @Test func whatIsTooLargeIsMadeOfLowerQuality() throws {
    _ = try written(#"{"type": "motion", "file": "a.jpg", "theme": "light"}"#)
    let size = try folder.bytes(of: "out/a.jpg").count
    _ = try written(
      #"{"type": "motion", "file": "a.jpg", "theme": "light", "maxBytes": \#(size * 2 / 3)}"#)
    #expect(try 1...(size * 2 / 3) ~= folder.bytes(of: "out/a.jpg").count)
    let fault = try #require(throws: SceneFaults.self) {
      try written(#"{"type": "motion", "file": "a.jpg", "theme": "light", "maxBytes": 99}"#)
    }
    #expect(fault.diagnostics.map(\.code) == ["output/too-large"])
    #expect(fault.description.contains("take a smaller scale"))
  }

  @Test func aFilmIsNone() throws {
    let fault = try #require(throws: SceneFaults.self) {
      try written(#"{"type": "animation", "file": "a.jpg"}"#)
    }
    #expect(fault.diagnostics.map(\.code) == ["output/path"])
    #expect(fault.description.contains("a JPG shows one state"))
  }
}
