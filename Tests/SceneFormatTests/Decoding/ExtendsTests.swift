import Foundation
import SceneFormat
import Testing

@Suite struct ExtendsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scenes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private func load(_ name: String, root: String? = nil) throws -> SceneDescription {
    try SceneLoader(kinds: Scenes.kinds, root: root).load(folder.appendingPathComponent(name).path)
  }

  private func codes(_ name: String, root: String? = nil) -> [String] {
    do {
      _ = try load(name, root: root)
      return []
    } catch let faults as SceneFaults {
      return faults.diagnostics.map(\.code)
    } catch {
      return ["\(error)"]
    }
  }

  private static let base =
    #"{"scene": 1, "canvas": {"size": [100, 200], "margin": 4}, "title": "Base", "data": {"sections": []}}"#

  @Test func laysASceneOverItsBase() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "base.json": Self.base,
      "style.yaml": "style: {palette: pastel}\ntitle: Styled\n",
      "scene.json":
        #"{"extends": ["base.json", "style.yaml"], "canvas": {"margin": 8}, "title": null}"#,
    ])
    let scene = try load("scene.json")
    #expect(scene.canvas.size == CGSize(width: 100, height: 200))
    #expect(scene.canvas.margin == 8)
    #expect(scene.style.palette == .pastel)
    #expect(scene.title == nil)
    #expect(scene.name == "scene")
    #expect(
      scene.files.map { URL(fileURLWithPath: $0.path).lastPathComponent }
        == ["scene.json", "base.json", "style.yaml"])
  }

  @Test func pointsIntoTheFileThatIsWrong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "base.json": "{\"scene\": 1,\n \"canvas\": {\"sise\": 1}, \"data\": {\"sections\": []}}",
      "scene.json": #"{"extends": "base.json"}"#,
    ])
    let faults = #expect(throws: SceneFaults.self) { try load("scene.json") }
    #expect(faults?.diagnostics.map { $0.span?.place.hasSuffix("base.json:2:13") } == [true])
  }

  @Test func refusesWhatIsNoBase() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "one.json": #"{"extends": "two.json"}"#, "two.json": #"{"extends": "one.json"}"#,
      "out.json": #"{"extends": "../../../etc/hostname"}"#,
      "absolute.json": #"{"extends": "/etc/hostname"}"#,
      "missing.json": #"{"extends": "nothing.json"}"#, "empty.json": #"{"extends": ""}"#,
      "folder.json": #"{"extends": "sub"}"#, "sub/up.json": #"{"extends": "../one.json"}"#,
      "base.json": Self.base, "sub/fine.json": #"{"extends": "../base.json"}"#,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("link.json").path, withDestinationPath: "/etc/hostname")
    try write(["linked.json": #"{"extends": "link.json"}"#])
    for number in 0..<12 {
      try write(["c\(number).json": "{\"extends\": \"c\(number + 1).json\"}"])
    }
    #expect(codes("one.json") == ["extends/cycle"])
    #expect(codes("empty.json") == ["wrong-value"])
    #expect(codes("out.json").first?.hasPrefix("extends/outside") != false)
    #expect(codes("absolute.json") == ["extends/outside"])
    #expect(codes("linked.json") == ["extends/outside"])
    #expect(codes("missing.json") == ["file/unreadable"])
    #expect(codes("folder.json") == ["file/unreadable"])
    #expect(codes("sub/up.json") == ["extends/outside"])
    #expect(codes("sub/fine.json", root: folder.path) == [])
    #expect(codes("c0.json") == ["extends/too-deep"])
  }
}
