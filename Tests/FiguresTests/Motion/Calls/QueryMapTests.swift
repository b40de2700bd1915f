import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct QueryMapTests {
  private static let forgotten = ["19", "20", "21"]

  private static func figure(
    _ count: Int, missing: [String] = forgotten, width: FigureWidth? = nil
  ) -> Figure {
    QueryMap(
      CallCases.scrolling(CallCases.wall(count), missing: missing),
      .init(title: "Queries of the layout", width: width)
    ).figure
  }

  @Test func saysWhoIsMissingAndWhenItComes() {
    #expect(
      Self.figure(60).summary.hasPrefix(
        "Query 2 leaves out 19, 20 and 21, so they pop in at query 3."))
    let texts = FigureLabels(Self.figure(60)).frames.map(\.text)
    #expect(texts.contains("15 of 18 answered"))
    #expect(texts.contains("19, 20, 21 missing"))
    #expect(Self.forgotten.allSatisfy(texts.contains))
    #expect(["0", "426", "852", "1,278", "1,704"].allSatisfy(texts.contains))
  }

  @Test func aLineIsEnoughWhereAllIsRight() {
    let texts = FigureLabels(Self.figure(60, missing: [])).frames.map(\.text)
    #expect(texts.contains("All three queries are answered in full"))
    #expect(texts.contains("Query 1") && texts.contains("0 to 852"))
    #expect(!texts.contains("18 of 18 answered") && !texts.contains("missing"))
  }

  @Test(arguments: [5, 50, 500]) func keepsTheRulesOfFigures(_ count: Int) {
    for width in [FigureWidth.half, .page, .readme] {
      let figure = Self.figure(count, width: width)
      #expect(FigureRules(figure, at: width).broken == [], "\(width)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  /// The border of a rectangle runs around what it asks for, and within the page.
  @Test func bordersLieOutsideOfTheContentAndInsideOfThePage() {
    let figure = Self.figure(60)
    let ink = FigureInkwork(figure)
    let borders = ink.lines.filter { $0.paint == .color(FigureInk.fault) && $0.width == 2 }
    #expect(borders.count == 1)
    let box = Self.bounds(borders[0].points)
    #expect(figure.drawing.bounds.contains(box))
    let cells = ink.lines.filter {
      $0.paint == .color(FigureInk.fault) && $0.width == 1.5
    }.map { Self.bounds($0.points) }.filter { $0.width > 20 }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { box.insetBy(dx: 4, dy: 0).contains($0) })
  }

  private static func bounds(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  @Test func aFaultIsNoRole() {
    let roles = [FigureInk.inserted, FigureInk.deleted, FigureInk.moved, FigureInk.reloaded]
    let ink = FigureInkwork(Self.figure(60))
    #expect(!ink.areas.contains { area in roles.contains { area.paint == .color($0) } })
    #expect(!ink.lines.contains { line in roles.contains { line.paint == .color($0) } })
  }

  @Test func aRowIsTurned() {
    let wall = CallCases.wall(60)
    let turned = LayoutSnapshot(
      elements: wall.elements.map { element in
        var element = element
        element.center = CGPoint(x: element.center.y, y: element.center.x)
        element.size = CGSize(width: element.size.height, height: element.size.width)
        return element
      }, contentSize: CGSize(width: wall.contentSize.height, height: 390),
      viewport: CGRect(x: 0, y: 0, width: 852, height: 390))
    let steps = CallCases.scrolling(turned, missing: Self.forgotten, turned: true)
    let figure = QueryMap(steps).figure
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect(texts.contains("Turned: the content scrolls sideways."))
    #expect(texts.contains("426 to 1,278") && texts.contains("19, 20, 21 missing"))
    #expect(FigureRules(figure, at: .half).broken == [])
  }

  /// Many questions: the wrong ones are opened and named, and the right ones between them are one line.
  @Test func manyQuestionsAreAList() {
    let layout = CallCases.wall(500)
    let calls = (0..<40).map { number in
      let rect = CGRect(x: 0, y: CGFloat(number) * 426, width: 390, height: 852)
      return CallCases.query(
        rect,
        layout.elements.filter { $0.frame.overlaps(rect) && $0.id.label != "100" })
    }
    let step = QueryMap.Step("scroll", Conversation(calls: calls), settling: layout)
    let figure = QueryMap([step], .init(title: "Forty")).figure
    let texts = FigureLabels(figure).frames.map(\.text)
    #expect(texts.contains("2 of 40 queries leave out two elements"))
    #expect(texts.count { $0 == "100 missing" } == 2)
    #expect(texts.contains("Queries 1 to 10"))
    #expect(FigureRules(figure, at: .half).broken == [])
  }

  @Test func severalContentsAreAList() {
    let steps =
      CallCases.scrolling(CallCases.wall(30)) + CallCases.scrolling(CallCases.wall(60))
    let figure = QueryMap(steps, .init(title: "Two")).figure
    #expect(figure.summary.hasPrefix("All six queries are answered in full."))
    #expect(FigureRules(figure, at: .half).broken == [])
  }

  @Test(arguments: [1, 3, 6, 10]) func bearsRectanglesOfAnySize(_ count: Int) {
    let layout = CallCases.wall(60)
    let rects = [
      CGRect(x: -1e300, y: 0, width: 1e300, height: 1e300),
      CGRect(x: 1e9, y: 1e9, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 10, y: -500, width: 1, height: 1e6),
    ]
    let calls = (0..<count).map { CallCases.query(rects[$0 % rects.count], layout.elements) }
    let step = QueryMap.Step("hostile", Conversation(calls: calls), settling: layout)
    let figure = QueryMap([step]).figure
    #expect(figure.drawing.size.height.isFinite)
    #expect(figure.drawing.size.width <= 400)
    #expect(figure.svg.utf8.count < 200_000)
  }

  @Test func bearsTenThousandElements() {
    let figure = Self.figure(10_000)
    #expect(figure.summary.hasPrefix("Query 2 leaves out 19, 20 and 21"))
    #expect(FigureRules(figure, at: .half).broken == [])
  }
}
