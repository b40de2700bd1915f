import Foundation
import Readers
import Testing

/// Files go below the output folder, whole or not at all, and what cannot be written is an error.
@Suite(.aside) struct OutputSafetyTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func scene(file: String) -> String {
    SceneFolder.scene().dropLast() + #", "outputs": [{"type": "still", "file": "\#(file)"}]}"#
  }

  @Test(arguments: ["../a.svg", "sub/../../a.svg", "/a.svg", "sub/.."])
  func noNameLeadsOut(_ name: String) throws {
    try folder.write(scene(file: name), to: "in/a.scene.json")
    let result = try folder.run("render", "-o", "out", "in/a.scene.json")
    #expect(result.error.hasPrefix("error["))
    #expect(result.error.contains("a.scene.json:"))
    #expect(result.code != 0)
    #expect(folder.files == ["in/a.scene.json"])
  }

  @Test func noLinkLeadsOut() throws {
    let manager = FileManager.default
    for name in ["out", "elsewhere"] {
      try manager.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try folder.write("kept", to: "elsewhere/kept.svg")
    for (link, target) in [("sub", "../elsewhere"), ("end.svg", "../elsewhere/kept.svg")] {
      try manager.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("out/\(link)").path, withDestinationPath: target)
    }
    for name in ["sub/a.svg", "sub/deep/a.svg", "end.svg"] {
      try folder.write(scene(file: name), to: "a.scene.json")
      let result = try folder.run("render", "-o", "out", "a.scene.json")
      #expect(result.error.contains("error[output/link]"), "\(name)")
      #expect(result.code == 5, "\(name)")
    }
    #expect(try folder.text(of: "elsewhere/kept.svg") == "kept")
    #expect(!folder.exists("elsewhere/a.svg"))
  }

  @Test func noLinkShowsPicturesOfOthers() throws {
    try folder.write("secret", to: "secret.png")
    try folder.write(WatchTests.photo, to: "in/a.scene.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("in/p.png").path,
      withDestinationPath: "../secret.png")
    let result = try folder.run("render", "-o", "out", "in/a.scene.json")
    #expect(result.error.contains("error[file/outside]: 'p.png' is a link that leads out"))
    #expect(result.code == 5)
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    try folder.write("a file", to: "taken")
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    for place in ["taken", "taken/out", "/proc/nothing/out"] {
      let result = try folder.run("render", "-o", place, "a.scene.json")
      #expect(result.error.hasPrefix("error[file/unwritable]"), "\(place): \(result.error)")
      #expect(result.code == 5)
    }
    #expect(try folder.text(of: "taken") == "a file")
  }

  @Test func aFullPipeIsAnError() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    for command in ["render --only still -o - a.scene.json", "schema", "init"] {
      let result = try BuiltProgram.run(
        "/bin/sh", ["-c", "tessera \(command) > /dev/full"], "", [:], folder.url)
      #expect(
        result.error.contains(
          "error[system/disk]: cannot write 'standard output': the disk is full"),
        "\(command): \(result.error)")
      #expect(result.error.contains("help: look at where standard output goes"))
      #expect(result.code == 5, "\(command)")
    }
    // Whoever reads only the beginning has got what was wanted.
    let head = try BuiltProgram.run(
      "/bin/sh", ["-c", "tessera schema | head -n 1"], "", [:], folder.url)
    #expect(head.error == "")
  }

  @Test(.needs(.mount), .needsSmallDisks) func aFullDiskIsAnErrorAndLeavesNothing() throws {
    let scene = #"""
      {"scene": 1, "canvas": {"size": [600, 600]}, "layout": {"kind": "flow", "itemSize": [20, 20]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 800, "color": "palette"}}]}]},
       "outputs": [{"type": "still", "file": "{name}.svg"}]}
      """#
    try folder.write(SceneFolder.scene(), to: "in/a.scene.json")
    try folder.write(scene, to: "in/b.scene.json")
    let result = try SmallDisk(kilobytes: 64, in: folder)
      .run("tessera render --no-cache -o disk in; echo $?; ls -A disk")
    #expect(result.output == "disk/a.svg\n5\na.svg\n", "\(result.error)")
    #expect(result.error.contains("the disk is full"))
  }
}
