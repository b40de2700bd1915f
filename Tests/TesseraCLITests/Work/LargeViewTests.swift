import Foundation
import Readers
import Testing

@testable import Rendering
@testable import TesseraCLI

/// The large view fits its picture into its pane, whatever the picture and the window are like.
@Suite(.needs(.chromium))
struct LargeViewTests {
  private static let sizes = [
    ("tall", 433, 892), ("wide", 1_800, 300), ("huge", 340, 9_800), ("long", 9_800, 200),
    ("small", 120, 80),
  ]

  private static func written(_ path: String, _ width: Int, _ height: Int) -> (WrittenFile, Data) {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)"><title>t</title><desc>\(path) is here. It is seen.</desc>\
      <rect width="\(width)" height="\(height)" fill="#8FC1FF"/></svg>
      """
    return (WrittenFile(path: path, content: Array(svg.utf8)), Data(svg.utf8))
  }

  private static func page(in folder: URL) throws -> URL {
    var files: [WrittenFile] = []
    let frames = (1...4).map { ("f/00\($0)", 300, 200) }
    for (name, width, height) in sizes.flatMap({ [$0, ("\($0.0)-dark", $0.1, $0.2)] }) + frames {
      let (file, data) = written("\(name).svg", width, height)
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place)
      files.append(file)
    }
    let words = try ArgumentParser.parse(["render", "a.scene.json"])
    let reader = ExhibitReader(
      scene: { _ in nil },
      options: WorkOptions(.render, words, form: MessageForm()).order.rendering,
      bytes: { try? Array(Data(contentsOf: folder.appendingPathComponent($0))) })
    let result = Manifest.Result(scene: "a.scene.json", isDone: true, files: files)
    let page = folder.appendingPathComponent("index.html")
    try ContactPage([result], title: "Scenes", reader: reader).html
      .write(to: page, atomically: true, encoding: .utf8)
    return page
  }

  /// The pane: by how much it has to be scrolled to the side and down, its size, and that of each picture.
  private struct Pane {
    let over: (wide: Int, high: Int)
    let size: (wide: Int, high: Int)
    let pictures: [(wide: Int, high: Int)]
  }

  private static let measure = PageAct.run(
    """
    document.documentElement.dataset.note = (p => [p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight,
    p.clientWidth, p.clientHeight, ...[...p.querySelectorAll('img')].map(i => i.getBoundingClientRect())
    .flatMap(b => [Math.round(b.width), Math.round(b.height)])].join(' '))(document.getElementById('view-pictures'))
    """.replacing("\n", with: " "))

  private func used(_ acts: [PageAct], _ look: PageLook) async throws -> ShownPage {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("view-\(getpid())-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await Browser.page(Self.page(in: folder), "", look, after: acts)
  }

  private func pane(_ name: String, _ acts: PageAct..., in look: PageLook) async throws -> Pane {
    let page = try await used(
      [.click("[aria-label=\"Large view of \(name).svg\"]")] + acts + [Self.measure], look)
    let numbers = try #require(page.data["note"]).split(separator: " ").compactMap { Int($0) }
    let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
      (wide: numbers[$0], high: numbers[$0 + 1])
    }
    return Pane(over: pairs[0], size: pairs[1], pictures: Array(pairs.dropFirst(2)))
  }

  /// Nothing is shrunk until it cannot be read: a figure is scrolled there, and seen whole when somebody asks for it.
  @Test(arguments: [false, true]) func onAPhoneFiguresAreRead(isDark: Bool) async throws {
    let look = PageLook(isDark: isDark, size: (width: 390, height: 844))
    for (name, wide, high) in [("tall", 390, 803), ("wide", 1_620, 270)] {
      let read = try await pane(name, in: look)
      #expect(read.pictures.first.map { [$0.wide, $0.high] } == [wide, high], "\(name)")
      let whole = try await pane(name, .click("[data-size=\"-1\"]"), in: look)
      #expect(whole.over == (0, 0), "\(name)")
    }
    #expect(try await pane("small", in: look).over == (0, 0))
  }

  @Test(arguments: [800, 1440, 2000], [false, true])
  func whatFitsIsSeenWhole(width: Int, isDark: Bool) async throws {
    let look = PageLook(isDark: isDark, size: (width: width, height: 900))
    for (name, wide, high) in Self.sizes where name != "huge" && name != "long" {
      let pane = try await pane(name, in: look)
      #expect(pane.over == (0, 0), "\(name)")
      let picture = try #require(pane.pictures.first)
      // Never beyond its true size, and as large as there is room for.
      #expect(picture.wide <= wide && picture.high <= high, "\(name)")
      let isFull = picture.wide >= pane.size.wide - 34 || picture.high >= pane.size.high - 34
      #expect(picture.wide == wide || isFull, "\(name)")
    }
  }

  @Test(arguments: [800, 1440, 2000]) func bothThemesFit(width: Int) async throws {
    let look = PageLook(size: (width: width, height: 900))
    for name in ["tall", "wide", "small"] {
      let pane = try await pane(name, .click("[data-look=both]"), in: look)
      #expect(pane.over == (0, 0), "\(name)")
      #expect(pane.pictures.count == 2)
    }
  }

  @Test(arguments: [390, 1440]) func aThreadIsScrolledAlongItself(width: Int) async throws {
    let look = PageLook(size: (width: width, height: 900))
    let huge = try await pane("huge", in: look)
    #expect(huge.over.wide == 0 && huge.over.high > 5_000)
    #expect((huge.pictures.first?.wide ?? 0) >= 300)
    let long = try await pane("long", in: look)
    #expect(long.over.high == 0 && long.over.wide > 5_000)
    for name in ["huge", "long"] {
      let whole = try await pane(name, .click("[data-size=\"-1\"]"), in: look)
      #expect(whole.over == (0, 0), "\(name)")
    }
  }

  @Test func theTrueSizeIsScrolledInItsPane() async throws {
    let look = PageLook(size: (width: 800, height: 600))
    let true100 = try await pane("wide", .click("[data-size=\"1\"]"), in: look)
    #expect(true100.pictures.first.map { [$0.wide, $0.high] } == [1_800, 300])
    #expect(true100.over.wide > 900)
    let fitted = try await pane("wide", .press("1"), .press("0"), in: look)
    #expect(fitted.over == (0, 0))
  }

  @Test func keysZoomInThePictureAlone() async throws {
    let look = PageLook(size: (width: 800, height: 600))
    let small = try await pane("small", .press("+"), .press("+"), in: look)
    #expect(small.pictures.first?.wide == 188)
    let back = try await pane("small", .press("1"), .press("-"), in: look)
    #expect(back.pictures.first?.wide == 96)
    let elsewhere = try await pane("small", .click("[data-snippet=html]"), .press("+"), in: look)
    #expect(elsewhere.pictures.first?.wide == 120)
    let wheel = try await pane(
      "small", .wheel("#view-pictures", by: -50, withControl: true), in: look)
    #expect((wheel.pictures.first?.wide ?? 0) > 130)
  }

  @Test func arrowsScrollWhatIsWiderThanItsPane() async throws {
    let look = PageLook(size: (width: 800, height: 600))
    let open: [PageAct] = [.click("[aria-label=\"Large view of wide.svg\"]")]
    let turned = try await used(open + [.press("ArrowRight")], look)
    #expect(turned.data["view"] != "wide.svg is here")
    let scrolled = try await used(open + [.press("1"), .press("ArrowRight")], look)
    #expect(scrolled.data["view"] == "wide.svg is here")
  }

  @Test func aLargePictureIsPulled() async throws {
    let look = PageLook(size: (width: 1_000, height: 700))
    let place = PageAct.run(
      "document.documentElement.dataset.note = document.getElementById('view-pictures').scrollTop")
    let page = try await used(
      [
        .click("[aria-label=\"Large view of huge.svg\"]"), .drag("#view-pictures", by: (0, -120)),
        place,
      ],
      look)
    #expect(page.data["note"] == "120")
  }

  @Test func framesAreSeenOneByOne() async throws {
    let look = PageLook()
    let open: [PageAct] = [.click("[aria-label=\"Large view of 001.svg\"]")]
    let first = try await used(open, look)
    #expect(first.html.contains("<figure class=\"look light\"><img src=\"f/001.svg\""))
    #expect(first.html.contains("1 of 4</output>"))
    let focus = PageAct.run("document.getElementById('frame').focus()")
    let third = try await used(open + [focus, .press("ArrowRight"), .press("ArrowRight")], look)
    #expect(third.html.contains("<figure class=\"look light\"><img src=\"f/003.svg\""))
    let clicked = try await used([.click(".strip li:nth-child(2)")], look)
    #expect(clicked.html.contains("<figure class=\"look light\"><img src=\"f/002.svg\""))
  }

  @Test(arguments: [390, 1440], [false, true])
  func keepsTheRulesOfPages(width: Int, isDark: Bool) async throws {
    let look = PageLook(isDark: isDark, size: (width: width, height: 900))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("view-\(getpid())-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try Self.page(in: folder)
    for name in ["huge", "001"] {
      let acts: [PageAct] = [
        .click("[aria-label=\"Large view of \(name).svg\"]"), .click("[data-look=both]"),
      ]
      #expect(try await Browser.faults(of: page, "", look, after: acts) == [])
    }
  }
}
