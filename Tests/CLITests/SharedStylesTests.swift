import Foundation
import Readers
import Testing

/// The styles of a project, as its scenes use them from the command line.
@Suite(.aside) struct SharedStylesTests {
  private let folder: SceneFolder
  private static let scene = """
    {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
     "data": {"sections": [{"id": "a", "items": [{"id": "x", "style": "loud"}, "y"]}]}}
    """

  init() throws {
    folder = try SceneFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.scene, to: "a.scene.json")
    try folder.write(Self.scene, to: "b.scene.json")
  }

  private func write(_ color: String) throws {
    try folder.write(#"{"styles": {"loud": {"fill": "\#(color)"}}}"#, to: "tessera.json")
  }

  private func picture() throws -> String {
    String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("out/a.svg")),
      as: UTF8.self)
  }

  @Test func scenesAreDrawnInThem() throws {
    let without = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(without.error.contains("no style of cells is called \"loud\""))
    try write("#AB1234")
    let result = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(try picture().contains("#ab1234"))
    for command in ["check", "explain"] {
      #expect(try folder.run(command, "a.scene.json").code == 0)
    }
  }

  @Test func aChangeOfThemDrawsAllScenesAgain() throws {
    try write("#AB1234")
    #expect(try folder.run("render", "-o", "out", "-v", "a.scene.json", "b.scene.json").code == 0)
    let again = try folder.run("render", "-o", "out", "-v", "a.scene.json", "b.scene.json")
    #expect(again.output.contains("a.scene.json: unchanged"))
    try write("#12AB34")
    let changed = try folder.run("render", "-o", "out", "-v", "a.scene.json", "b.scene.json")
    #expect(!changed.output.contains("unchanged"))
    #expect(try picture().contains("#12ab34"))
  }

  @Test func severalProcessesKnowThem() throws {
    try write("#AB1234")
    let result = try folder.run("render", "-j", "2", "-o", "out", "a.scene.json", "b.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(try picture().contains("#ab1234"))
  }

  @Test func whatIsWrongInThemHasItsPlace() throws {
    try write("rde")
    let result = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(result.error.contains("tessera.json:1:30"), "\(result.error)")
    #expect(result.error.contains("did you mean \"red\"?"))
    #expect(result.code == 2)
  }
}
