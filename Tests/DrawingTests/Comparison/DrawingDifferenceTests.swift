import Cases
import Notation
import CoreGraphics
import Foundation
import Testing

@testable import Drawing

@Suite struct DrawingDifferenceTests {
  private static func svg(_ items: [DrawItem], _ options: SVGOptions = SVGOptions()) -> [UInt8] {
    let size = CGSize(width: 120, height: 80)
    return SVGWriter(options).bytes(
      DrawList(size: size, background: .color(Samples.page), items))
  }

  private static func cell(
    _ name: String, x: CGFloat = 0, _ color: ThemedColor = Samples.blue, label: String = "hi"
  ) -> DrawItem {
    .group(
      DrawGroup(
        element: ElementMark(name, title: name),
        transform: PlaneTransform(translationX: x, y: 8),
        [
          .fill(.rounded(Samples.rect, radius: 6), color),
          Samples.text(label, Samples.style(12), at: CGPoint(x: 20, y: 30), width: 40),
        ]))
  }

  private func lines(_ before: [DrawItem], _ after: [DrawItem]) throws -> [String] {
    try DrawingDifference(Self.svg(before), Self.svg(after)).lines
  }

  // MARK: Words

  @Test func isNoneBetweenEqualDrawings() throws {
    let bytes = Self.svg([Self.cell("Ann")])
    #expect(try DrawingDifference(bytes, bytes).isNone)
    #expect(try DrawingDifference(bytes, bytes).text == "the drawings are the same\n")
  }

  @Test func tellsHowFarAnElementMoved() throws {
    let before = [Self.cell("Ann"), Self.cell("Bob", x: 40)]
    let after = [Self.cell("Ann", x: 1), Self.cell("Bob", x: 40)]
    #expect(try lines(before, after) == ["~ Ann: moved by (+1, 0)"])
  }

  /// Around its place before and its place after, in points of the drawing.
  @Test func tellsWhereItIs() throws {
    func boxes(_ before: [DrawItem], _ after: [DrawItem]) throws -> [CGRect?] {
      try DrawingDifference(Self.svg(before), Self.svg(after)).changes.map(\.box)
    }
    let rect = Samples.rect
    func square(_ color: ThemedColor = Samples.blue, x: CGFloat = 0) -> DrawItem {
      .group(
        DrawGroup(
          element: ElementMark("Ann", title: "Ann"),
          transform: PlaneTransform(translationX: x, y: 8),
          [.fill(.rounded(rect, radius: 6), color)]))
    }
    let moved = rect.offsetBy(dx: 0, dy: 8)
    #expect(try boxes([square()], [square(x: 5)]) == [moved.union(moved.offsetBy(dx: 5, dy: 0))])
    #expect(try boxes([square(x: 5)], [square(.black, x: 5)]) == [moved.offsetBy(dx: 5, dy: 0)])
    #expect(try boxes([], [square(x: 5)]) == [moved.offsetBy(dx: 5, dy: 0)])
    #expect(try boxes([square(x: 5)], []) == [moved.offsetBy(dx: 5, dy: 0)])
  }

  @Test func tellsColoursOfBothThemes() throws {
    let red = ThemedColor(0xDD5A55, 0x4FB0F0)
    #expect(
      try lines([Self.cell("Ann")], [Self.cell("Ann", red)])
        == ["~ Ann, rect: fill #0072b2 → #dd5a55"])
    let night = ThemedColor(0x0072B2, 0x000000)
    #expect(
      try lines([Self.cell("Ann")], [Self.cell("Ann", night)])
        == ["~ Ann, rect: fill on dark #4fb0f0 → #000"])
  }

  /// A group around all of them, as a caption makes one, is nothing that happened to anybody.
  @Test func looksIntoGroupsForThoseWhoWereThere() throws {
    let cells = [Self.cell("Ann"), Self.cell("Bob", x: 40)]
    let words = Samples.text("both", Samples.style(12), at: CGPoint(x: 20, y: 70), width: 40)
    func wrapped(down distance: CGFloat, opacity: CGFloat = 1) -> [DrawItem] {
      let inner = DrawGroup(clip: .rect(CGRect(x: 0, y: 0, width: 120, height: 60)), cells)
      let place = PlaneTransform(translationX: 0, y: distance)
      return [.group(DrawGroup(transform: place, opacity: opacity, [.group(inner)])), words]
    }
    #expect(try lines(cells, wrapped(down: 0)) == ["+ text 'both'"])
    #expect(try lines(wrapped(down: 0), cells) == ["- text 'both'"])
    #expect(
      try lines(cells, wrapped(down: 3))
        == ["~ Ann: moved by (0, +3)", "~ Bob: moved by (0, +3)", "+ text 'both'"])
    let paler = try lines(cells, wrapped(down: 0, opacity: 0.9))
    #expect(paler.count == 3 && paler[0].hasPrefix("~ Ann: opacity"), "\(paler)")
  }

  @Test func tellsWhoCameAndWhoLeft() throws {
    let before = [Self.cell("Ann"), Self.cell("Bob")]
    let after = [Self.cell("Ann"), Self.cell("Cat")]
    #expect(try lines(before, after) == ["- Bob", "+ Cat"])
  }

  @Test func tellsWhoLiesInFront() throws {
    let (ann, bob) = (Self.cell("Ann"), Self.cell("Bob"))
    #expect(
      try lines([ann, bob], [bob, ann])
        == ["~ drawing: drawn in another order: Ann, Bob → Bob, Ann"])
  }

  @Test func tellsTexts() throws {
    let after = [Self.cell("Ann", label: "ho")]
    #expect(
      try lines([Self.cell("Ann")], after) == ["~ Ann, text 'hi': text hi → ho"])
  }

  /// Of long values the place is shown where they differ.
  @Test func cutsAroundWhatDiffers() {
    let start = "columns layout of 3 items. Zoe appears; "
    let values = DifferingValues(start + "0.5 s.", start + "0.6 s.")
    #expect(values.before == "…appears; 0.5 s." && values.after == "…appears; 0.6 s.")
    let short = DifferingValues("a", "b")
    #expect(short.before == "a" && short.after == "b")
    let unlike = DifferingValues(String(repeating: "x", count: 60), "y")
    #expect(unlike.before == String(repeating: "x", count: 40) + "…")
  }

  /// Nobody reads the numbers of an outline: it is measured.
  @Test func measuresOutlines() throws {
    func outline(_ width: CGFloat, x: CGFloat = 0, isCut: Bool = false) -> [DrawItem] {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x + width, y: 0))
      if isCut { path.addLine(to: CGPoint(x: x + width, y: 9)) }
      path.addLine(to: CGPoint(x: x, y: 20))
      path.closeSubpath()
      return [.fill(.path(Path(path), rule: .winding), Samples.blue)]
    }
    #expect(try lines(outline(30), outline(31)) == ["~ path: width 30 → 31"])
    #expect(try lines(outline(30), outline(30, x: 4)) == ["~ path: moved by (+4, 0)"])
    #expect(try lines(outline(30), outline(30, isCut: true)) == ["~ path: outline changed"])
  }

  @Test func comparesOneThemeAlone() throws {
    let (day, night) = (ThemedColor(0x0072B2, 0x4FB0F0), ThemedColor(0x0072B2, 0x000000))
    let sides = [day, night].map { Self.svg([Self.cell("Ann", $0)]) }
    #expect(try DrawingDifference(sides[0], sides[1], on: .light).isNone)
    #expect(
      try DrawingDifference(sides[0], sides[1], on: .dark).lines
        == ["~ Ann, rect: fill #4fb0f0 → #000"])
  }

  /// How often something is drawn decides how the file says it; what is drawn stays the same.
  @Test func looksThroughWhatTheFileSharesAndInherits() throws {
    let names = ["a", "b", "c", "d", "e", "f"]
    let many = names.enumerated().map { Self.cell($0.element, x: CGFloat($0.offset)) }
    for count in 1..<names.count {
      let fewer = Array(many.prefix(count))
      let found = try lines(fewer, many)
      #expect(found == names[count...].map { "+ \($0)" })
    }
  }

  /// A class is named after its number, and a colour that comes first moves all of them on.
  @Test func looksThroughNamesOfClasses() throws {
    let before = [Self.cell("Ann"), Self.cell("Bob", Samples.green)]
    let after = [Self.cell("Ann", Samples.green), Self.cell("Bob", Samples.green)]
    #expect(
      try lines(before, after)
        == ["~ Ann, rect: fill #0072b2 → #009e73, fill on dark #4fb0f0 → #2cc79b"])
  }

  @Test func namesOfTheFileDoNotCount() throws {
    let items = [Self.cell("Ann")]
    let (first, second) = (SVGOptions(id: "one"), SVGOptions(id: "two"))
    #expect(try DrawingDifference(Self.svg(items, first), Self.svg(items, second)).isNone)
    let titled = SVGOptions(id: "one", title: "A title")
    #expect(
      try DrawingDifference(Self.svg(items, first), Self.svg(items, titled)).lines
        == ["~ drawing: title none → A title"])
    let named = SVGOptions(id: "two", title: "b")
    let difference = try DrawingDifference(Self.svg(items, titled), Self.svg(items, named))
    #expect(difference.withoutTitles("A title", "b").isNone)
    #expect(difference.withoutTitles("A title", "c").lines == ["~ drawing: title A title → b"])
  }

  @Test func namesStandOnOneLine() throws {
    let after = [Self.cell("Ann"), Self.cell("a\n::error::b\u{202E}c")]
    let found = try lines([Self.cell("Ann")], after)
    #expect(found == [#"+ "a\n::error::b\u202ec""#])
  }

  // MARK: Each field alone

  /// Every value, every text and every number of a style, changed one after the other.
  private static func changes(of svg: String) throws -> [String] {
    let attribute = try Regex(#" ([a-zA-Z:-]+)="([^"]*)""#)
    let letters = try Regex(#">([^<>\n]*[^<>\s][^<>\n]*)</(text|tspan|title|desc)>"#)
    var places: [Range<String.Index>] = []
    for match in svg.matches(of: attribute) {
      let name = match.output[1].substring ?? ""
      guard let value = match.output[2].range, !["id", "aria-labelledby"].contains(name) else {
        continue
      }
      places.append(value)
    }
    for match in svg.matches(of: letters) {
      if let range = match.output[1].range { places.append(range) }
    }
    if let start = svg.range(of: "<style>"), let end = svg.range(of: "</style>") {
      let style = svg[start.upperBound..<end.lowerBound]
      places += style.matches(of: try Regex(#"[0-9a-f.]+|infinite|none"#)).map(\.range)
    }
    return places.map { svg.replacingCharacters(in: $0, with: changed(svg[$0])) }
  }

  private static func changed(_ value: Substring) -> String {
    guard let place = value.lastIndex(where: \.isNumber), let digit = value[place].wholeNumberValue
    else { return value + "x" }
    return value[..<place] + "\((digit + 1) % 10)" + value[value.index(after: place)...]
  }

  /// Whatever is changed in a file is found, or the file is no longer one of ours.
  private func expectAllFound(in svg: String, _ name: String) throws {
    let bytes = Array(svg.utf8)
    let changes = try Self.changes(of: svg)
    #expect(changes.count > 5)
    for change in changes {
      guard let difference = try? DrawingDifference(bytes, Array(change.utf8)) else { continue }
      #expect(!difference.isNone, "\(name): \(Self.firstDifference(svg, change))")
    }
  }

  private static func firstDifference(_ text: String, _ other: String) -> String {
    let start = zip(text.indices, other.indices).first { text[$0] != other[$1] }?.0
    return start.map { String(text[$0...].prefix(60)) } ?? "the end"
  }

  @Test(arguments: CaseFolder.all("svg")) func findsEachValueThatDiffersAlone(_ item: CaseFolder)
    throws
  {
    let options = SVGOptions(id: item.name, title: "Title", summary: "What it shows")
    try expectAllFound(in: SVGWriter(options).svg(try item.drawing()), item.name)
  }

  /// Motion, too: keyframes, their times, easings and colours, durations and repetitions.
  @Test func findsEachValueOfAMotion() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/readme/friends-sync.svg")
    let svg = try String(contentsOf: url, encoding: .utf8)
    #expect(svg.contains("@keyframes"))
    try expectAllFound(in: svg, "friends-sync")
    let slower = svg.replacing("{animation:", with: "{animation:1")
    #expect(slower != svg)
    let lines = try DrawingDifference(Array(svg.utf8), Array(slower.utf8)).lines
    #expect(lines.contains { $0.contains("animation ") })
  }

  private static func moving(_ rules: String) throws -> [UInt8] {
    Self.frame(
      "<style>.m{animation:\(rules)</style><g class=\"m\"><rect width=\"9\" height=\"9\"/></g>")
  }

  @Test func motionIsToldByItsMoments() throws {
    let fading = "@keyframes f{0%{opacity:1}25%{opacity:.5}50%{opacity:0}}"
    let before = try Self.moving("2s linear infinite}.m{animation-name:f}" + fading)
    let other = try Self.moving(
      "2s linear infinite}.m{animation-name:f}" + fading.replacing("opacity:.5", with: "opacity:.7")
    )
    let changed = try DrawingDifference(before, other)
    #expect(changed.lines == ["~ group: motion at 0.5 s opacity:.5 → opacity:.7"])
    #expect(changed.firstMoment == 0)
    let late = try Self.moving(
      "2s linear infinite}.m{animation-name:f}" + fading.replacing("50%", with: "80%"))
    let retimed = try DrawingDifference(before, late)
    #expect(retimed.lines == ["~ group: motion at 1 s → 1.6 s"])
    #expect(retimed.firstMoment == 0.5)
    let slow = try Self.moving("4s linear infinite}.m{animation-name:f}" + fading)
    #expect(
      try DrawingDifference(before, slow).lines == [
        "~ group: animation 2s infinite → 4s infinite, motion at 0.5, 1 s → 1, 2 s"
      ])
  }

  // MARK: Files of others

  static let foreign = [
    ("script", "<script>alert(1)</script>"), ("comment", "<!-- -->"),
    ("entity", "<text>&lol;</text>"), ("link", "<use href=\"http://a.b/c.svg#d\"/>"),
    ("image", "<image href=\"/etc/passwd\" width=\"1\" height=\"1\"/>"),
    ("paint", "<rect width=\"1\" height=\"1\" fill=\"url(http://a.b/c)\"/>"),
    ("nothing", "<rect width=\"1\" height=\"1\" fill=\"url(#zz)\"/>"),
    ("itself", "<defs><g id=\"_r9\"><use href=\"#_r9\"/></g></defs><use href=\"#_r9\"/>"),
    ("letters", "<g>words</g>"), ("cdata", "<![CDATA[x]]>"), ("a", "<a href=\"#x\"></a>"),
    ("transform", "<g transform=\"skewX(4)\" opacity=\"0.5\"></g>"),
  ]

  @Test(arguments: foreign) func refusesWhatOursNeverHave(_ name: String, _ piece: String) {
    let ours = String(decoding: Self.svg([Self.cell("Ann")]), as: UTF8.self)
    let other = Array(ours.replacing("</svg>", with: piece + "</svg>").utf8)
    let fault = #expect(throws: DrawingDifference.Fault.self) {
      try DrawingDifference(Array(ours.utf8), other)
    }
    #expect(fault?.isSecond == true)
    guard case .foreign = fault?.error else {
      Issue.record("\(name): \(String(describing: fault))")
      return
    }
  }

  @Test func filesOfOthersAreTheSameByteByByte() throws {
    let foreign = Array("<?xml version=\"1.0\"?><svg/>".utf8)
    #expect(try DrawingDifference(foreign, foreign).isNone)
    #expect(throws: DrawingDifference.Fault.self) {
      try DrawingDifference(foreign, foreign + [0x20])
    }
  }

  /// References of references stand for more than fits into memory.
  @Test func refusesWhatAmplifies() {
    let levels = (1...40).map { level in
      "<g id=\"_r\(level)\">"
        + String(repeating: "<use href=\"#_r\(level + 1)\"/>", count: 10) + "</g>"
    }
    let root = Self.frame(
      "<defs>\(levels.joined())<rect id=\"_r41\" width=\"1\" height=\"1\"/></defs>"
        + "<use href=\"#_r1\"/>")
    let fault = #expect(throws: DrawingDifference.Fault.self) {
      try DrawingDifference(root, root + [0x0A])
    }
    guard case .tooMuch = fault?.error else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }

  @Test func refusesWhatIsTooDeep() {
    let deep = Self.frame(
      String(repeating: "<g opacity=\"0.5\">", count: 100_000)
        + String(repeating: "</g>", count: 100_000))
    let chain = Self.frame(
      "<defs>"
        + (1...5000).map { "<g id=\"_r\($0)\"><use href=\"#_r\($0 + 1)\"/></g>" }.joined()
        + "<rect id=\"_r5001\" width=\"1\" height=\"1\"/></defs><use href=\"#_r1\"/>")
    for bytes in [deep, chain] {
      #expect(throws: DrawingDifference.Fault.self) {
        try DrawingDifference(bytes, bytes + [0x0A])
      }
    }
  }

  private static func frame(_ inside: String) -> [UInt8] {
    let size = "width=\"9\" height=\"9\" viewBox=\"0 0 9 9\" role=\"img\""
    return Array(
      "<svg id=\"a\" xmlns=\"http://www.w3.org/2000/svg\" \(size)>\n\(inside)</svg>\n".utf8)
  }

  @Test func saysWhereAFileBreaksOff() throws {
    let whole = Self.svg([Self.cell("Ann"), Self.cell("Bob")])
    for length in stride(from: 60, to: whole.count - 8, by: 7) {
      let fault = #expect(throws: DrawingDifference.Fault.self) {
        try DrawingDifference(whole, Array(whole[..<length]))
      }
      guard case .broken(let found, _, let line, _) = fault?.error else {
        Issue.record("\(length): \(String(describing: fault))")
        continue
      }
      #expect(found == "the end of the file")
      #expect(line >= 1)
    }
  }

  /// Bytes changed anywhere: never a stop, and never taken for the same drawing unless nothing of it is changed.
  @Test func readsWhateverComes() {
    var random = SeededRandom(seed: 7)
    let whole = Self.svg([Self.cell("Ann"), Self.cell("Bob", Samples.green)])
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 32...126, using: &random), at: place)
        }
      }
      _ = try? DrawingDifference(whole, bytes)
    }
  }
}
