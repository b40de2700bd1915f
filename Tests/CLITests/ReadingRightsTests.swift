import Foundation
import Readers
import Testing

/// The files that a scene reads lie beside it, unless the command line names the folder.
@Suite(.aside) struct ReadingRightsTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    let picture = try #require(Data(base64Encoded: WatchTests.redPixel))
    try folder.write("", to: "store/deep/kept")
    try picture.write(to: folder.url.appendingPathComponent("store/p.png"))
    try folder.write(#"{"scene": 1, "layout": {"kind": "flow"}}"#, to: "store/base.json")
    try folder.write(WatchTests.photo, to: "in/a.scene.json")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  @Test func linksToImagesAreFollowedWhereTheyAreAllowed() throws {
    try link("in/p.png", to: "../store/p.png")
    for words in [[], ["--allow-read", "store/deep"], ["--allow-read", "in"]] {
      let result = try BuiltProgram.run(
        ["render", "-o", "out"] + words + ["in/a.scene.json"], in: folder.url)
      #expect(result.error.contains("error[file/outside]: 'p.png' is a link that leads out"))
      #expect(result.error.contains("--allow-read "), "\(result.error)")
      #expect(result.code == 5)
    }
    for words in [["--allow-read", "store"], ["--allow-read", "in", "--allow-read=./store"]] {
      let result = try BuiltProgram.run(
        ["render", "-o", "out"] + words + ["in/a.scene.json"], in: folder.url)
      #expect(result.code == 0, "\(result.error)")
    }
    // A picture that was drawn with leave is not there without it.
    #expect(try folder.run("render", "-o", "out", "in/a.scene.json").code == 5)
  }

  @Test func aFolderThatIsALinkLeadsOutAsWell() throws {
    let text = try folder.text(of: "in/a.scene.json").replacing("p.png", with: "pictures/p.png")
    try folder.write(text, to: "in/a.scene.json")
    try link("in/pictures", to: "../store")
    let result = try folder.run("render", "-o", "out", "in/a.scene.json")
    #expect(result.error.contains("error[file/outside]: 'pictures/p.png' is a link"))
    #expect(try folder.run("render", "--allow-read", "store", "-o", "out", "in").code == 0)
  }

  @Test(arguments: ["/etc/hostname", "../store/p.png"])
  func aPathThatLeadsOutSaysWhatToDo(_ path: String) throws {
    let text = try folder.text(of: "in/a.scene.json").replacing("p.png", with: path)
    try folder.write(text, to: "in/a.scene.json")
    let result = try folder.run("render", "-o", "out", "in/a.scene.json")
    #expect(
      result.error.contains(
        "error[file/outside]: '\(path)' lies outside of the folder of its scene"))
    #expect(!result.error.contains("--output"))
    #expect(result.error.contains("--allow-read"))
    #expect(result.code == 5)
    if path.hasPrefix("..") {
      #expect(
        try folder.run("render", "--allow-read", "store", "-o", "out", "in/a.scene.json").code == 0)
    }
  }

  @Test func aFolderIsNoImage() throws {
    let text = try folder.text(of: "in/a.scene.json").replacing("p.png", with: ".")
    try folder.write(text, to: "in/a.scene.json")
    let result = try folder.run("render", "-o", "out", "in/a.scene.json")
    #expect(result.error.contains("it is a folder"), "\(result.error)")
    #expect(!result.error.contains("--output"))
  }

  @Test func goldensAreReadAsTheyAreRecorded() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "in/a.scene.json")
    #expect(try folder.run("record", "in/a.scene.json").code == 0)
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("in/g.attrs"),
      to: folder.url.appendingPathComponent("store/g.attrs"))
    try link("in/g.attrs", to: "../store/g.attrs")
    for command in ["check", "record"] {
      let result = try folder.run(command, "in/a.scene.json")
      #expect(result.error.contains("error[file/outside]: 'g.attrs' is a link"), "\(result.error)")
      #expect(result.code == 5)
      #expect(try folder.run(command, "--allow-read", "store", "in/a.scene.json").code == 0)
    }
    // A link is read with leave, and never written through.
    try folder.write(SceneFolder.golden(size: 44), to: "in/a.scene.json")
    let before = try folder.text(of: "store/g.attrs")
    let result = try folder.run("record", "--allow-read", "store", "in/a.scene.json")
    #expect(result.error.contains("error[output/link]"), "\(result.error)")
    #expect(try folder.text(of: "store/g.attrs") == before)
  }

  @Test(arguments: ["render", "check", "explain"])
  func basesAreFollowedWhereTheyAreAllowed(_ command: String) throws {
    try folder.write(
      #"{"extends": "base.json", "data": {"sections": [{"id": "a", "items": ["x"]}]}}"#,
      to: "in/a.scene.json")
    try link("in/base.json", to: "../store/base.json")
    let result = try folder.run(command, "in/a.scene.json")
    #expect(result.error.contains("error[extends/outside]"), "\(result.error)")
    #expect(result.error.contains("--allow-read"), "\(result.error)")
    #expect(try folder.run(command, "--allow-read", "store", "in/a.scene.json").code == 0)
  }

  @Test func theProjectCanAllowFolders() throws {
    try link("in/p.png", to: "../store/p.png")
    try folder.write("", to: "Package.swift")
    try folder.write(#"{"allow-read": ["store", "in"]}"#, to: "tessera.json")
    #expect(try folder.run("render", "-o", "out", "in").code == 0)
    let inside = try BuiltProgram.run(
      ["render", "-o", "out", "a.scene.json"], in: folder.url.appendingPathComponent("in"))
    #expect(inside.code == 0, "\(inside.error)")
  }
}
