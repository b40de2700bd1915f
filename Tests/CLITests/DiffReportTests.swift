import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// The page that `diff --report` writes.
@Suite(.aside) struct DiffReportTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// Pictures and drawings of scenes with so many items.
  private func draw(_ files: [String: Int]) throws {
    for (path, items) in files {
      let place = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write(SceneFolder.scene(items: items), to: "\(items).scene.json")
      let made = try folder.run("render", "\(items).scene.json", "-o", path)
      #expect(made.code == 0, "\(made.error)")
    }
  }

  private func data() throws -> String {
    let page = try folder.text(of: "diff.html")
    let start = try #require(page.range(of: "id=\"data\">"))
    return String(page[start.upperBound...].prefix { $0 != "<" })
  }

  @Test func foldersAreAPageOfTheirPairs() throws {
    try draw(["a/same.png": 3, "b/same.png": 3, "a/other.png": 3, "b/other.png": 4])
    try draw(["a/gone.png": 3, "b/come.png": 3, "a/x.svg": 3, "b/x.svg": 4])
    try folder.write("GIF89a", to: "a/torn.gif")
    try folder.write("GIF89a!", to: "b/torn.gif")
    #expect(try folder.run("diff", "--report", "diff.html", "a", "b").code == 5)
    let data = try data()
    #expect(data.contains(#""kind":"comparison""#))
    #expect(data.contains(#""finding":"added: only the second side has it""#))
    #expect(data.contains(#""finding":"removed: only the first side has it""#))
    #expect(data.contains(#""place":"a/other.png""#) && data.contains(#""place":"b/x.svg""#))
    #expect(data.contains(#""equal":["#) && data.contains(#"["","same.png"]"#))
    #expect(data.contains(#""scene":"torn.gif","code":"diff/unreadable""#))
    let page = try folder.text(of: "diff.html")
    #expect(page.contains("4 of 5 pairs differ, 1 could not be compared"))
    #expect(!page.contains("id=\"export\""))
  }

  @Test func twoFilesAreAPageOfOnePair() throws {
    try draw(["a.png": 3, "b.png": 4])
    #expect(try folder.run("diff", "-q", "--report", "diff.html", "a.png", "b.png").code == 1)
    #expect(try folder.text(of: "diff.html").contains("<h1>Different</h1>"))
    #expect(try folder.run("diff", "-q", "--report", "diff.html", "a.png", "a.png").code == 0)
    #expect(try folder.text(of: "diff.html").contains("<h1>No difference</h1>"))
  }

  @Test func tablesAreToldInWords() throws {
    for items in [3, 4] {
      try folder.write(SceneFolder.scene(items: items), to: "\(items).scene.json")
    }
    let result = try folder.run("diff", "--report", "diff.html", "3.scene.json", "4.scene.json")
    #expect(result.code == 1, "\(result.error)")
    #expect(try data().contains(#""kind":"table","status":"different""#))
  }

  @Test func thePageIsWrittenOverNothingThatIsCompared() throws {
    try draw(["a.png": 3, "b.png": 4])
    let before = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(try folder.run("diff", "--report", "a.png", "a.png", "b.png").code == 2)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == before)
    let lost = try folder.run("diff", "-q", "--report", "none/x/d.html", "a.png", "b.png")
    #expect(lost.code == 5 || lost.code == 1)
    let full = try folder.run("diff", "-q", "--report", "/dev/full", "a.png", "b.png")
    #expect(full.code == 5, "\(full.error)")
  }
}
