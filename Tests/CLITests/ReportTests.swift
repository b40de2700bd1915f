import Foundation
import Readers
import Rendering
import Testing

/// The page that `check --report` writes.
@Suite(.aside) struct ReportTests {
  private let folder: SceneFolder

  /// Two outputs of each of two scenes are accepted.
  init() throws {
    folder = try SceneFolder()
    for name in ["a", "b"] { try folder.write(Self.scene(), to: "\(name).scene.json") }
    let result = try folder.run("record", "a.scene.json", "b.scene.json")
    #expect(result.code == 0, "\(result.error)")
  }

  private static func scene(color: String = "red", file: String = "{name}.png") -> String {
    """
    {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
     "layout": {"kind": "flow", "itemSize": [40, 40]},
     "data": {"sections": [{"id": "s", "items": ["x", {"id": "y", "color": "\(color)"}]}]},
     "outputs": [{"type": "still", "file": "\(file)"}, {"type": "still", "file": "{name}.svg"}],
     "expect": [{"pictures": "held/{name}.pictures"}, {"golden": "{name}.attrs"}]}
    """
  }

  private static let film = #"animation", "file": "{name}.png"#

  private func check(_ words: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["check", "--report", "report.html"] + words + ["a.scene.json", "b.scene.json"],
      in: folder.url)
  }

  private func data() throws -> String {
    let page = try folder.text(of: "report.html")
    let start = try #require(page.range(of: "id=\"data\">"))
    return String(page[start.upperBound...].prefix { $0 != "<" })
  }

  @Test func equalOutputsKeepNoPicture() throws {
    let result = try check()
    #expect(result.code == 0, "\(result.error)")
    let data = try data()
    #expect(data.contains(#""rows":[],"problems":[],"equal":["#))
    #expect(data.contains(#"["b.scene.json","held/b.png","held/b.svg","b.attrs"]"#))
    #expect(try folder.text(of: "report.html").utf8.count < 120_000)
  }

  @Test func bothSidesOfWhatDiffersAreInThePage() throws {
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    let result = try check()
    #expect(result.code == 1)
    let data = try data()
    #expect(data.contains(##""finding":"cell y: background #"##))
    #expect(data.contains(#""status":"different","golden":{"sha256":""#))
    #expect(data.contains(#""parts":[["tint",[80,0,40,40],"#))
    #expect(data.contains(#""outlines":[["cell x","#))
    #expect(data.contains(#"["b.scene.json","held/b.png","held/b.svg","b.attrs"]"#))
    #expect(try folder.text(of: "report.html").contains(".png iVBOR"))
  }

  /// No browser shows PDF in a page: the drawing in it stands for it. Changes of drawings have their places.
  @Test func documentsAndDrawingsAreShownWithTheirChanges() throws {
    try folder.write(Self.scene(file: "{name}.pdf"), to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(Self.scene(color: "blue", file: "{name}.pdf"), to: "a.scene.json")
    #expect(try check().code == 1)
    let data = try data()
    #expect(
      data.components(separatedBy: #""parts":[["changed",[80,0,40,40],0,null,"cell y","#).count == 3
    )
    let pictures = data.matches(of: /"picture":"[0-9a-f]{32}\.(\w+)"/).map(\.output.1)
    #expect(pictures == ["svg", "svg", "svg", "svg"])
  }

  @Test func missingNewAndObsoleteGoldensAreToldApart() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("held/a.svg"))
    try folder.write(Self.scene(file: "other-{name}.png"), to: "b.scene.json")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.attrs"))
    #expect(try check().code == 1)
    let data = try data()
    for (path, kind, status) in [
      ("held/a.svg", "still", "missing"), ("held/other-b.png", "still", "new"),
      ("held/b.png", "", "obsolete"), ("b.attrs", "table", "new"),
    ] {
      #expect(
        data.contains(#""path":"\#(path)","kind":"\#(kind)","status":"\#(status)""#), "\(path)")
    }
  }

  @Test func theSameRunGivesTheSamePage() throws {
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    try folder.write("{\"scene\": 1, \"</script>\": 2}", to: "b.scene.json")
    _ = try check("--jobs", "1")
    let first = try folder.text(of: "report.html")
    _ = try check("--jobs", "2")
    #expect(try folder.text(of: "report.html") == first)
    #expect(first.contains("kept this run from comparing everything"))
  }

  @Test(arguments: ["nowhere/report.html", "a.scene.json", "report.png", "held/a.svg"])
  func aPlaceWhereNothingCanBeWrittenIsSaid(path: String) throws {
    let before = folder.files
    let result = try folder.run("check", "--report", path, "a.scene.json")
    #expect([2, 5].contains(result.code), "\(result.error)")
    #expect(folder.files == before)
  }

  @Test(.needs(.mount), .needsSmallDisks) func aFullDiskLeavesTheReportBefore() throws {
    try folder.write(Self.scene(color: "blue"), to: "a.scene.json")
    let disk = SmallDisk(kilobytes: 40, in: folder)
    let result = try disk.run(
      "echo before > disk/report.html; "
        + "tessera check --report disk/report.html a.scene.json; "
        + "code=$?; cat disk/report.html; ls -A disk; exit $code")
    #expect(result.code == 5, "\(result.error)")
    #expect(result.output.hasSuffix("before\nreport.html\n"))
  }

  @Test(.needs(.chromium)) func picturesAndFilmsAreShownFromTheDisk() async throws {
    let steps = #""steps": [{"name": "go", "update": {"delete": ["x"]}}], "outputs""#
    let film = Self.scene().replacing("still\", \"file\": \"{name}.png", with: Self.film)
      .replacing("\"outputs\"", with: steps)
    try folder.write(film, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(film.replacing("red", with: "blue"), to: "a.scene.json")
    #expect(try check().code == 1)
    let file = folder.url.appendingPathComponent("report.html")
    let start: PageAct = .wait("#stage[data-shown='a.scene.json held/a.png'] .pane")
    let page = try await Browser.page(
      file, "#output=a.scene.json%20held%2Fa.png&frame=3", after: [start, .press(".")])
    #expect(page.data["frame"] == "4")
    #expect(page.html.contains("pixels differ"))
    let faults = try await Browser.faults(
      of: file, "#output=a.scene.json%20held%2Fa.png", after: [start])
    #expect(faults == [])
  }

  /// A drawing that moves is stopped at moments of its period, and compared there.
  @Test(.needs(.chromium)) func drawingsThatMoveAreFilmsToo() async throws {
    let steps = #""steps": [{"name": "go", "update": {"delete": ["x"]}}], "outputs""#
    let film = Self.scene().replacing(
      "still\", \"file\": \"{name}.png", with: "animation\", \"file\": \"{name}-film.svg"
    )
    .replacing("\"outputs\"", with: steps)
    try folder.write(film, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    // Only the way differs: both ends are the same.
    try folder.write(
      film.replacing("\"steps\"", with: "\"timing\": {\"curve\": \"linear\"}, \"steps\""),
      to: "a.scene.json")
    #expect(try check().code == 1)
    let file = folder.url.appendingPathComponent("report.html")
    let shown = "a.scene.json held/a-film.svg"
    let page = try await Browser.page(
      file, "#output=" + shown.replacing(" ", with: "%20").replacing("/", with: "%2F"),
      after: [
        .wait("#stage[data-shown='\(shown)'] .pane"), .wait(".heat i[style*='--heat']"),
      ])
    #expect(page.html.contains("equal"))
    let moments = #/first Frame ([0-9]+), most Frame ([0-9]+)/#
    let told = try #require(page.html.firstMatch(of: moments))
    #expect(Int(told.1) ?? 0 > 1 && Int(told.2) ?? 0 >= Int(told.1) ?? 0)
  }
}
