import Foundation
import Testing

@testable import TesseraCLI

/// `tessera diff --frames` of folders of numbered pictures.
@Suite(.aside) struct DiffFramesTests {
  private let folder: SceneFolder

  /// Pictures of three to six items.
  init() throws {
    folder = try SceneFolder()
    for items in 3...6 {
      try folder.write(SceneFolder.scene(items: items), to: "s.scene.json")
      #expect(try folder.run("render", "s.scene.json", "-o", "\(items).png").code == 0)
    }
  }

  private func row(_ name: String, _ frames: [(String, Int)]) throws {
    let place = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (file, items) in frames {
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent("\(items).png"),
        to: place.appendingPathComponent(file))
    }
  }

  @Test func framesAreThoseOfTheNumbers() throws {
    try row("a", [("f-1.png", 3), ("f-2.png", 4), ("f-10.png", 5)])
    try row("b", [("f-1.png", 3), ("f-3.png", 6), ("f-7.png", 4), ("f-10.png", 5)])
    let result = try folder.run("diff", "--frames", "a", "b")
    #expect(result.code == 1, "\(result.error)")
    #expect(result.output.contains("frames: 3 and 4\n"))
    #expect(result.output.contains("1 frame inserted after frame 1\n"))
    // Nobody has said how long a picture is shown.
    #expect(!result.output.contains(" s:"), "\(result.output)")
    let events = try folder.run("diff", "--frames", "--json", "a", "b").output
    #expect(!events.contains("start") && !events.contains("durations"), "\(events)")
    #expect(try folder.run("diff", "--frames", "b", "a").output.contains("dropped"))
    #expect(try folder.run("diff", "--frames", "a", "a").code == 0)
    let page = try folder.run("diff", "-q", "--frames", "--report", "r.html", "a", "b")
    #expect(page.code == 1)
    #expect(try folder.text(of: "r.html").contains("1 of 4 frames differ"))
  }

  /// A page plays them: each frame that differs has its pictures, the others are counted.
  @Test func aPageHasThePicturesOfAllFramesThatDiffer() throws {
    try row("a", [("f-1.png", 3), ("f-2.png", 4), ("f-3.png", 5)])
    try row("b", [("f-1.png", 3), ("f-2.png", 6), ("f-3.png", 6)])
    #expect(try folder.run("diff", "-q", "--frames", "--report", "r.html", "a", "b").code == 1)
    let page = try folder.text(of: "r.html")
    #expect(page.contains("<title>2 of 3 pairs differ</title>"))
    for name in ["2", "3"] {
      #expect(
        page.contains(#""path":"b/f-\#(name).png""#)
          && page.contains(#""place":"a/f-\#(name).png""#))
    }
    #expect(page.components(separatedBy: #""row":"b""#).count == 3)
    #expect(page.contains(#"["","b/f-1.png"]"#))
  }

  @Test func refusesWhatIsNoRow() throws {
    try row("a", [("f-1.png", 3)])
    try row("none", [])
    try row("two", [("f-1.png", 3), ("g-1.png", 3)])
    try row("twice", [("f-1.png", 3), ("f-01.png", 3)])
    try row("plain", [("f.png", 3)])
    for name in ["none", "two", "twice", "plain"] {
      let result = try folder.run("diff", "--frames", "a", name)
      #expect(result.code == 5)
      #expect(result.error.contains("error[diff/frames]"), "\(result.error)")
    }
    #expect(try folder.run("diff", "--frames", "a", "3.png").code == 2)
  }
}
