import Motion
import Testing

@testable import conformance

/// A recorded layout that is right, and what is said about it once one of its figures is changed.
@Suite @MainActor struct LayoutComparisonTests {
  private nonisolated static let text = """
    {"version":1,"tolerance":0.001,"cases":[{"id":"c","topic":"fixed","layout":{"type":"flow",
    "scrollDirection":"vertical","itemSize":[100,60],"minimumLineSpacing":10,
    "minimumInteritemSpacing":10,"sectionInset":[0,0,0,0],"headerReferenceSize":[0,20],
    "footerReferenceSize":[0,0],"estimatedItemSize":[0,0],"sectionInsetReference":"contentInset"},
    "container":{"width":220,"height":100,"scale":2,"contentInset":[0,0,0,0],"safeArea":[0,0,0,0],
    "layoutMargins":[0,0,0,0]},"counts":[3],"contentOffset":[0,15],"expect":{
    "contentSize":[220,150],"contentOffset":[0,15],"complete":true,"cellsComplete":true,"elements":[
    {"category":"supplementary","kind":"UICollectionElementKindSectionHeader","path":[0,0],
    "frame":[0,0,220,20],"alpha":1,"hidden":false,"transform":[1,0,0,1,0,0]},
    {"category":"cell","path":[0,0],"frame":[0,20,100,60],"z":0},
    {"category":"cell","path":[0,1],"frame":[120,20,100,60]},
    {"category":"cell","path":[0,2],"frame":[0,90,100,60]}],
    "absent":[["cell",null,0,3],["supplementary","UICollectionElementKindSectionFooter",0,0]],
    "queries":[{"rect":[0,30,110,10],"paths":[["cell",null,0,0]]}],
    "items":[{"path":[0,2],"frame":[0,90,100,60]},{"path":[0,9],"frame":null}]}}]}
    """

  private func report(_ text: String) -> ConformanceReport {
    var report = ConformanceReport()
    ConformanceRun.add("a.json", text, to: &report)
    return report
  }

  @Test func passesWhatIsAsRecorded() {
    #expect(report(Self.text).lines == [])
    #expect(report(Self.text).total == "1 passed, 0 failed, 0 skipped")
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var from: String
    var to: String
    var lines: [String]
    var testDescription: String { "\(from) → \(to)" }

    init(_ from: String, _ to: String, _ lines: String...) {
      self.from = from
      self.to = to
      self.lines = lines
    }
  }

  nonisolated static let changes = [
    Change(
      "\"contentSize\":[220,150]", "\"contentSize\":[null,151]", "- content height  151",
      "+ content height  150"),
    Change(
      "\"contentSize\":[220,150]", "\"contentSize\":[221,150]", "- content width  221",
      "+ content width  220"),
    Change(
      "\"contentOffset\":[0,15],\"complete\"", "\"contentOffset\":[0,16],\"complete\"",
      "- content offset  0 16", "+ content offset  0 15"),
    Change(
      "[120,20,100,60]", "[120.002,20,100,60]", "- cell 0-1 frame  120.002 20 100 60",
      "+ cell 0-1 frame  120 20 100 60"),
    Change("\"z\":0", "\"z\":1", "- cell 0-0 z  1", "+ cell 0-0 z  0"),
    Change("\"alpha\":1", "\"alpha\":0.5", "- header 0-0 alpha  0.5", "+ header 0-0 alpha  1"),
    Change(
      "\"hidden\":false", "\"hidden\":true", "- header 0-0 hidden  true",
      "+ header 0-0 hidden  false"),
    Change(
      "[1,0,0,1,0,0]", "[2,0,0,1,0,0]", "- header 0-0 transform  2 0 0 1 0 0",
      "+ header 0-0 transform  1 0 0 1 0 0"),
    Change(
      "{\"category\":\"cell\",\"path\":[0,0],\"frame\":[0,20,100,60],\"z\":0},", "",
      "- cell 0-0  nothing", "+ cell 0-0  0 20 100 60"),
    Change(
      "\"cell\",\"path\":[0,2]", "\"cell\",\"path\":[0,3]", "- cell 0-3  0 90 100 60",
      "+ cell 0-3  nothing", "- cell 0-2  nothing", "+ cell 0-2  0 90 100 60"),
    Change(
      "{\"rect\":[0,30,110,10],\"paths\":[[\"cell\",null,0,0]]}",
      "{\"rect\":[0,30,110,10],\"paths\":[]}", "- query 0 30 110 10  nothing",
      "+ query 0 30 110 10  cell 0-0"),
    Change(
      "{\"path\":[0,9],\"frame\":null}", "{\"path\":[0,0],\"frame\":null}",
      "- question for cell 0-0 frame  nothing", "+ question for cell 0-0 frame  0 20 100 60"),
    Change(
      "\"items\":[{\"path\":[0,2],\"frame\":[0,90", "\"items\":[{\"path\":[0,2],\"frame\":[1,90",
      "- question for cell 0-2 frame  1 90 100 60", "+ question for cell 0-2 frame  0 90 100 60"),
  ]

  @Test(arguments: changes) func namesWhatIsNot(_ change: Change) {
    let text = Self.text.replacingOccurrences(of: change.from, with: change.to)
    #expect(report(text).lines == ["FAIL c (a.json)"] + change.lines.map { "  " + $0 })
  }

  @Test func looksForStrangersOnlyWhereTheListIsComplete() {
    let without = Self.text.replacingOccurrences(
      of: "{\"category\":\"cell\",\"path\":[0,0],\"frame\":[0,20,100,60],\"z\":0},", with: "")
    let open = without.replacingOccurrences(of: "omplete\":true", with: "omplete\":false")
    let cells = without.replacingOccurrences(of: "\"complete\":true", with: "\"complete\":false")
    #expect(report(open).isClean)
    #expect(!report(cells).isClean)
    let absent = open.replacingOccurrences(of: "[\"cell\",null,0,3]", with: "[\"cell\",null,0,0]")
    #expect(
      report(absent).lines == [
        "FAIL c (a.json)", "  - cell 0-0  nothing", "  + cell 0-0  0 20 100 60",
      ])
  }

  @Test func takesTheCellsOnScreenWhereOnlyTheyWereRecorded() {
    let visible = Self.text
      .replacingOccurrences(
        of: "\"complete\":true", with: "\"visibleCellsOnly\":true,\"complete\":true"
      )
      .replacingOccurrences(of: "\"contentOffset\":[0,15]", with: "\"contentOffset\":[0,85]")
      .replacingOccurrences(of: "\"height\":100", with: "\"height\":20")
    #expect(
      report(visible).lines == [
        "FAIL c (a.json)", "  - cell 0-0  0 20 100 60", "  + cell 0-0  nothing",
        "  - cell 0-1  120 20 100 60", "  + cell 0-1  nothing",
      ])
  }
}
