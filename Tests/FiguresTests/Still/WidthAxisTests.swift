import CoreGraphics
import Motion
import Testing

@testable import Figures

/// Windows stand over an axis of widths that says where the number of columns jumps.
@Suite struct WidthAxisTests {
  private static func window(_ width: CGFloat, columns: Int) -> LayoutSnapshot {
    let names = (0..<12).map { "\($0)" }
    let viewport = CGRect(x: 0, y: 0, width: width, height: 600)
    return MotionCases.snapshot(
      MotionCases.grid(names, columns: columns, side: CGSize(width: 60, height: 60)),
      viewport: viewport)
  }

  private static let windows = [
    window(820, columns: 6), window(320, columns: 2), window(393, columns: 2),
    window(600, columns: 4),
  ]

  @Test func breaksLieWhereTheColumnsJump() {
    let axis = WidthAxis(Self.windows)
    #expect(axis.breaks.map(\.after.width) == [600, 820])
    #expect(axis.words == "2 columns at 320, 4 at 600, 6 at 820")
    #expect(WidthAxis([Self.windows[0]]).items(length: 400).isEmpty)
  }

  /// Windows between the shown ones tell the exact width, have no tick of their own, and lie one point apart at last.
  @Test func breaksAreFoundBetweenTheWindows() {
    let shown = [Self.window(320, columns: 2), Self.window(820, columns: 6)]
    let found = ColumnBreaks(between: shown) { width, wider in
      #expect(wider == 1)
      return Self.window(width, columns: width < 401 ? 2 : width < 640 ? 4 : 6)
    }
    #expect(found.tried.count < 20)
    let axis = WidthAxis(shown, tried: found.tried)
    #expect(axis.words == "2 columns at 320, 4 from 401, 6 from 640")
    #expect(axis.stops.map(\.width) == [320, 401, 640, 820])
    let labels = axis.items(length: 400).texts.map(\.string)
    #expect(
      labels.filter { !$0.hasPrefix("3") } == ["2 columns", "401", "4", "640", "6 columns", "820"])
  }

  /// Whoever may try only few widths says at which of them the number is another one.
  @Test func fewTriesAreNoExactWidth() {
    let shown = [Self.window(320, columns: 2), Self.window(820, columns: 6)]
    let found = ColumnBreaks(between: shown, mostTried: 2) { width, _ in
      Self.window(width, columns: width < 401 ? 2 : 6)
    }
    #expect(found.tried.count == 2)
    #expect(WidthAxis(shown, tried: found.tried).words == "2 columns at 320, 6 at 445")
    let none = ColumnBreaks(between: shown) { _, _ in nil }
    #expect(none.tried.isEmpty)
  }

  /// Beside another label a number is enough, and none stands in another one.
  @Test func labelsOfNearBreaksStandApart() {
    let windows = [
      Self.window(320, columns: 2), Self.window(900, columns: 6), Self.window(1024, columns: 7),
    ]
    let labels = WidthAxis(windows).items(length: 400).texts.filter { $0.frame.midY < 20 }
    #expect(labels.map(\.string) == ["2 columns", "6 columns", "7"])
    let edges = labels.map { ($0.frame.minX, $0.frame.maxX) }.sorted { $0.0 < $1.0 }
    for (before, after) in zip(edges, edges.dropFirst()) { #expect(after.0 - before.1 >= 8) }
  }

  /// A month with appointments below it: those do not stand in a column of their own.
  private static func month(_ width: CGFloat, days: Int) -> LayoutSnapshot {
    let names = (1...30).map { "\($0)" }
    let events = MotionCases.list(["Choir", "Lunch"], top: 1400)
    return MotionCases.snapshot(
      MotionCases.grid(names, columns: days, side: CGSize(width: 50, height: 50)) + events,
      viewport: CGRect(x: 0, y: 0, width: width, height: 1600))
  }

  @Test func rowsOfAnotherKindAreNoColumns() {
    let axis = WidthAxis([Self.month(393, days: 7), Self.month(820, days: 15)])
    #expect(axis.words == "7 columns at 393, 15 at 820")
  }

  @Test func aNumberThatIsEverywhereIsTold() {
    #expect(WidthAxis([Self.windows[1], Self.windows[2]]).words == "2 columns at every width")
    #expect(WidthAxis([Self.windows[0]]).words == "6 columns at 820")
  }

  @Test func sizesAreNoNames() {
    let entries = Self.windows.map { (name: $0.viewport.size.sizeWords, snapshot: $0) }
    let summary = SizeMatrix(entries).figure.summary
    #expect(summary.contains(" 820 × 600: ") && !summary.contains("820 × 600, 820 × 600"))
  }

  @Test func rulesHoldAtEveryWidth() {
    for width in StoryboardTests.widths {
      let entries = Self.windows.map { (name: $0.viewport.size.sizeWords, snapshot: $0) }
      let figure = SizeMatrix(entries, .init(title: "Photos", width: width)).figure
      let rules = FigureRules(figure, at: width)
      #expect(rules.type + rules.boxes + rules.contrast == [], "\(width.points)")
      #expect(figure.summary.hasPrefix("2 columns at 320, 4 at 600, 6 at 820. "))
    }
  }

  private static func cells(_ frames: [CGRect], in width: CGFloat) -> LayoutSnapshot {
    MotionCases.snapshot(
      frames.enumerated().map { MotionCases.cell("c\($0)", [0, $0], $1) },
      viewport: CGRect(x: 0, y: 0, width: width, height: 393))
  }

  /// Of a wall the screen may show fewer tiles beside each other than it has columns.
  @Test func aWallHasTheColumnsOfItsSmallestTiles() {
    let seen = Self.cells(
      [
        CGRect(x: 0, y: 0, width: 568, height: 568), CGRect(x: 568, y: 0, width: 284, height: 284),
        CGRect(x: 568, y: 284, width: 284, height: 284),
      ], in: 852)
    #expect(WidthAxis([seen]).words == "3 columns at 852")
    #expect(LayoutWords(seen).text(.item) == "three-column layout of three items")
  }

  /// Weekdays, days, and appointments that begin at the edge.
  @Test func appointmentsAreNoEighthColumn() {
    let days = (0..<35).map { day in
      CGRect(x: 14 + CGFloat(day % 7) * 52, y: CGFloat(day / 7) * 50, width: 52, height: 48)
    }
    let month = Self.cells(days + [CGRect(x: 0, y: 300, width: 393, height: 64)], in: 393)
    #expect(LayoutWords(month).text(.item) == "seven-column grid of 36 items")
  }

  /// A ring, a row that goes on sideways, and nothing at all stand in no columns.
  @Test func whatIsNoGridHasNoColumns() {
    let ring = (0..<7).map { number in
      let angle = CGFloat(number) * 2 * .pi / 7
      return CGRect(x: 160 + 100 * cos(angle), y: 160 + 100 * sin(angle), width: 40, height: 40)
    }
    var row = LayoutSnapshot(
      elements: Self.cells(
        (0..<3).map { CGRect(x: CGFloat($0) * 120, y: 0, width: 110, height: 90) },
        in: 340
      ).elements, contentSize: CGSize(width: 2000, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 340, height: 393))
    row.scale = 2
    for layout in [Self.cells(ring, in: 390), row, Self.cells([], in: 390)] {
      #expect(WidthAxis([layout]).words == nil)
      let figure = SizeMatrix([(name: "window", snapshot: layout)]).figure
      #expect(!figure.drawing.items.texts.contains { $0.string.contains("column") })
    }
  }
}
