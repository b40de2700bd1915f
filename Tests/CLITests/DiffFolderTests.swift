import Foundation
import Testing

@testable import TesseraCLI

/// `tessera diff` of two folders, and of parts and profiles.
@Suite(.aside) struct DiffFolderTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// Two pictures of scenes with so many items.
  private func draw(_ files: [String: Int]) throws {
    for (path, items) in files {
      let scene = "\(items).scene.json"
      try folder.write(SceneFolder.scene(items: items), to: scene)
      _ = try folder.run("render", scene, "-o", "made.png")
      let made = folder.url.appendingPathComponent("made.png")
      let place = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: made, to: place)
    }
  }

  @Test func comparesFileByFile() throws {
    try draw(["a/in/same.png": 3, "b/in/same.png": 3, "a/other.png": 3, "b/other.png": 4])
    try draw(["a/gone.png": 3, "b/come.png": 3])
    try folder.write("GIF89a", to: "a/torn.gif")
    try folder.write("GIF89a!", to: "b/torn.gif")
    let result = try folder.run("diff", "a", "b")
    #expect(result.code == 5)
    #expect(result.output.contains("gone.png: missing, it is only in a\n"))
    #expect(result.output.contains("come.png: added, it is only in b\n"))
    #expect(result.output.contains("other.png: "))
    #expect(!result.output.contains("same.png"))
    #expect(result.output.contains("5 files: 1 the same, 3 different, 1 cannot be compared\n"))
    #expect(result.error.contains("cannot read 'a/torn.gif'"))
  }

  @Test func equalFoldersAreTheSame() throws {
    try draw(["a/x.png": 3, "b/x.png": 3])
    #expect(
      try folder.run("diff", "a", "b")
        == .init(output: "1 file: 1 the same, 0 different\n", error: "", code: 0))
    let events = try folder.run("diff", "--json", "a", "b")
    #expect(events.output.contains(#"{"event":"pair","path":"x.png","outcome":"same"}"#))
    #expect(try folder.run("diff", "a", "a/x.png").code == 2)
  }

  /// A folder that was never made is no wrong use of the command line.
  @Test(arguments: [["a", "gone"], ["gone", "a"], ["--frames", "a", "gone"]])
  func aFolderThatIsNotThereIsTold(_ words: [String]) throws {
    try draw(["a/x.png": 3])
    let result = try BuiltProgram.run(["diff"] + words, in: folder.url)
    #expect(result.code == 5)
    #expect(result.error.contains("cannot open 'gone': no such file or folder"), "\(result.error)")
  }

  @Test func nothingComparedIsNoPass() throws {
    try folder.write("BM", to: "a/x.bmp")
    try folder.write("", to: "b/in/.hidden")
    let result = try folder.run("diff", "a", "b")
    #expect(result.code == 5)
    #expect(
      result.error.contains("warning[diff/left-out]: 1 file of other kinds is not compared: x.bmp"))
    #expect(
      result.error.contains("error[diff/no-files]: neither 'a' nor 'b' has a file that can be"))
  }

  @Test(arguments: ["0,0,20.5,30", "-5,-5,300,300", "1,2,3", "0,0,1e9,1e9"])
  func brokenRectanglesAreNoNames(_ word: String) throws {
    let result = try folder.run("diff", "--ignore", word, "a.png", "b.png")
    #expect(result.code == 2)
    #expect(
      result.error.contains("error[usage/wrong-value]: --ignore: found '\(word)', expected four"))
  }

  @Test func ignoredPartsAreTold() throws {
    try draw(["a/x.png": 3, "b/x.png": 4])
    let words = ["--ignore", "0,0,9999,9999"]
    let many = try folder.run("diff", words[0], words[1], "a", "b")
    #expect(many.output.contains("x.png: 14400 pixels were not looked at, "), "\(many.output)")
    let one = try folder.run("diff", "--json", words[0], words[1], "a/x.png", "b/x.png")
    #expect(one.code == 0)
    let event = one.output
    #expect(event.contains(#""identical":false,"pixels":0"#), "\(event)")
    #expect(
      event.contains(#""verdict":"similar","tolerated":0,"ignored":{"pixels":14400,"#), "\(event)")
    let text = try folder.run("diff", words[0], words[1], "a/x.png", "b/x.png").output
    #expect(text.hasPrefix("what is looked at is identical\n"))
  }

  @Test func masksAreAsLargeAsThePictures() throws {
    try draw(["a.png": 3, "b.png": 4])
    try folder.write(
      SceneFolder.scene().replacingOccurrences(of: "[120, 120]", with: "[60, 60]"),
      to: "m.scene.json")
    _ = try folder.run("render", "m.scene.json", "-o", "m.png")
    let result = try folder.run("diff", "--ignore", "m.png", "a.png", "b.png")
    #expect(result.code == 5)
    #expect(result.error.contains("error[diff/mask-size]: the mask 'm.png' has 60x60 pixels"))
  }

  @Test func warnsOfPartsThatHideNothing() throws {
    try draw(["a.png": 3, "b.png": 4])
    let whole = try folder.run("diff", "--ignore", "0,0,9999,9999", "a.png", "b.png")
    #expect(whole.code == 0 && whole.error.isEmpty)
    #expect(whole.output.contains(" pixels were not looked at, "))
    let none = try folder.run("diff", "--ignore", "0,0,1,1", "a.png", "b.png")
    #expect(none.code == 1)
    #expect(none.error.contains("warning[diff/unused-part]: nothing differs in the ignored part"))
  }

  @Test func aProfileIsForPictures() throws {
    try draw(["a.png": 3, "b.png": 4])
    let result = try folder.run("diff", "--json", "--profile", "fuzzy", "a.png", "b.png")
    #expect(result.code == 1)
    #expect(result.output.contains(#""profile":"fuzzy","verdict":"different""#))
  }
}
