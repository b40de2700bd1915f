import Notation
import Platform
import Testing

@testable import Rendering

/// The values of a report, and the page that holds them.
@Suite struct ReportModelTests {
  private static func output(
    _ path: String, change: String, _ status: CheckedOutput.Status = .different
  ) -> CheckedOutput {
    var output = CheckedOutput(path: path, kind: "still", status)
    guard status != .equal else { return output }
    output.golden = .init(
      sha256: SHA256.text(of: path), bytes: 12,
      origin: .init(version: "0.1.0", surroundings: "5c2e"),
      picture: "\(SHA256.text(of: path).prefix(32)).png")
    output.drawn = .init(sha256: nil, bytes: 0)
    (output.scale, output.row, output.notes) = (2, "row-{frame}.png", ["drawn by another"])
    output.difference.lines = [change, "more"]
    output.difference.causes = [.init(element: "Ann", change: change)]
    output.difference.parts = [
      .init(label: "moved", box: [1, 2, 30, 40], pixels: 7, way: [0, -2], element: "Ann")
    ]
    output.difference.pixels = .init(count: 7, share: 0.25, largest: 0.5, mean: 0.125)
    output.difference.frames = [.init(number: 2, start: 0.05, pixels: nil, before: 2)]
    output.difference.outlines = [.init(name: "Ann", box: [0, 0.5, 10, 20])]
    return output
  }

  private static func model(_ outputs: [CheckedOutput]) -> ReportModel {
    var model = ReportModel(title: "tessera check")
    model.entries = outputs.map { .init(scene: "a.scene.json", $0) }
    model.scenes = (1, 1)
    return model
  }

  @Test func outputsAreReadAsTheyWereWritten() throws {
    for status in CheckedOutput.Status.allCases {
      let output = Self.output("a.png", change: "moved by (0, 2)", status)
      #expect(try CheckedOutput(JSONReader.read(output.json.compact)) == output)
    }
  }

  @Test func outputsThatDifferAlikeShareAName() {
    var outputs = ["a", "b", "c", "d"].map { Self.output($0, change: $0 == "c" ? "other" : "same") }
    for index in outputs.indices {
      (outputs[index].row, outputs[index].difference.frames) = (nil, [])
    }
    outputs[3].status = .missing
    let groups = Self.model(outputs).groups
    #expect(Set(groups.keys) == [0, 1])
    #expect(groups[0] == groups[1])
  }

  @Test func findingsAreOneSentence() {
    var output = Self.output("a.png", change: "moved by (0, 2)")
    #expect(output.finding == "Ann moved by (0, 2)")
    output.difference.causes += [
      .init(element: nil, change: "a"), .init(element: nil, change: "b"),
    ]
    #expect(output.finding == "Ann moved by (0, 2), and 2 more")
    output.status = .obsolete
    #expect(output.finding == "nothing draws it any more")
  }

  @Test func equalOutputsAreNamesAlone() throws {
    let outputs = (0..<100).map { Self.output("\($0).png", change: "", .equal) }
    let model = Self.model(outputs)
    #expect(model.pictures == [])
    let object = try JSONReader.read(model.json.compact).object()
    #expect(try object.required("rows").array().isEmpty)
    #expect(try object.required("equal").array().first?.array().count == 101)
    #expect(model.headline == "100 outputs as accepted")
  }

  @Test func aRunThatWasNotFinishedSaysSo() {
    var model = Self.model([])
    #expect(model.warning == nil)
    model.scenes = (5, 3)
    #expect(
      ReportPage(model).html.contains("This run was not finished: 3 of 5 scenes were checked."))
    model.scenes = (3, 3)
    model.problems = [
      .init(scene: "a.scene.json", code: "syntax", message: "broken", place: nil, lines: [])
    ]
    #expect(ReportPage(model).html.contains("1 problem kept this run from comparing everything"))
    #expect(!model.isComplete)
  }

  /// Names come from anywhere: none of them ends an element, begins one, or turns the words around it.
  @Test func hostileNamesStayText() {
    let hostile = "</script><script>alert(1)</script><!--\u{202E}&\"'\u{2028}\0"
    var output = Self.output(hostile, change: hostile)
    output.difference.causes = [.init(element: hostile, change: hostile)]
    var model = Self.model([output])
    model.problems = [
      .init(scene: hostile, code: hostile, message: hostile, place: hostile, lines: [hostile])
    ]
    model.surroundings = [hostile]
    let html = ReportPage(model).html
    #expect(!html.contains("<script>alert"))
    #expect(html.components("</script>") == 4)
    #expect(!html.contains("<!--"))
  }

  @Test func manyBytesOfPicturesGoBesideThePage() throws {
    let scratch = try ScratchFolder()
    let folder = EvidenceFolder(scratch.path)
    var output = Self.output("a.png", change: "moved")
    output.golden?.picture = try folder.keep(Array("<svg>golden".utf8))
    output.drawn?.picture = try folder.keep(Array("<svg>drawn".utf8))
    let path = scratch.path + "/report.html"
    func page(_ largest: Int) throws -> String {
      try ReportFiles(Self.model([output]), folder, at: path, largestPage: largest).write()
      return String(decoding: try InputFile.read(path, limit: 1 << 20), as: UTF8.self)
    }
    let whole = try page(1000)
    #expect(whole.contains(DataAddress.base64(of: Array("<svg>golden".utf8))))
    #expect(!FolderListing.isFolder(ReportFiles.folder(beside: path)))
    let split = try page(4)
    #expect(split.contains("data-folder=\"report.files\""))
    #expect(!split.contains(DataAddress.base64(of: Array("<svg>golden".utf8))))
    let beside = ReportFiles.folder(beside: path)
    #expect(try FolderListing(beside).entries.count == 2)
    // Pictures that an earlier report has left go.
    _ = try page(1000)
    #expect(try FolderListing(beside).entries.isEmpty)
    OutputFile.remove(beside)
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
