import Foundation
import Readers
import Testing

/// A scene is skipped if nothing has changed that could change its files, and only then.
@Suite(.aside) struct CacheTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(WatchTests.photo, to: "in/photo.scene.json")
    try write(WatchTests.redPixel, to: "in/p.png")
    try folder.write(
      #"{"scene": 1, "layout": {"kind": "flow", "itemSize": [40, 40]}}"#, to: "in/base.json")
    try folder.write(
      #"{"extends": "base.json", "data": {"sections": [{"id": "a", "items": ["x"]}]}}"#,
      to: "in/extends.scene.json")
    #expect(try rendered() == ["out/extends.svg", "out/photo.svg"])
    #expect(try rendered() == [])
  }

  private func write(_ picture: String, to name: String) throws {
    try #require(Data(base64Encoded: picture)).write(to: folder.url.appendingPathComponent(name))
  }

  private func rendered(_ more: String...) throws -> [String] {
    let result = try BuiltProgram.run(["render", "-o", "out"] + more + ["in"], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func aChangedImageCounts() throws {
    try write(WatchTests.bluePixel, to: "in/p.png")
    #expect(try rendered() == ["out/photo.svg"])
    #expect(try rendered() == [])
  }

  /// Nor are times of files believed, only their bytes.
  @Test func anImageThatWasTouchedIsTheSame() throws {
    try write(WatchTests.redPixel, to: "in/p.png")
    #expect(try rendered() == [])
  }

  @Test func aChangedPartCounts() throws {
    let base = try folder.text(of: "in/base.json")
    try folder.write(base.replacing("[40, 40]", with: "[50, 40]"), to: "in/base.json")
    #expect(try rendered() == ["out/extends.svg"])
    #expect(try rendered() == [])
  }

  @Test func anOptionCounts() throws {
    #expect(try rendered("--theme", "dark") == ["out/extends.svg", "out/photo.svg"])
    #expect(try rendered("--theme", "dark") == [])
    // One answer is remembered for each scene.
    #expect(try rendered() == ["out/extends.svg", "out/photo.svg"])
  }

  @Test func anOutputThatIsNotWhatItWasCounts() throws {
    try folder.write("<svg/>", to: "out/photo.svg")
    #expect(try rendered() == ["out/photo.svg"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/extends.svg"))
    #expect(try rendered() == ["out/extends.svg"])
  }

  /// Somebody who writes into a file can give it back its size and its time.
  @Test func anOutputThatWasDamagedInPlaceCounts() throws {
    let damage = """
      cp -p out/photo.svg before && printf X | dd of=out/photo.svg conv=notrunc status=none \
      && touch -r before out/photo.svg && rm before
      """
    #expect(try BuiltProgram.run("/bin/sh", ["-c", damage], "", [:], folder.url).code == 0)
    #expect(try rendered() == ["out/photo.svg"])
    #expect(try folder.text(of: "out/photo.svg").hasPrefix("<"))
  }

  @Test func everyOutputIsReadIfSomebodyWantsIt() throws {
    #expect(try rendered("--verify") == [])
    // As if it was damaged before it was noted.
    let notes = try folder.text(of: "out/.tessera/scenes")
    let line = try #require(notes.split(separator: "\n").last { $0.contains("photo.svg") })
    let photo = String(line.split(separator: "\t").dropLast().last ?? "")
    #expect(photo.count == 64)
    try folder.write(
      notes.replacing(photo, with: String(repeating: "0", count: 64)), to: "out/.tessera/scenes")
    #expect(try rendered() == [])
    #expect(try rendered("--verify") == ["out/photo.svg"])
  }

  @Test func anotherProgramCounts() throws {
    let other = folder.url.appendingPathComponent("other")
    try FileManager.default.copyItem(
      at: BuiltProgram.folder.appendingPathComponent("tessera"), to: other)
    let end = try FileHandle(forWritingTo: other)
    try end.seekToEnd()
    try end.write(contentsOf: Data([0]))
    try end.close()
    func run() throws -> String {
      try BuiltProgram.run(other.path, ["render", "-o", "out", "in"], "", [:], folder.url).output
    }
    #expect(try run() == "out/extends.svg\nout/photo.svg\n")
    #expect(try run() == "")
  }

  @Test func imagesOfStepsCount() throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [80, 80]},
       "data": {"sections": [{"id": "a", "items": ["x"]}]},
       "steps": [{"update": {"insert": [{"item": {"id": "p", "image": "p.png"}, "to": "a/0"}]}}]}
      """, to: "in/photo.scene.json")
    #expect(try rendered() == ["out/photo.svg"])
    try write(WatchTests.bluePixel, to: "in/p.png")
    #expect(try rendered() == ["out/photo.svg"])
  }
}
