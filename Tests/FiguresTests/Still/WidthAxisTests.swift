import CoreGraphics
import Drawing
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

  private static func axis(_ snapshots: [LayoutSnapshot]) -> WidthAxis {
    WidthAxis(ColumnBreaks(snapshots))
  }

  /// The same with all that is found between them.
  private static func axis(
    _ columns: [CGFloat: Int], mostTried: Int = 40, _ between: (CGFloat) -> Int?
  ) -> WidthAxis {
    let windows = columns.sorted { $0.key < $1.key }.map { (width: $0.key, columns: $0.value) }
    return WidthAxis(
      ColumnBreaks(
        between: windows.map { ($0.width, $0.columns) }, mostTried: mostTried
      ) { width, wider in
        #expect(windows[wider - 1].width < width && width < windows[wider].width)
        return between(width)
      })
  }

  @Test func breaksLieWhereTheColumnsJump() {
    let axis = Self.axis(Self.windows)
    #expect(axis.breaks.map(\.after.width) == [600, 820])
    #expect(axis.words == "2 columns at 320, 4 at 600, 6 at 820")
    #expect(Self.axis([Self.windows[0]]).items(length: 400).isEmpty)
  }

  /// Windows between the shown ones tell the exact width, have no tick of their own, and lie one point apart at last.
  @Test func breaksAreFoundBetweenTheWindows() {
    var tried = 0
    let axis = Self.axis([320: 2, 820: 6]) { width in
      tried += 1
      return width < 401 ? 2 : width < 640 ? 4 : 6
    }
    #expect(tried < 20)
    #expect(axis.words == "2 columns at 320, 4 from 401, 6 from 640")
    #expect(axis.stops.map(\.width) == [320, 401, 640, 820])
    let labels = axis.items(length: 400).texts.map(\.string)
    #expect(labels == ["320", "2 columns", "401", "4", "640", "6 columns", "820"])
  }

  /// Whoever may try only few widths says at which of them the number is another one.
  @Test func fewTriesAreNoExactWidth() {
    var tried = 0
    let axis = Self.axis([320: 2, 820: 6], mostTried: 2) { width in
      tried += 1
      return width < 401 ? 2 : 6
    }
    #expect(tried == 2)
    #expect(axis.words == "2 columns at 320, 6 at 445")
    #expect(Self.axis([320: 2, 820: 6]) { _ in nil }.words == "2 columns at 320, 6 at 820")
  }

  /// Nobody reads on through fifteen changes, and nobody lays out fifty windows for them.
  @Test func manyChangesBetweenTwoWindowsAreNotLookedFor() {
    var tried: [CGFloat] = []
    let axis = Self.axis([375: 12, 820: 27, 852: 28]) { width in
      tried.append(width)
      return Int(width - 8) / 30
    }
    #expect(tried.allSatisfy { $0 > 820 } && tried.count == 5)
    #expect(axis.words == "12 columns at 375, 27 at 820, 28 from 848")
  }

  private struct Box: Equatable {
    let text: String
    let left: CGFloat
    let right: CGFloat

    init(_ text: DrawText) {
      self.text = text.string
      (left, right) = (text.frame.minX, text.frame.maxX)
    }
  }

  private static func counts(_ axis: WidthAxis, length: CGFloat) -> [Box] {
    axis.items(length: length).texts.filter { $0.frame.midY < 20 }.map(Box.init)
      .sorted { $0.left < $1.left }
  }

  /// Beside another label a number is enough, and none stands in another one.
  @Test func labelsOfNearBreaksStandApart() {
    let windows = [
      Self.window(320, columns: 2), Self.window(900, columns: 6), Self.window(1024, columns: 7),
    ]
    let boxes = Self.counts(Self.axis(windows), length: 400)
    #expect(boxes.map(\.text) == ["2 columns", "6 columns", "7"])
    for (before, after) in zip(boxes, boxes.dropFirst()) { #expect(after.left - before.right >= 8) }
  }

  /// Two counts that change right beside each other move aside, each still at its own tick.
  @Test(arguments: [440, 780] as [CGFloat]) func countsBesideEachOtherHaveLabels(
    _ length: CGFloat
  ) {
    let axis = Self.axis([375: 12, 800: 27, 818: 28, 852: 29]) { _ in nil }
    let boxes = Self.counts(axis, length: length)
    #expect(boxes.map(\.text) == ["12 columns", "27", "28", "29"])
    for (before, after) in zip(boxes, boxes.dropFirst()) { #expect(after.left - before.right >= 5) }
    for (box, stop) in zip(boxes, axis.stops) {
      let tick = (stop.width - 375) / 477 * (length - 1)
      #expect(box.left - 4 <= tick && tick <= box.right + 4, "\(box.text)")
    }
  }

  /// Labels of many windows are left out, and those that stay stand at their ticks.
  @Test func manyTicksLeaveLabelsOut() {
    let columns = (0..<60).map { (CGFloat(320 + $0 * 10), $0 + 2) }
    let axis = Self.axis(Dictionary(columns) { first, _ in first }) { _ in nil }
    let boxes = Self.counts(axis, length: 480)
    #expect(10...30 ~= boxes.count && boxes[0].text.hasPrefix("2"))
    for (before, after) in zip(boxes, boxes.dropFirst()) { #expect(after.left - before.right >= 5) }
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
    let axis = Self.axis([Self.month(393, days: 7), Self.month(820, days: 15)])
    #expect(axis.words == "7 columns at 393, 15 at 820")
  }

  @Test func aNumberThatIsEverywhereIsTold() {
    #expect(Self.axis([Self.windows[1], Self.windows[2]]).words == "2 columns at every width")
    #expect(Self.axis([Self.windows[0]]).words == "6 columns at 820")
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
    #expect(Self.axis([seen]).words == "3 columns at 852")
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
      #expect(Self.axis([layout]).words == nil)
      let figure = SizeMatrix([(name: "window", snapshot: layout)]).figure
      #expect(!figure.drawing.items.texts.contains { $0.string.contains("column") })
    }
  }
}
