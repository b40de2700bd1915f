import Foundation
import Readers
import Testing

@testable import Rendering

/// The page of a report in a real browser, from the disk, by keyboard and by pointer.
@Suite(.aside, .needs(.chromium)) struct ReportPageTests {
  private static let one = "#output=feed.scene.json%20held%2Fone.svg"
  private static let shown: PageAct = .wait(
    "#stage[data-shown='feed.scene.json held/one.svg'] .pane")
  private static let table: PageAct = .wait("#stage[data-shown='list.scene.json feed.attrs']")

  private static func used(
    _ address: String = one, _ acts: PageAct..., look: PageLook = PageLook()
  ) async throws -> ShownPage {
    let report = try ReportedScene()
    return try await Browser.page(report.file, address, look, after: [shown] + acts)
  }

  @Test func showsBothSidesOfTheFirstThatIsNotDecided() async throws {
    let page = try await Self.used("")
    #expect(page.data["output"] == "feed.scene.json held/one.svg")
    #expect(page.html.contains("ann: a region of 40 × 20 at (10, 10) moved by (4, 0)</h2>"))
    #expect(page.html.contains("data-pane=\"before\"") && page.html.contains("data-pane=\"after\""))
    #expect(page.html.contains("<b>4</b><span>different</span>"))
    #expect(page.html.contains("<b>3</b><span>equal</span>"))
    #expect(page.html.contains("1 problem kept this run"))
    #expect(page.html.contains("tessera approve --outputs held/one.svg feed.scene.json</code>"))
  }

  @Test func picturesBesideThePageAreShown() async throws {
    let report = try ReportedScene(largestPage: 0)
    #expect(try !report.text().contains(".svg PHN2") && report.text().contains("data-folder"))
    let page = try await Browser.page(report.file, Self.one, after: [Self.shown])
    #expect(page.html.contains("data-pane=\"after\""))
    #expect(page.html.contains("<dt>Size</dt><dd>200 × 160</dd>"))
  }

  /// The side after is the golden with the part over it, from within the page and from beside it.
  @Test(arguments: [8 << 20, 0]) func partsAreShownOverTheirGoldens(largestPage: Int) async throws {
    let report = try ReportedScene(patchedWith: 0xFF00_8000, largestPage: largestPage)
    let colours = """
      const canvas=document.querySelector('canvas[data-name=after]'),context=canvas.getContext('2d');
      document.documentElement.dataset.seen=[[5,5],[31,20],[39,24],[40,24]].map(([x,y])=>
        context.getImageData(x,y,1,1).data.slice(0,3).join(' ')).join(', ')+', '+canvas.width;
      """
    let name = "patched.scene.json patched.png"
    let page = try await Browser.page(
      report.file, "#output=patched.scene.json%20patched.png",
      after: [
        .wait("#stage[data-shown='\(name)'] .pane"), .run(colours), .wait("html[data-seen]"),
      ])
    #expect(page.data["seen"] == "255 255 255, 0 128 0, 0 128 0, 255 255 255, 80")
  }

  /// Of a large golden the page has what differs as it is, and the rest with fewer pixels, which the loupe says.
  @Test(arguments: [8 << 20, 0]) func largeGoldensAreSharpWhereTheyDiffer(largestPage: Int)
    async throws
  {
    let report = try ReportedScene(patchedWith: 0xFF00_8000, tall: 900, largestPage: largestPage)
    let colours = """
      const two=['before','after'].map(name=>document.querySelector('canvas[data-name='+name+']'));
      const eye=[[5,5],[30,20],[39,24],[60,800]].map(([x,y])=>two.map(canvas=>
        canvas.getContext('2d').getImageData(x,y,1,1).data.slice(0,3).join(' ')));
      document.documentElement.dataset.seen=[two[1].width,two[1].height,eye[0][1],...eye[1],...eye[2],
        eye[3][0]===eye[3][1]].join(', ');
      """
    let name = "patched.scene.json patched.png"
    let page = try await Browser.page(
      report.file, "#output=patched.scene.json%20patched.png",
      after: [
        .wait("#stage[data-shown='\(name)'] .pane"), .run(colours), .wait("html[data-seen]"),
        .press("l"), .point(".sheet"),
      ])
    #expect(
      page.data["seen"]
        == "80, 900, 255 255 255, 0 128 0, 255 255 255, 255 255 255, 0 128 0, true")
    #expect(page.html.contains("What is equal is shown coarsely"))
    #expect(page.html.contains("equal, kept coarse"))
    #expect(try report.text().utf8.count < 300_000)
  }

  @Test(arguments: [("2", "swipe"), ("3", "onion"), ("4", "blink"), ("5", "mask")])
  func keysChooseTheView(key: String, view: String) async throws {
    let page = try await Self.used(Self.one, .press(key))
    #expect(page.data["view"] == view)
    #expect(page.html.contains("class=\"view-\(view)"))
    let again = try await Self.used(Self.one + "&view=\(view)")
    #expect(again.data["view"] == view)
  }

  @Test func decisionsGoIntoASelectionWithBothSums() async throws {
    let page = try await Self.used(
      Self.one, .press("a"), Self.table, .press("j"), .wait("#stage[data-shown^='alike']"),
      .press("r"), .press("e"))
    let text = try #require(page.data["selection"]).replacing("&quot;", with: "\"")
    let selection = try Selection(json: text)
    #expect(!selection.isComplete)
    #expect(
      selection.decisions.map { "\($0.output) \($0.verdict)" } == [
        "held/one.svg approve", "held/other.svg reject", "held/twin.svg reject",
      ])
    #expect(selection.decisions.allSatisfy { $0.golden != nil && $0.drawn != $0.golden })
    #expect(page.html.contains("3 of 5 decided"))
    #expect(page.html.contains("tessera approve --selection tessera-selection.json"))
  }

  @Test func undoTakesTheMarkAway() async throws {
    let page = try await Self.used(
      Self.one, .press("a"), Self.table, .press("u"), Self.shown)
    #expect(page.html.contains("0 of 5 decided"))
    #expect(page.data["output"] == "feed.scene.json held/one.svg")
  }

  @Test func hopsToTheNextChangeAndBack() async throws {
    let page = try await Self.used(Self.one, .press("n"), .press("n"))
    #expect(page.html.contains("Change 2 of 2: a region removed, 9 pixels"))
    #expect(Double(page.data["zoom"] ?? "") ?? 0 > 2)
    #expect(page.html.contains("is-chosen"))
    let fit = try await Self.used(Self.one, .press("n"), .press("0"))
    #expect(fit.html.contains(">Fit 200 %</button>"))
  }

  @Test func theLoupeTellsColoursAndPlaces() async throws {
    let page = try await Self.used(
      Self.one, .press("l"), .press("ArrowRight"), .press("ArrowUp"))
    #expect(page.html.contains("(50.5, 39.5) pt"))
    #expect(page.html.contains("<code>#FFFFFF</code>"))
    let pointed = try await Self.used(Self.one, .press("l"), .point(".part.is-before"))
    #expect(pointed.html.contains(" pt</span><b>"))
  }

  @Test func swipesByPointerAndZoomsBothSidesAtOnce() async throws {
    let swiped = try await Self.used(Self.one + "&view=swipe", .drag(".handle", by: (60, 0)))
    #expect(!swiped.html.contains("--split: 0.5;"))
    let zoomed = try await Self.used(
      Self.one, .wheel(".pane", by: -200, withControl: true), .drag(".pane", by: (30, 20)))
    let moves = zoomed.html.ranges(of: /transform: (translate\([^)]*\))/).map { zoomed.html[$0] }
    #expect(moves.count >= 2 && Set(moves).count == 1)
  }

  @Test func framesOfElementsLieOverBothSides() async throws {
    let page = try await Self.used(Self.one, .press("f"))
    #expect(page.html.contains("shows-outlines"))
    #expect(page.html.contains("<i class=\"outline is-before\" style=\"left: 10%;"))
    #expect(page.html.contains("<i class=\"outline\" style=\"left: 14%;"))
  }

  @Test func searchAndFilterNarrowTheList() async throws {
    let page = try await Self.used(
      Self.one, .press("/"), .type("twin"), .press("Enter"), .press("ArrowDown"))
    #expect(page.data["output"]?.hasPrefix("alike ") == true)
    let filtered = try await Self.used(Self.one, .click("[data-status=new]"))
    #expect(filtered.data["output"] == "list.scene.json held/new.svg")
    #expect(filtered.html.contains("Nothing was accepted yet"))
    let all = try await Self.used(Self.one, .click("[data-status=new]"), .press("Escape"))
    #expect(all.html.contains("nothing to decide"))
  }

  @Test func tablesAndProblemsAreToldInWords() async throws {
    let table = try await Self.used(
      "", .click("[data-id='list.scene.json feed.attrs']"),
      Self.table)
    #expect(table.html.contains("~ cell ann: y 10 → 12 (+2)</pre>"))
    let failed = try await Self.used("", .click("[data-id='failed 0']"), .wait("#stage pre"))
    #expect(failed.html.contains("unknown layout kind 'flwo'\nhelp: flow</pre>"))
  }

  /// Drawn when their rows come into sight: pixels, and not the nothing of a fresh canvas.
  @Test func rowsShowThePartThatChanged() async throws {
    let opaque = """
      document.documentElement.dataset.opaque=[...document.querySelectorAll('.thumb[data-drawn]')]
        .every(canvas=>canvas.getContext('2d').getImageData(44,44,1,1).data[3]===255)
      """
    let page = try await Self.used("", .wait(".row .thumb[data-drawn]"), .run(opaque))
    #expect(page.data["opaque"] == "true")
  }

  @Test(arguments: [(390, 844), (1000, 800), (1280, 850), (2000, 1100)], [false, true])
  func keepsTheRulesOfPages(size: (Int, Int), isDark: Bool) async throws {
    let report = try ReportedScene()
    let look = PageLook(isDark: isDark, size: (width: size.0, height: size.1))
    for acts in [[], [PageAct.press("?")]] {
      let faults = try await Browser.faults(
        of: report.file, Self.one, look, after: [Self.shown] + acts)
      #expect(faults == [])
    }
  }

  @Test func ofManyRowsOnlyThoseInViewExist() async throws {
    let report = try ReportedScene(2500, rows: 2500)
    let start: PageAct = .wait("html[data-ready]")
    let page = try await Browser.page(report.file, "", after: [start, .press("End")])
    #expect(page.html.ranges(of: "class=\"row").count < 60)
    let name = "same.scene.json same-2498.png"
    let last = try await Browser.page(
      report.file, "#show=equal",
      after: [start, .press("End"), .press("ArrowUp"), .wait("html[data-output='\(name)']")])
    #expect(last.data["output"] == name)
    let found = try await Browser.page(
      report.file, "#search=row-2499", after: [start])
    #expect(found.html.contains("cell 2499 moved by (2499, 0)"))
    // Milliseconds from the start of loading until it can be used, on a machine that does much else.
    #expect(try #require(Int(page.data["ready"] ?? "")) < 5000)
  }
}
