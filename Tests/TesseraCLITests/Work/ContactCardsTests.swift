import Foundation
import Readers
import Testing

@testable import Rendering
@testable import TesseraCLI

/// Cards of the page of all pictures: words beside one that stands alone, and edges that fade where there is more.
@Suite(.needs(.chromium))
struct ContactCardsTests {
  /// Scenes with the widths of their pictures.
  private static let scenes: [(name: String, widths: [Int])] = [
    ("alone", [300]), ("wide", [640]), ("widest", [1_200]), ("two", [300, 310]),
    ("a-scene-with-a-name-that-is-as-long-as-two-lines-of-the-contents", [300]),
  ]

  private static func page(in folder: URL) throws -> URL {
    let results = try scenes.map { scene in
      let files = try scene.widths.map { width in
        let svg = """
          <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="200" viewBox="0 0 \(width) 200">\
          <title>t</title><desc>Rows of \(width). They stand.</desc><rect width="\(width)" height="200"/></svg>
          """
        let file = WrittenFile(path: "\(scene.name)-\(width).svg", content: Array(svg.utf8))
        try Data(svg.utf8).write(to: folder.appendingPathComponent(file.path))
        return file
      }
      return Manifest.Result(scene: "\(scene.name).scene.json", isDone: true, files: files)
    }
    let words = try ArgumentParser.parse(["render", "a.scene.json"])
    let reader = ExhibitReader(
      scene: { _ in nil },
      options: WorkOptions(.render, words, form: MessageForm()).order.rendering,
      bytes: { try? Array(Data(contentsOf: folder.appendingPathComponent($0))) })
    let page = folder.appendingPathComponent("index.html")
    try ContactPage(results, title: "Scenes", reader: reader).html
      .write(to: page, atomically: true, encoding: .utf8)
    return page
  }

  /// The answer of an expression in the page.
  private func answer(
    in width: Int, after acts: [PageAct] = [], _ expression: String
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cards-\(getpid())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = "document.documentElement.dataset.note = \(expression)"
    let page = try await Browser.page(
      Self.page(in: folder), "", PageLook(size: (width, 900)),
      after: acts + [.run(note.replacing("\n", with: " "))])
    return try #require(page.data["note"])
  }

  // MARK: Words

  /// From three columns on they use the columns that nobody else does; only what needs all of them has its words below.
  @Test(arguments: [
    (390, "alone below, wide below, widest below, two below"),
    (1000, "alone below, wide below, widest below, two below"),
    (1280, "alone beside, wide beside, widest below, two below"),
    (2000, "alone beside, wide beside, widest below, two below"),
  ])
  func wordsStandBesideACardThatIsAlone(width: Int, places: String) async throws {
    let measure = """
      [...document.querySelectorAll('section')].slice(0, 4).map(section => {
      const [frame, words] = ['.frame', 'figcaption'].map(s => section.querySelector(s).getBoundingClientRect());
      const isInside = words.right <= section.getBoundingClientRect().right + 1 && words.width > 200;
      return section.dataset.scene + ' ' + (!isInside ? 'outside' : words.top >= frame.bottom ? 'below' :
      words.left >= frame.right + 16 && words.top < frame.top + 8 ? 'beside' : 'over'); }).join(', ')
      """
    #expect(try await answer(in: width, measure) == places)
  }

  @Test func numbersOfTheContentsStandBelowEachOther() async throws {
    let measure = """
      new Set([...document.querySelectorAll('.contents li span')]
      .map(e => Math.round(e.getBoundingClientRect().right))).size
      """
    #expect(try await answer(in: 2000, measure) == "1")
  }

  // MARK: Edges

  /// How far the edges fade before what is seen and behind it, in points.
  @Test(arguments: [
    ("#widest .frame", 0.0, "0 32"), ("#widest .frame", 0.5, "16 16"),
    ("#widest .frame", 1.0, "32 0"), ("#alone .frame", 0.0, "0 0"), (".kinds", 0.0, "0 0"),
  ])
  func edgesFadeWhereThereIsMore(part: String, share: Double, points: String) async throws {
    let scroll = """
      (e => { e.scrollLeft = (e.scrollWidth - e.clientWidth) * \(share) })(document.querySelector('\(part)'))
      """
    let measure = """
      (style => style.maskImage.startsWith('linear-gradient') ? ['--before', '--behind']
      .map(name => Math.round(parseFloat(style.getPropertyValue(name)))).join(' ') : 'no mask')(
      getComputedStyle(document.querySelector('\(part)')))
      """.replacing("\n", with: " ")
    // The next picture of the page has it, whenever that comes.
    let wait = """
      new Promise(done => { let left = 50;
      (function look() { \(measure) === '\(points)' || !left-- ? done() : setTimeout(look, 100); })(); })
      """.replacing("\n", with: " ")
    #expect(try await answer(in: 390, after: [.run(scroll), .run(wait)], measure) == points)
  }
}
