import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct DifferenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var change: Transition
    var testDescription: String { id }

    var story: MotionStory { MotionStory(change) }

    func figure(_ width: FigureWidth = .readme) -> Figure {
      DifferenceTriptych(
        before: change.before, after: change.after, .init(title: "Sort", width: width)
      ).figure
    }
  }

  private static func section(
    _ name: String, _ number: Int, _ items: [String], top: CGFloat
  ) -> [ElementSnapshot] {
    let header = ElementSnapshot(
      id: ElementID(.supplementary("UICollectionElementKindSectionHeader"), .identifier(name)),
      path: [number, 0], center: CGPoint(x: 170, y: top + 14),
      size: CGSize(width: 340, height: 28))
    return [header]
      + items.enumerated().map { index, item in
        MotionCases.cell(
          item, [number, index],
          CGRect(x: 12 + CGFloat(index) * 80, y: top + 40, width: 72, height: 48))
      }
  }

  /// Herbs moves to the top; of Roots, beet goes and leek comes.
  static var herbs: Transition {
    func state(_ parts: [(name: String, items: [String])]) -> LayoutSnapshot {
      let elements = parts.enumerated().flatMap { number, part in
        section(part.name, number, part.items, top: CGFloat(number) * 100)
      }
      return MotionCases.snapshot(
        elements, viewport: CGRect(x: 0, y: 0, width: 340, height: 420))
    }
    let fruit = (name: "Fruit", items: ["apple", "pear", "plum", "fig"])
    let green = (name: "Herbs", items: ["dill", "mint", "sage"])
    return Transition(
      TransitionCapture(
        before: state([fruit, ("Roots", ["carrot", "beet"]), green]),
        after: state([green, fruit, ("Roots", ["carrot", "leek"])])))
  }

  /// Five hundred cells, some of which come, go and change places.
  static var fiveHundred: Transition {
    let names = (0..<500).map { "c\($0)" }
    var next = names.filter { !$0.hasSuffix("37") }
    next.insert("fresh", at: 20)
    next.swapAt(100, 400)
    let side = CGSize(width: 12, height: 14)
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(MotionCases.grid(names, columns: 25, side: side, gap: 3)),
        after: MotionCases.snapshot(MotionCases.grid(next, columns: 25, side: side, gap: 3))))
  }

  static let cases: [Case] = [
    Case(id: "nothing", change: MotionCases.nothing),
    Case(id: "still", change: MotionCases.still),
    Case(id: "single", change: MotionCases.single),
    Case(id: "friends", change: MotionCases.friends),
    Case(id: "drawn", change: MotionCases.drawnFriends),
    Case(id: "herbs", change: herbs),
    Case(id: "sections", change: MotionCases.sections),
    Case(id: "grid to list", change: MotionCases.gridToList),
    Case(id: "forty", change: MotionCases.forty),
    Case(id: "five hundred", change: fiveHundred),
    Case(id: "nowhere", change: MotionCases.nowhere),
    Case(id: "ten thousand", change: MotionCases.crowd),
  ]

  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  // MARK: Table

  /// Whoever differs is in a row, or counted.
  /// Pages lay the two states over each other: they are of one size, and lie in the picture beside each other.
  @Test(arguments: [FigureWidth.readme, .half])
  func saysWhereItsTwoStatesStand(_ width: FigureWidth) throws {
    let figure = Case(id: "herbs", change: Self.herbs).figure(width)
    #expect(figure.views.map(\.name) == ["before", "after"])
    let (before, after) = (figure.views[0].rect, figure.views[1].rect)
    #expect(before.size == after.size)
    #expect(before.maxX < after.minX && before.minY == after.minY)
    #expect(figure.drawing.bounds.contains(before.origin))
    #expect(after.maxX <= figure.drawing.size.width && after.maxY <= figure.drawing.size.height)
    #expect(figure.svg.contains("<view id=\"drawing_before\""))
  }

  @Test(arguments: cases) func everyDeltaIsInARowOrAGroup(_ example: Case) {
    let story = example.story
    let rows = DeltaRows(story)
    let differing = story.changed.filter { element in
      guard !element.crossesEdge else { return false }
      guard let before = element.before, let after = element.after else { return true }
      return element.role.isAsked || !ElementDelta(before, after).isEmpty
    }
    #expect(rows.count == differing.count)
    #expect(rows.rows.count <= DeltaRows.limit)
    let isTold = texts(example.figure()).contains("and \(CountWords.digits(rows.hidden)) more")
    #expect(isTold == (rows.hidden > 0))
  }

  /// However few rows there may be, no kind of change is only counted.
  @Test(arguments: [2, 3, 4]) func everyKindHasARow(_ limit: Int) {
    let story = MotionStory(Self.herbs)
    let kinds = Set(DeltaRows(story).all.map(\.role))
    let rows = DeltaRows(story, limit: limit)
    #expect(kinds.count > 3 && Set(rows.rows.map(\.role)) == kinds)
    #expect(rows.count == DeltaRows(story).count)
  }

  @Test func numbersAreThoseOfTheAttributes() throws {
    let rows = DeltaRows(MotionStory(MotionCases.friends)).rows
    let cat = try #require(rows.first { $0.name == "Cat" })
    #expect(cat.delta.changes.map(\.attribute) == [.y])
    #expect(cat.delta[.y]?.before == 170 && cat.delta[.y]?.after == 330)
    #expect(cat.delta.words == "+160 y")
    let words = texts(Case(id: "", change: MotionCases.friends).figure())
    #expect(words.contains("170") && words.contains("330") && words.contains("+160"))
    #expect(words.contains("+ is down, as on the screen"))
  }

  @Test func theLargestStandsFirst() {
    let rows = DeltaRows(MotionStory(Self.herbs)).rows
    #expect(rows.map(\.name) == ["Herbs", "Fruit", "Roots", "beet", "leek"])
    #expect(rows.map(\.verb) == ["moves", "follows", "follows", "", ""])
    #expect(rows.map { $0.delta.words } == ["−200 y", "+100 y", "+100 y", "", ""])
    #expect(rows.map(\.word) == [nil, nil, nil, "deleted", "inserted"])
  }

  @Test func equalDeltasAreOneRowWhereThereAreMany() {
    let names = (0..<30).map { "row \($0)" }
    let viewport = CGRect(x: 0, y: 0, width: 390, height: 3000)
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(MotionCases.list(names), viewport: viewport),
        after: MotionCases.snapshot(MotionCases.list(["new"] + names), viewport: viewport)))
    let rows = DeltaRows(MotionStory(change)).rows
    #expect(rows.map(\.name) == ["row 0 and 29 more", "new"])
    #expect(rows[0].delta.words == "+80 y")
  }

  @Test func severalAttributesHaveAColumnEach() {
    let words = texts(Case(id: "", change: MotionCases.gridToList).figure())
    #expect(words.filter { ["x", "y", "width", "height"].contains($0) }.count == 4)
  }

  @Test func narrowPagesHaveTheTableBelow() throws {
    func places(_ width: FigureWidth) throws -> (panel: CGRect, table: CGRect) {
      let words = FigureInkwork(Case(id: "", change: Self.herbs).figure(width)).words
      return (
        try #require(words.first { $0.text == "Before" }).frame,
        try #require(words.first { $0.text.hasPrefix("What changed") }).frame
      )
    }
    let (wide, narrow) = (try places(.readme), try places(.half))
    #expect(wide.table.midY == wide.panel.midY)
    #expect(narrow.table.minX == narrow.panel.minX && narrow.table.minY > narrow.panel.maxY + 100)
  }

  // MARK: Panels

  @Test func whatGoesIsNamedBeforeAlone() {
    let words = FigureInkwork(Case(id: "", change: MotionCases.friends).figure()).words
    func columns(_ name: String) -> [Bool] {
      words.filter { $0.text == name && $0.frame.minX < 500 }.map { $0.frame.minX < 262 }
    }
    #expect(columns("Bob") == [true])
    #expect(columns("Zoe") == [false])
    #expect(columns("Cat").count == 2)
  }

  /// Marks of an element stay off all others.
  @Test(arguments: ["friends", "herbs", "sections", "forty"])
  func badgesCoverNoWords(_ id: String) throws {
    let example = try #require(Self.cases.first { $0.id == id })
    let ink = FigureInkwork(example.figure())
    let discs = ink.areas.filter { $0.isRound && $0.bounds.width >= 10 }
    #expect(!discs.isEmpty)
    for word in ink.words where word.text != "" {
      #expect(
        !discs.contains { $0.bounds.insetBy(dx: 1, dy: 1).intersects(word.frame) }, "\(word.text)")
    }
  }

  @Test func bothPanelsHaveOneScale() {
    let ink = FigureInkwork(Case(id: "", change: MotionCases.friends).figure())
    let panels = ink.areas.filter {
      $0.paint == .color(FigureInk.surface) && $0.bounds.height > 100
    }
    #expect(Set(panels.map(\.bounds.size.width)).count == 1)
    #expect(Set(panels.map(\.bounds.size.height)).count == 1)
  }

  @Test func aSectionThatMovesHasOneOutline() {
    let ink = FigureInkwork(Case(id: "", change: Self.herbs).figure())
    let outlines = ink.lines.filter {
      $0.paint == .color(FigureInk.moved) && $0.points.count > 4 && $0.width <= 2
    }.filter { line in
      let xs = line.points.map(\.x)
      return (xs.max() ?? 0) - (xs.min() ?? 0) > 100
    }
    #expect(outlines.map(\.width) == [1, 2])
  }

  // MARK: Words

  @Test func findingsTellTheWays() {
    #expect(
      Case(id: "", change: Self.herbs).figure().summary
        .hasPrefix("Herbs moves 200 up; Fruit and Roots follow 100 down."))
    #expect(
      Case(id: "", change: MotionCases.still).figure().summary.hasPrefix("Nothing changes."))
    let words = texts(Case(id: "", change: Self.herbs).figure())
    #expect(words.contains { $0.contains("dill, mint, sage; apple, pear, plum, fig; carrot.") })
    #expect(
      words.contains { $0.contains("one section moved, one item deleted, one item inserted") })
  }

  @Test func findingsAreShort() {
    for example in Self.cases {
      let finding = example.figure().summary.split(separator: ".")[0]
      #expect(finding.split(separator: " ").count <= 30, "\(example.id): \(finding)")
    }
  }

  // MARK: Room

  @Test(arguments: cases) func rulesOfFiguresAreKept(_ example: Case) {
    for width in [FigureWidth.readme, .page, .half, .phone] {
      let broken = FigureRules(example.figure(width), at: width).broken
      #expect(broken == [], "\(width.points)")
    }
  }

  @Test func fiveHundredElementsMakeASmallFile() {
    #expect(Case(id: "", change: Self.fiveHundred).figure().svg.utf8.count < 150_000)
  }

  /// Who is gone where neither panel reaches is told all the same.
  @Test func whatHappensBeyondBothPanelsIsTold() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [390, 300]}, "layout": {"kind": "carousel", "spacing": -30},
        "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 20, "id": "card {n}"}}]}]},
        "steps": [{"name": "go", "scroll": {"by": [400, 0], "velocity": [1, 0]}},
          {"name": "del", "update": {"delete": ["card 3"]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = texts(try #require(try played.figure(.difference)))
    #expect(!words.contains { $0.hasPrefix("Nothing changes") })
    #expect(words.contains("“3” is removed, beyond what either panel shows"))
  }

  private static let mixed = """
    "canvas": {"size": [390, 700]}, "layout": {"kind": "columns", "cellHeight": 56,
      "headerReferenceSize": [0, 32], "minimumLineSpacing": 6},
    "data": {"sections": [
      {"id": "inbox", "header": "Inbox", "items": ["Ann", "Bob", "Cat", "Dan"]},
      {"id": "later", "header": "Later", "items": ["Max", "Mia", "Ned"]},
      {"id": "done", "header": "Done", "items": ["Oli", "Pia", "Quin", "Rob"]}]},
    "steps": [{"name": "mix", "update": {"delete": ["Mia", "Oli"]}},
      {"name": "swap", "update": {"moveSections": [{"section": "done", "to": 0}]}},
      {"name": "down", "scroll": {"by": [0, 150]}}],
    "outputs": [{"type": "still"}]
    """

  /// Places that nobody can check are not there, and a section with somebody gone in it has its outline.
  @Test func aSectionWhoseHeaderIsOutOfViewHasNoOtherPlaces() async throws {
    let figure = try #require(try await PlayedFigures(scene: Self.mixed).figure(.difference))
    let words = FigureInkwork(figure).words
    let row = try #require(words.last { $0.text == "Done" && $0.frame.minX > 500 }).frame
    let numbers = words.filter { abs($0.frame.midY - row.midY) < 6 && $0.frame.minX > row.maxX }
    #expect(numbers.map(\.text) == ["moves", "−506"])
    let dashes = FigureInkwork(figure).lines.filter { !$0.dash.isEmpty }
      .filter { $0.paint == .color(RoleMark(.sectionMoved).color) }
    #expect(!dashes.isEmpty)
  }

  @Test func namesAreShortenedAndNotTheirCounts() {
    let names = (1...12).map { "A name that is much too long, number \($0)" }
    let before = MotionCases.snapshot(
      MotionCases.list(names), viewport: CGRect(x: 0, y: 0, width: 390, height: 1200))
    let after = MotionCases.snapshot(
      MotionCases.list(names, top: 50), viewport: CGRect(x: 0, y: 0, width: 390, height: 1200))
    let words = texts(DifferenceTriptych(before: before, after: after).figure)
    #expect(words.contains { $0.hasSuffix(" and 11 more") }, "\(words)")
  }
}
