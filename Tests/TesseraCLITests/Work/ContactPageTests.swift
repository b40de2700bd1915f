import Foundation
import Notation
import Readers
import SceneFormat
import Testing

@testable import Rendering
@testable import TesseraCLI

/// The page of all pictures in a real browser, used with keyboard and pointer.
@Suite(.needs(.chromium))
struct ContactPageTests {
  private static let kinds = SceneKinds(
    layouts: LayoutKinds([LayoutKind("flow", "Lines.", usesParams: false)]))
  private static let scene = """
    {"scene": 1, "name": "feed", "title": "A feed", "description": "Three rows.",
     "layout": {"kind": "flow"}, "data": {"sections": [{"id": "a", "items": ["x"]}]},
     "steps": [{"name": "one", "scroll": {"by": [0, 9]}}],
     "outputs": [{"type": "still"}, {"type": "motion", "file": "m{~dark}.svg"},
       {"type": "difference", "file": "d.svg"},
       {"type": "animation", "file": "film.svg"}, {"type": "frames", "file": "f/{frame:02}.svg"}]}
    """

  private static func svg(_ words: String, width: Int = 300, views: String = "") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="200" viewBox="0 0 \(width) 200">\
    <title>t</title><desc>\(words)</desc>\(views)<rect width="\(width)" height="200" fill="#8FC1FF"/></svg>
    """
  }

  /// The places of a difference's two states.
  private static let views = """
    <view id="drawing_before" viewBox="10 40 120 150"/><view id="drawing_after" viewBox="150 40 120 150"/>
    """
  /// More than a card has room for.
  private static let long =
    "Bob differs. " + (1...40).map { "Call \($0) is answered." }.joined(separator: " ")

  private static let files = [
    ("feed.svg", "Three rows."), ("m.svg", "Ann &amp; Bob move 80 down. Cat follows."),
    ("m-dark.svg", "Ann &amp; Bob move 80 down. Cat follows."), ("d.svg", long),
    ("film.svg", "Rows come."),
    ("f/00.svg", ""), ("f/01.svg", ""),
  ]

  private static func page(in folder: URL) throws -> URL {
    var written: [WrittenFile] = []
    for (path, words) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let picture = svg(
        words, width: path == "m.svg" ? 820 : 300, views: path == "d.svg" ? views : "")
      let bytes = Array(picture.utf8)
      try Data(bytes).write(to: file)
      written.append(WrittenFile(path: path, content: bytes))
    }
    let loaded = try SceneLoader(kinds: kinds.rendered())
      .load(SourceFile(path: "feed.scene.json", text: scene))
    let words = try ArgumentParser.parse(["render", "feed.scene.json"])
    let reader = ExhibitReader(
      scene: { _ in loaded },
      options: WorkOptions(.render, words, form: MessageForm()).order.rendering,
      bytes: { try? Array(Data(contentsOf: folder.appendingPathComponent($0))) })
    let result = Manifest.Result(scene: "feed.scene.json", isDone: true, files: written)
    let page = folder.appendingPathComponent("index.html")
    try ContactPage([result], title: "Scenes", reader: reader).html
      .write(to: page, atomically: true, encoding: .utf8)
    return page
  }

  private func used(_ acts: [PageAct], _ look: PageLook = PageLook()) async throws -> ShownPage {
    try await inFolder { try await Browser.page(Self.page(in: $0), "", look, after: acts) }
  }

  private func inFolder<Answer>(_ body: (URL) async throws -> Answer) async throws -> Answer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  @Test func cardsHaveFindingsAndAlternativeTexts() async throws {
    let page = try await used([])
    #expect(page.html.contains("<h2><bdi>A feed</bdi></h2>"))
    #expect(page.html.contains("<h3>Ann &amp; Bob move 80 down</h3>"))
    #expect(page.html.contains("alt=\"Ann &amp; Bob move 80 down. Cat follows.\""))
    #expect(page.html.contains("<p class=\"details\">Cat follows.</p>"))
    // A sentence alone is no title.
    #expect(page.html.contains("<h3>Still</h3><p class=\"details\">Three rows.</p>"))
    #expect(page.html.contains("<h3>Animation</h3><p class=\"details\">Rows come.</p>"))
    #expect(page.html.contains("<img src=\"feed.svg\" alt=\"Three rows.\""))
    #expect(page.html.contains("5 pictures of 1 scene in 7 files"))
  }

  @Test func pagesAreLinkedAboveThePicturesAndTablesBelow() throws {
    let files = ["a.svg", "a.attrs", "a-inspector.html"].map { WrittenFile(path: $0, content: []) }
    let result = Manifest.Result(scene: "a.scene.json", isDone: true, files: files)
    let page = ContactPage([result], title: "Scenes").html
    let parts = page.components(separatedBy: "<div class=\"pictures\">")
    #expect(parts.first?.contains("<a href=\"a-inspector.html\">") == true)
    #expect(parts.last?.contains("<a href=\"a.attrs\">") == true)
  }

  @Test func framesAreAStrip() async throws {
    let page = try await used([])
    let strip = page.html.components(separatedBy: "<ol class=\"strip\">").last ?? ""
    #expect(strip.prefix { $0 != "\n" }.components(separatedBy: "<li>").count == 3)
  }

  /// On a phone they would take half of the screen.
  @Test(arguments: [(1200, "0"), (390, "gone")])
  func filtersStayInSight(_ width: Int, _ place: String) async throws {
    let scroll = PageAct.run(
      """
      (()=>{document.body.style.minHeight="4000px";scrollTo(0,900);
      const top=document.querySelector(".filters").getBoundingClientRect().top;
      document.documentElement.dataset.place=top<0?"gone":Math.round(top)})()
      """)
    let page = try await used([scroll], PageLook(size: (width, 844)))
    #expect(page.data["place"] == place)
  }

  @Test func searchAndKindsFilter() async throws {
    #expect(try await used([.click("#search"), .type("ann &")]).data["shown"] == "1")
    #expect(try await used([.click("[data-kind=motion]")]).data["shown"] == "1")
    #expect(
      try await used([.click("[data-kind=motion]"), .click("button[data-kind=still]")])
        .data["shown"] == "2")
    let none = try await used([.click("#search"), .type("nobody")])
    #expect(none.data["shown"] == "0")
    #expect(
      try await used([.click("#search"), .type("nobody"), .click("#reset")]).data["shown"] == "5")
  }

  @Test func theLargeViewIsLedByKeys() async throws {
    let open: [PageAct] = [.click(".card .large")]
    #expect(try await used(open).data["view"] == "Still")
    let next = try await used(open + [.press("ArrowRight")])
    #expect(
      next.data["view"] == "Ann & Bob move 80 down"
        || next.data["view"] == "Ann &amp; Bob move 80 down")
    #expect(next.html.contains("m-dark.svg\">"))
    let both = try await used(open + [.press("ArrowRight"), .click("[data-look=both]")])
    #expect(both.html.contains("<figure class=\"look light\"><img src=\"m.svg\""))
    #expect(both.html.contains("<figure class=\"look dark\"><img src=\"m-dark.svg\""))
    let closed = try await used(open + [.press("Escape")])
    #expect(closed.data["view"] == "")
  }

  @Test func snippetsNameBothThemes() async throws {
    let page = try await used([
      .click(".card .large"), .press("ArrowRight"), .click("#copy"),
    ])
    #expect(page.data["copied"]?.contains("srcset=") == true)
    let docc = try await used([.click(".card .large"), .click("[data-snippet=docc]")])
    #expect(docc.html.contains("@Image(source: \"feed\", alt: \""))
  }

  @Test func motionPlaysOnlyWhileItIsWanted() async throws {
    let tall = PageLook(size: (width: 1200, height: 3000))
    #expect(try await used([.run("void 0")], tall).data["playing"] == "1")
    #expect(try await used([.click("#pause")], tall).data["playing"] == "0")
    #expect(try await used([.click(".stop")], tall).data["playing"] == "0")
    var calm = tall
    calm.wantsLessMotion = true
    #expect(try await used([], calm).data["playing"] == "0")
    #expect(try await used([.click(".stop")], calm).data["playing"] == "1")
    // Below the window nothing plays.
    let low = PageLook(size: (width: 390, height: 300))
    #expect(try await used([.run("void 0")], low).data["playing"] == "0")
  }

  /// A held picture is a copy of its own, which is made anew in other colours.
  @Test func heldPicturesChangeTheirColoursToo() async throws {
    let tall = PageLook(size: (width: 1200, height: 3000))
    let mark = PageAct.run("document.querySelector('.moves canvas').dataset.old = 1")
    let note = PageAct.run(
      "document.documentElement.dataset.note = [...document.querySelectorAll('.moves canvas')]"
        + ".map(c => c.dataset.old ?? 0).join(' ')")
    let wait = PageAct.run("new Promise(done => setTimeout(done, 200))")
    let held = try await used([.click("#pause"), wait, mark, note], tall)
    #expect(held.data["note"] == "1")
    let turned = try await used(
      [.click("#pause"), wait, mark, .click(".top [data-theme=dark]"), wait, note], tall)
    #expect(turned.data["note"] == "0")
  }

  /// A switch of the page reaches frames as it does pictures.
  @Test func framesHaveBothThemes() throws {
    let files = ["00.svg", "00~dark.svg", "01.svg", "01~dark.svg"].map {
      WrittenFile(path: "f/0\($0)", content: [])
    }
    let pictures = ContactPictures.pictures(of: files)
    #expect(pictures.map(\.frames) == [["f/000.svg", "f/001.svg"]])
    let html = ContactCard(pictures[0]).html.text
    for frame in 0...1 { #expect(html.contains("srcset=\"f/00\(frame)~dark.svg\"")) }
  }

  @Test func scenesOfOneTitleAreToldApart() throws {
    let loaded = try SceneLoader(kinds: Self.kinds.rendered())
      .load(SourceFile(path: "feed.scene.json", text: Self.scene))
    let words = try ArgumentParser.parse(["render", "feed.scene.json"])
    let reader = ExhibitReader(
      scene: { _ in loaded },
      options: WorkOptions(.render, words, form: MessageForm()).order.rendering,
      bytes: { _ in nil })
    let results = ["one", "two"].map { name in
      Manifest.Result(
        scene: "\(name).scene.json", isDone: true,
        files: [WrittenFile(path: "\(name).svg", content: [])])
    }
    let html = ContactPage(results, title: "Scenes", reader: reader).html
    for name in ["one", "two"] { #expect(html.contains("<h2><bdi>A feed (\(name))</bdi></h2>")) }
    #expect(
      ContactPage([results[0]], title: "Scenes", reader: reader).html.contains(
        "<h2><bdi>A feed</bdi></h2>"))
  }

  @Test func wideFiguresScrollOnAPhone() async throws {
    let page = try await used([], PageLook(size: (width: 390, height: 800)))
    #expect(page.html.contains("width=\"820\" height=\"200\""))
    let faults = try await inFolder {
      try await Browser.faults(of: Self.page(in: $0), "", PageLook(size: (width: 390, height: 800)))
    }
    #expect(faults == [])
  }

  @Test(arguments: [390, 1280, 2000], [false, true])
  func keepsTheRulesOfPages(width: Int, isDark: Bool) async throws {
    let look = PageLook(isDark: isDark, size: (width: width, height: 900))
    for acts in [[], [PageAct.click(".card .large")]] {
      let faults = try await inFolder {
        try await Browser.faults(of: Self.page(in: $0), "", look, after: acts)
      }
      #expect(faults == [])
    }
  }

  // MARK: Before over after

  private static let difference: [PageAct] = [.click(".card[data-views] .large")]

  @Test func aDifferenceIsLaidOverItself() async throws {
    let page = try await used(Self.difference)
    #expect(page.data["split"] == "50")
    let view = page.html.components(separatedBy: "id=\"view-pictures\"").last ?? ""
    #expect(view.contains("role=\"slider\""))
    #expect(view.contains("class=\"half was\"") && view.contains("class=\"half is\""))
    let others = try await used([.click(".card:not([data-views]) .large")])
    let other = others.html.components(separatedBy: "id=\"view-pictures\"").last ?? ""
    #expect(!other.contains("class=\"half"))
  }

  @Test func theSliderIsPulledAndLedByKeys() async throws {
    let pulled = try await used(Self.difference + [.drag(".look .split-knob", by: (-40, 0))])
    #expect((5..<45).contains(Int(pulled.data["split"] ?? "") ?? -1))
    for (key, value) in [("ArrowLeft", "49"), ("ArrowRight", "51"), ("Home", "0"), ("End", "100")] {
      var calm = PageLook(size: (width: 390, height: 800))
      calm.wantsLessMotion = true
      let page = try await used(
        Self.difference + [.click(".look .split-knob"), .press(key)], calm)
      #expect(page.data["split"] == value)
      #expect(page.html.contains("aria-valuenow=\"\(value)\""))
      // Its keys do not lead to the next picture.
      #expect(page.data["view"] == "Bob differs")
    }
  }

  @Test(arguments: [390, 1280], [false, true])
  func comparisonsKeepTheRulesOfPages(width: Int, isDark: Bool) async throws {
    let look = PageLook(isDark: isDark, size: (width: width, height: 900))
    for acts in [Self.difference, Self.difference + [.click("[data-look=both]")]] {
      let faults = try await inFolder {
        try await Browser.faults(of: Self.page(in: $0), "", look, after: acts)
      }
      #expect(faults == [])
    }
  }

  // MARK: Words

  @Test func cardsAreShortAndTheLargeViewHasAllOfIt() async throws {
    let page = try await used(Self.difference)
    let card = page.html.components(separatedBy: "<h3>Bob differs</h3>").last ?? ""
    let details = card.components(separatedBy: "<p class=\"details\">").dropFirst().first ?? ""
    #expect(details.prefix { $0 != "<" }.count <= 150)
    #expect(details.prefix { $0 != "<" }.hasSuffix("is answered."))
    let view = page.html.components(separatedBy: "id=\"view-details\">").last ?? ""
    #expect(view.prefix { $0 != "<" }.hasSuffix("Call 40 is answered."))
    // Words that a card leaves out are found all the same.
    #expect(try await used([.click("#search"), .type("call 39")]).data["shown"] == "1")
  }

  @Test func noParagraphIsLongerThanThreeLines() async throws {
    let measure = """
      document.documentElement.dataset.note = Math.max(...[...document.querySelectorAll('.told h3,.told p')]
      .map(e => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))))
      """.replacing("\n", with: " ")
    let page = try await used([.run(measure)], PageLook(size: (width: 390, height: 800)))
    #expect((1...3).contains(Int(page.data["note"] ?? "") ?? 0))
  }

  @Test func thePictureOpensTheLargeView() async throws {
    #expect(try await used([.click(".card .frame")]).data["view"] == "Still")
  }
}
