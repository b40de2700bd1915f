import CoreGraphics
import Drawing
import Foundation
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Ways run beside the cells, each with its name and its length.
@Suite struct MotionPathsTests {
  private func texts(_ figure: Figure) -> [String] { FigureLabels(figure).frames.map(\.text) }

  private func middle(of text: String, _ figure: Figure) throws -> CGRect {
    try #require(FigureLabels(figure).frames.first { $0.text == text }).frame
  }

  // MARK: Rules for all

  static let cases = PathSamples.Form.allCases.flatMap { form in
    PathSamples.counts.map { (form, $0) }
  }

  @Test(arguments: cases) func keepTheRules(_ form: PathSamples.Form, _ count: Int) {
    let change = PathSamples.update(form, count)
    let usual = PathArrangement(WaySet(MotionStory(change))).width
    for width in [nil, FigureWidth.phone, .readme] {
      let figure = MotionPaths(change, .init(width: width)).figure
      let broken = FigureRules(figure, at: width ?? usual).broken
      #expect(broken == [], "\(form) of \(count) at \(width?.points ?? usual.points)")
    }
  }

  @Test(arguments: PathSamples.Form.allCases) func fiveHundredStaySmall(
    _ form: PathSamples.Form
  ) {
    #expect(MotionPaths(PathSamples.update(form, 500)).figure.svg.utf8.count <= 150_000)
  }

  @Test func tenThousandSayWhatIsLeftOut() {
    let figure = MotionPaths(MotionCases.crowd).figure
    #expect(figure.svg.utf8.count <= 400_000)
    #expect(texts(figure).contains { $0.contains(" more") })
  }

  @Test(arguments: PathSamples.Form.allCases) func everybodyIsNamedOrCounted(
    _ form: PathSamples.Form
  ) {
    for count in [5, 50] {
      let change = PathSamples.update(form, count)
      let story = MotionStory(change)
      let figure = MotionPaths(change).figure
      let words = Set(
        texts(figure).flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
      let asked = story.elements.filter { $0.role.isAskedOfItem }
      let lost = asked.filter { !words.contains($0.label) }
      let isCounted = texts(figure).contains { $0.contains(" more") || $0.hasPrefix("× ") }
      #expect(lost.isEmpty || isCounted && count > 8, "\(form) \(count): \(lost.map(\.label))")
    }
  }

  @Test func nothingMovesWithoutArrows() {
    for form in PathSamples.Form.allCases {
      let figure = MotionPaths(PathSamples.update(form, 5), hasArrows: false).figure
      #expect(WayMarks(figure).heads.isEmpty, "\(form)")
    }
  }

  @Test func severalChangesStandBesideEachOther() {
    let steps = PathSamples.Form.allCases.map {
      ChangeSeries([PathSamples.update($0, 5)], name: $0.rawValue)
    }
    let figure = MotionPaths(steps).figure
    #expect(FigureRules(figure, at: .readme).boxes == [])
    #expect(figure.drawing.size.width <= 830)
    #expect(Set(texts(figure)).isSuperset(of: ["column", "row", "plane", "ring"]))
  }

  // MARK: Lists

  @Test func lanesStandBesideTheCells() throws {
    let figure = MotionPaths(MotionCases.friends).figure
    let marks = WayMarks(figure)
    let cells = try ["Zoe", "Dan", "Eve"].map { try middle(of: $0, figure).minX }
    let badge = try middle(of: "moved", figure).maxX
    // Three follow at the left, one was asked for at the right.
    #expect(marks.starts.count { $0.maxX < cells.min() ?? 0 } == 3)
    #expect(marks.starts.count { $0.minX > badge } == 1)
    #expect(marks.heads.count == 4)
  }

  @Test func lanesLeadFromTrueStartsToTrueEnds() throws {
    let figure = MotionPaths(MotionCases.friends).figure
    let marks = WayMarks(figure)
    let start = try #require(marks.starts.max { $0.midX < $1.midX })
    let head = try #require(marks.heads.max { $0.midX < $1.midX })
    // Cat was where Dan is now.
    #expect(abs(start.midY - (try middle(of: "Dan", figure).midY)) <= 1)
    let rows = try ["Dan", "Eve"].map { try middle(of: $0, figure).midY }
    #expect(abs(head.maxY - start.midY - 2 * (rows[1] - rows[0])) <= 1)
  }

  @Test func waysSayTheNumbersOfTheAttributes() {
    let words = texts(MotionPaths(MotionCases.friends).figure)
    #expect(words.contains("160 down") && words.contains("80 down") && words.contains("80 up"))
    #expect(words.contains("Dan, Eve"))
    #expect(words[0].hasPrefix("Cat moves 160 down; "), "\(words[0])")
  }

  @Test func whoIsGoneStandsBesideTheOldPlace() throws {
    let figure = MotionPaths(MotionCases.friends).figure
    let bob = try middle(of: "Bob", figure)
    let ann = try middle(of: "Ann", figure)
    #expect(bob.minX > (try middle(of: "reloaded", figure)).maxX)
    #expect(abs(bob.midY - ann.midY) < 12)
  }

  @Test(arguments: [50, 500]) func noMoreThanEightLanes(_ count: Int) {
    for form in [PathSamples.Form.column, .row] {
      let change = PathSamples.update(form, count)
      #expect(WayMarks(MotionPaths(change).figure).heads.count <= 8, "\(form)")
    }
  }

  @Test func equalWaysAreOneLaneWithTheirNumber() throws {
    let names = (0..<12).map { "n\($0)" }
    let change = PathSamples.change(
      PathSamples.state(.column, names + ["last"]), PathSamples.state(.column, ["last"] + names))
    let figure = MotionPaths(change).figure
    #expect(texts(figure).contains("× 12"))
    #expect(WayMarks(figure).heads.count == 2)
  }

  @Test func inventedStartsAreDashed() {
    let figure = MotionPaths(MotionCases.single).figure
    #expect(WayMarks(figure).dashed == 1)
    #expect(WayMarks(MotionPaths(MotionCases.friends).figure).dashed == 0)
  }

  @Test func whatIsScrolledIsSaidAndHasNoBadge() {
    let figure = MotionPaths(MotionCases.scrolled[1]).figure
    #expect(texts(figure)[0].hasPrefix("The content scrolls from 120 to 240"))
    #expect(texts(figure).contains { $0.contains("into view") })
    #expect(!FigureInkwork(figure).areas.contains { $0.isRound && 9...17 ~= $0.bounds.width })
    #expect(WayMarks(figure).heads.isEmpty)
  }

  // MARK: Planes

  @Test func arrowsStayInTheirCells() throws {
    let change = PathSamples.change(
      PathSamples.state(.plane, ["A", "B", "C", "D"]),
      PathSamples.state(.plane, ["D", "A", "B", "C"]))
    let figure = MotionPaths(change).figure
    let cells = FigureInkwork(figure).areas.map(\.bounds)
    let heads = WayMarks(figure).heads.filter { $0.minX < 444 }
    #expect(heads.count == 4)
    for head in heads {
      #expect(cells.contains { $0.width < 240 && $0.width > 30 && $0.holds(head) })
    }
  }

  /// The badge of a moved item is an arrow the way that it goes, and says so.
  @Test func badgesPointTheWayOfTheirItems() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [330, 230]},
        "layout": {"kind": "flow", "itemSize": [90, 60], "sectionInset": 10},
        "data": {"sections": [{"id": "months", "items": ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]}]},
        "steps": [{"name": "sort", "update": {"move": [
          {"item": "Mar", "to": "months/0"}, {"item": "Jan", "to": "months/2"},
          {"item": "Jun", "to": "months/1"}]}}]
        """#)
    let figure = try #require(try played.figure(.motion))
    let shafts = FigureInkwork(figure).lines.filter { line in
      line.paint == .color(FigureInk.badgeGlyph) && line.points.count == 2
    }.map { CGVector(dx: $0.points[1].x - $0.points[0].x, dy: $0.points[1].y - $0.points[0].y) }
      .filter { hypot($0.dx, $0.dy) > 4.8 }
    let ways = shafts.map { atan2($0.dy, $0.dx) }
    #expect(ways.count == 3 + 1, "three in the picture, one in the legend")
    #expect(ways.contains { abs(abs($0) - .pi) < 0.01 }, "Mar goes to the left")
    #expect(ways.count { abs($0) < 0.01 } == 2, "Jan to the right")
    #expect(ways.contains { -2.9 ..< -1.8 ~= $0 }, "Jun up and to the left")
    #expect(texts(figure).contains("moved, the arrow points its way"))
  }

  @Test func theArrowOfABadgeTurns() throws {
    var mark = RoleMark(.moved)
    mark.heading = CGVector(dx: 0, dy: 20)
    guard case .group(let group)? = mark.badge(at: .zero),
      case .shape(let glyph)? = group.children.last
    else {
      Issue.record("a badge is a disc with a glyph")
      return
    }
    let ends = glyph.geometry.path.outline.segments.compactMap(\.points.last)
    #expect(abs(ends[1].x) < 0.001 && abs(ends[1].y - 3.5) < 0.001)
  }

  @Test func theCrowdGoesGrey() {
    let names = (0..<7).map { "n\($0)" }
    let change = PathSamples.change(
      PathSamples.state(.plane, names), PathSamples.state(.plane, ["new"] + names))
    let paths = WaySet(MotionStory(change))
    let bundles = DirectionBundle.bundles(paths)
    #expect(bundles.map(\.title) == ["4 go straight right", "3 go down and left"])
    #expect(bundles[0].names == ["n0", "n2", "n4", "n6"])
    #expect(bundles[0].range == "187 right")
  }

  @Test func bothStatesHaveOneScale() throws {
    let figure = MotionPaths(MotionCases.gridToList, .init(width: .page)).figure
    let names = FigureLabels(figure).frames.filter { $0.text == "Ann" }
    #expect(names.count >= 2)
    #expect(texts(figure).contains("Before") && texts(figure).contains("After"))
  }

  // MARK: Rings

  /// The arc of one lies around two shorter ones, whose words stand beyond it: a line leads there.
  @Test func aLineLeadsToWordsBeyondAnotherArc() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [340, 340]}, "layout": {"kind": "circle", "itemSize": [40, 40]},
        "data": {"sections": [{"id": "hours", "items": [
          {"generate": {"count": 12, "id": "h{n}", "label": "{n}"}}]}]},
        "steps": [{"name": "cut", "update": {"delete": ["h3", "h7"],
          "insert": [{"item": "noon", "to": "hours/0"}],
          "move": [{"item": "h12", "to": "hours/4"}]}}]
        """#)
    let ink = FigureInkwork(try #require(try played.figure(.motion)))
    let label = try #require(ink.words.first { $0.text == "27° to 33°" })
    let leaders = ink.lines.filter { line in
      line.width == 1 && line.dash.isEmpty && line.points.count == 2
        && line.points.contains { label.frame.insetBy(dx: -24, dy: -16).contains($0) }
    }
    #expect(leaders.count == 1)
  }

  @Test func arcsMeasureAngles() {
    let figure = MotionPaths(PathSamples.dial).figure
    let words = texts(figure)
    #expect(
      figure.summary.hasPrefix("Sat and Sun come out of the middle; four others make room. "))
    #expect(Set(words).isSuperset(of: ["Tue", "21°", "Wed", "41°", "Thu", "62°", "Fri", "82°"]))
    #expect(words.contains("Sat and Sun start here,") && words.contains("a tenth of their size"))
  }

  @Test func spokesStartInTheMiddle() throws {
    let marks = WayMarks(MotionPaths(PathSamples.dial).figure)
    #expect(marks.dashed == 2)
    let middles = Dictionary(grouping: marks.starts) { "\($0.midX.rounded()) \($0.midY.rounded())" }
    #expect(middles.values.contains { $0.count == 2 })
  }

  /// Those of like angles are neighbours on the ring: four arcs, each with its range; of a crowd one.
  @Test(arguments: [(50, 4), (500, 1)]) func likeAnglesShareAnArc(_ count: Int, _ arcs: Int) {
    let words = texts(
      MotionPaths(PathSamples.update(.ring, count), .init(width: .half)).figure)
    #expect(words.count { $0.hasPrefix("× ") } == arcs)
    // Those that were moved themselves have theirs beside.
    #expect(words.count { $0.hasSuffix("°") } >= arcs)
  }

  /// Three neighbours that make room by one small angle are one arc; ways of a degree are told alone.
  @Test(arguments: [(50, true), (500, false)])
  func smallTurnsAreNoKnot(_ count: Int, _ isDrawn: Bool) throws {
    let names = (0..<count).map { "n\($0)" }
    var next = names
    next.insert(next.remove(at: 6), at: 3)
    let figure = MotionPaths(
      PathSamples.change(PathSamples.state(.ring, names), PathSamples.state(.ring, next)),
      .init(width: .half)
    ).figure
    #expect(texts(figure).contains("× 3") == isDrawn)
    // One of them in the legend.
    #expect(WayMarks(figure).starts.count <= 3)
    #expect(texts(figure).contains { $0.hasSuffix("too little to be drawn.") } != isDrawn)
  }

  /// Wide windows stand below each other, where that shows them larger.
  @Test(arguments: [FigureWidth.half, .page, .readme])
  func wideWindowsStandBelowEachOther(_ width: FigureWidth) throws {
    let figure = MotionPaths(
      PathSamples.wide, .init(title: "Wide", width: width)
    ).figure
    let (before, after) = (try middle(of: "Before", figure), try middle(of: "After", figure))
    #expect(after.minY > before.maxY + 60 && after.minX == before.minX)
    #expect(FigureRules(figure, at: width).broken == [])
  }

  /// A head without a line tells no direction.
  @Test func cellsTooSmallForTheirWaysHaveNoArrows() {
    let figure = MotionPaths(PathSamples.update(.plane, 50), .init(width: .phone)).figure
    #expect(!texts(figure).contains { $0.hasPrefix("Arrow in a cell: a sixteenth") })
  }
}
