import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Rules for all figures of motion.
@Suite struct MotionFigureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var transition: Transition
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "friends", transition: MotionCases.friends),
    Case(id: "forty", transition: MotionCases.forty),
    Case(id: "grid-to-list", transition: MotionCases.gridToList),
    Case(id: "still", transition: MotionCases.still),
    Case(id: "single", transition: MotionCases.single),
    Case(id: "immediate", transition: MotionCases.immediate),
    Case(id: "sections", transition: MotionCases.sections),
    Case(id: "drawn", transition: MotionCases.drawnFriends),
    Case(id: "nothing", transition: MotionCases.nothing),
    Case(id: "nowhere", transition: MotionCases.nowhere),
  ]

  static func figures(_ transition: Transition, title: String = "friends-sync") -> [(
    String, Figure
  )] {
    [
      ("storyboard", Storyboard(transition, .init(title: title)).figure),
      ("onion-skin", OnionSkin(transition, .init(title: title)).figure),
      ("motion-paths", MotionPaths(transition, .init(title: title)).figure),
      ("update-map", UpdateMap(transition, .init(title: title)).figure),
      ("worldlines", Worldlines(transition, .init(title: title)).figure),
      ("timeline", TimelineChart(transition, .init(title: title)).figure),
      (
        "difference",
        DifferenceTriptych(
          before: transition.before, after: transition.after, .init(title: title)
        ).figure
      ),
    ]
  }

  @Test(arguments: cases) func noTwoTextsCollide(_ example: Case) {
    // The drawings of elements may lie on each other while they move.
    let figures = Self.figures(example.transition).filter {
      example.id != "drawn" || !["storyboard", "onion-skin", "difference"].contains($0.0)
    }
    for (name, figure) in figures {
      #expect(FigureLabels(figure).collisions == [], "\(name)")
    }
  }

  @Test(arguments: cases) func noTextReachesOutOfThePicture(_ example: Case) {
    for (name, figure) in Self.figures(example.transition) {
      #expect(FigureLabels(figure).outside(figure.drawing.size) == [], "\(name)")
    }
  }

  /// Each case in words: what happens in it and for how long, and the sum of its items.
  static let sentences = [
    "friends": (
      "List of five items. ",
      "Bob is removed, Zoe appears at the top, Cat moves to the end, Ann is reloaded,"
        + " Dan and Eve follow", "; 0.3 s.", "5 − 1 deleted + 1 inserted = 5; 1 moved, 1 reloaded."
    ),
    "forty": (
      "Five-column grid of 40 items. ",
      "K10, L11 and W22 are removed, new 1 and new 2 appear, D3, E30 and K36 move,"
        + " 14 items follow", "; 0.3 s.", "40 − 3 deleted + 2 inserted = 39; 3 moved."
    ),
    "grid-to-list": (
      "Two-column grid of six items. ", "All items are laid out anew", "; 0.3 s.", "6 items."
    ),
    "still": ("List of three items. ", "Nothing changes", "; 0.3 s.", "3 items."),
    "single": ("One item. ", "Ann appears", "; 0.3 s.", "0 + 1 inserted = 1."),
    "immediate": (
      "List of three items. ", "Bob is removed, Ann moves to the end, Cat follows", "; at once.",
      "3 − 1 deleted = 2; 1 moved."
    ),
    "sections": (
      "List of five items. ",
      "Yam appears after Pear, Pear moves, three items and one header follow", "; 0.3 s.",
      "5 + 1 inserted = 6; 1 moved."
    ),
    "nothing": ("No items. ", "Nothing changes", "; 0.3 s.", "0 items."),
    "nowhere": (
      "Three items. ",
      "Ann is removed, Cat moves to the top, one element comes into view", "; 0.3 s.",
      "3 − 1 deleted = 2; 1 moved."
    ),
  ]

  @Test(arguments: cases) func sayInWordsWhatTheyShow(_ example: Case) throws {
    let id = example.id == "drawn" ? "friends" : example.id
    let (what, change, time, sum) = try #require(Self.sentences[id])
    let figures = Dictionary(uniqueKeysWithValues: Self.figures(example.transition))
    let board = try #require(figures["storyboard"]?.summary)
    #expect(board.hasPrefix("\(change). \(what.dropLast(2))\(time.dropLast())"))
    // Findings stand before.
    for name in ["onion-skin", "motion-paths", "worldlines"] {
      #expect(figures[name]?.summary.hasSuffix(what + change + time) == true, "\(name)")
    }
    let map = try #require(figures["update-map"]?.summary)
    let keepsOrder = ["grid-to-list", "still", "nothing"].contains(id)
    #expect(map.hasSuffix(keepsOrder ? sum : "\(change). \(sum)"), "\(map)")
    for (name, figure) in figures { #expect(figure.drawing.bounds.isFinite, "\(name)") }
  }

  @Test func drawABoundedPartOfTenThousandElements() {
    for (name, figure) in Self.figures(MotionCases.crowd) {
      #expect(figure.svg.utf8.count < 2_000_000, "\(name)")
      #expect(figure.drawing.size.height < 5000, "\(name)")
    }
    let notes = FigureLabels(Storyboard(MotionCases.crowd).figure).frames.map(\.text)
    #expect(notes.contains("900 of 10,000 elements are drawn, evenly chosen."))
  }

  @Test func timelinesLeaveOutWhatOnlyComesIntoView() {
    let rows = MotionCases.list((0..<10).map { "row \($0)" })
    func screen(_ offset: CGFloat) -> LayoutSnapshot {
      let viewport = MotionCases.phone.offsetBy(dx: 0, dy: offset)
      return LayoutSnapshot(
        elements: rows.filter { $0.frame.intersects(viewport) },
        contentSize: CGSize(width: 390, height: 820), viewport: viewport)
    }
    let places = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    let scroll = TransitionCapture(
      before: screen(0), after: screen(240), initial: places, final: places)
    let texts = FigureLabels(TimelineChart(Transition(scroll)).figure).frames.map(\.text)
    #expect(!texts.contains { $0.hasPrefix("row ") })
    #expect(texts.contains("content") && texts.contains("−240"))
    #expect(texts.contains { $0.hasSuffix(" elements only come into view or leave it.") })
  }

  @Test func pathsTakeNoRoomForWhatStaysHalfHidden() {
    let rows = MotionCases.list(["Ann", "Bob", "Cat"], top: -40)
    var turned = rows
    turned.swapAt(1, 2)
    (turned[1].center, turned[2].center) = (rows[1].center, rows[2].center)
    let story = MotionStory(
      Transition(
        TransitionCapture(
          before: MotionCases.snapshot(rows), after: MotionCases.snapshot(turned))))
    // Two rows and a half, and the gap below them as above.
    #expect(ListRegion(WaySet(story)).rect.height == 198)
  }

  @Test func timelinesAreTold() {
    let summary = TimelineChart(MotionCases.friends).figure.summary
    #expect(summary.contains(" Bob: α 1 → 0."))
    #expect(summary.contains(" Cat: y 170 → 330."))
  }

  @Test func curvesAreToldWithTheirFrames() throws {
    let spring = try Timing(curve: .spring(Spring(dampingRatio: 0.25, response: 0.5)))
    let summary = CurveCard(spring).figure.summary
    #expect(summary.contains("frames at 60 fps"))
    #expect(summary.contains("up to 1.44"))
  }

  @Test func aWayAndBackIsTold() {
    let (list, turned) = (
      MotionCases.snapshot(MotionCases.list(["Ann", "Bob", "Cat"])),
      MotionCases.snapshot(MotionCases.list(["Cat", "Ann", "Bob"]))
    )
    let ways = [(list, turned), (turned, list)].map { before, after in
      Transition(TransitionCapture(before: before, after: after))
    }
    let summary = Storyboard(ways).figure.summary
    #expect(summary.contains("Cat moves to the top, Ann and Bob follow, and everything comes back"))
  }

  @Test func wordsOfADifferenceAreNotPale() {
    let friends = MotionCases.drawnFriends
    let figure = DifferenceTriptych(before: friends.before, after: friends.after).figure
    #expect(figure.drawing.items.palestText >= 1)
  }

  @Test func shortTimesAreInMilliseconds() {
    #expect(FigureText.seconds(0.0075) == "7.5 ms")
    #expect(FigureText.seconds(0.075) == "0.08 s")
    #expect(FigureText.seconds(0) == "0 s")
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}

extension [DrawItem] {
  /// The lowest opacity of all groups with a text in them.
  fileprivate var palestText: CGFloat {
    map { item -> CGFloat in
      guard case .group(let group) = item else { return 1 }
      return Swift.min(group.hasText ? group.opacity : 1, group.children.palestText)
    }.min() ?? 1
  }
}

extension DrawGroup {
  fileprivate var hasText: Bool {
    children.contains { child in
      switch child {
      case .text: true
      case .group(let group): group.hasText
      case .shape, .image: false
      }
    }
  }
}
