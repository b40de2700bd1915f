import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A contact sheet numbers its states, says what changed in them, and shows those that look alike once.
@Suite struct ContactSheetTests {
  private static func picture(_ x: CGFloat) -> DrawList {
    let rect = CGRect(x: x, y: 20, width: 60, height: 40)
    return DrawList(
      size: CGSize(width: 200, height: 120), background: .color(FigureInk.surface),
      [.fill(.rounded(rect, radius: 8), FigureInk.items[0])])
  }

  private static let entries = [
    ContactSheet.Entry(picture(10), title: "start"),
    ContactSheet.Entry(
      picture(40), title: "sync",
      changes: [
        ContactSheet.Change("Mia", .inserted, at: CGRect(x: 40, y: 20, width: 60, height: 40)),
        ContactSheet.Change("Max", .inserted), ContactSheet.Change("Bob", .deleted),
      ]),
    ContactSheet.Entry(picture(80), title: "wait"), ContactSheet.Entry(picture(80), title: "rest"),
    ContactSheet.Entry(picture(80), title: "more"),
  ]

  private func figure(_ width: FigureWidth) -> Figure {
    ContactSheet(Self.entries, .init(title: "Friends", width: width)).figure
  }

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  @Test func statesAreNumberedAndAlikeOnesMerged() {
    let texts = texts(figure(.readme))
    for text in ["1 · start", "2 · sync", "3 to 5 · wait", "Mia, Max +; Bob −"] {
      #expect(texts.contains(text) || texts.contains { text.hasPrefix($0) }, "\(text): \(texts)")
    }
    #expect(!texts.contains { $0.contains("rest") })
    #expect(texts.first == "Five states: sync changes three elements; 3 to 5 look alike")
  }

  /// A caption ends with a whole clause, and says that there was more.
  @Test func longCaptionsEndWithAClause() throws {
    let clauses = (1...12).map { "\($0) elements come into view from below" }
    let entry = ContactSheet.Entry(
      Self.picture(10), title: "sync", caption: clauses.joined(separator: ", "))
    let figure = ContactSheet([entry, Self.entries[0]], .init(width: .half)).figure
    let lines = texts(figure).filter { $0.contains("elements") || $0.contains("more") }
    #expect(lines.last?.hasSuffix("and more") == true, "\(lines)")
    let whole = lines.joined(separator: " ").dropLast(" and more".count)
    #expect(clauses.contains { whole.hasSuffix($0) })
  }

  @Test func whatChangedIsOutlinedOnItsPlace() {
    let strokes = figure(.readme).drawing.items.flatMap(Self.strokes)
    let rings = strokes.filter { $0.stroke?.paint == .color(FigureInk.inserted) }
    #expect(rings.count == 1)
  }

  private static func strokes(_ item: DrawItem) -> [DrawShape] {
    switch item {
    case .shape(let shape): shape.stroke == nil ? [] : [shape]
    case .group(let group): group.children.flatMap(strokes)
    case .text, .image: []
    }
  }

  @Test func rulesHoldAtEveryWidth() {
    for width in StoryboardTests.widths {
      #expect(FigureRules(figure(width), at: width).broken == [], "\(width.points)")
    }
  }

  /// So many states, each with a cell that comes.
  private static func states(_ count: Int, cells: Int) -> [ContactSheet.Entry] {
    (0..<count).map { number in
      let layout = PlanCases.blocks(cells, from: number)
      let changed = layout.elements.prefix(number == 0 ? 0 : number % 5 + 1)
      return ContactSheet.Entry(
        StillFigure(layout).figure.drawing, title: number == 0 ? "start" : "step \(number)",
        changes: changed.map { .init($0.shortLabel, .inserted, at: $0.frame) })
    }
  }

  @Test(arguments: [(1, 5), (5, 5), (5, 50), (5, 500), (50, 5), (500, 5)])
  func rulesHoldForMany(_ count: (states: Int, cells: Int)) {
    for width in StoryboardTests.widths {
      let entries = Self.states(count.states, cells: count.cells)
      let figure = ContactSheet(entries, .init(title: "Friends", width: width)).figure
      #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
    }
  }

  @Test func ofManyThoseWithMostChangesAreShown() {
    let figure = ContactSheet(Self.states(50, cells: 5), .init(width: .readme)).figure
    let numbers = texts(figure).filter { $0.contains(" · step ") || $0 == "1 · start" }
    #expect(numbers.count == 12)
    #expect(numbers.first == "1 · start" && numbers.last == "50 · step 49")
    // Every fifth one makes five changes, and there are ten of them.
    #expect(numbers.count { ["4", "9"].contains($0.suffix(1)) } == 10)
    #expect(texts(figure).contains("38 more are not shown: none changes more."))
  }

  /// Nobody is said to do most where all do as much.
  @Test func equalChangesAreSaidToBe() {
    let one = (0..<9).map { number in
      var entry = Self.states(2, cells: 5)[1]
      entry.title = "step \(number)"
      entry.drawing.size.width += CGFloat(number)
      return entry
    }
    let words = texts(ContactSheet(one, .init(width: .half)).figure)
    #expect(words.first?.hasPrefix("Nine states: each of nine changes ") == true, "\(words)")
    #expect(words.contains("Three more are not shown: none changes more."))
  }

  @Test func smallWordsAreBars() {
    let style = TextStyle(FontRequest(size: 17), FigureInk.ink)
    let text = DrawItem.text(
      DrawText("Ann", style, in: CGRect(x: 10, y: 10, width: 100, height: 20)))
    #expect([text].legible(at: 0.5) == [text])
    #expect([text].legible(at: 0.3).texts.isEmpty && [text].legible(at: 0.3).count == 1)
  }
}
