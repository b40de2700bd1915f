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
}
