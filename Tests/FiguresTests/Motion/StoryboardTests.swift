import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A storyboard shows what turns, at the width that it is shown at.
@Suite struct StoryboardTests {
  static let widths: [FigureWidth] = [.phone, .half, .page, .readme]

  /// So many cells, of which one is moved, one comes and one goes.
  static func sync(_ count: Int) -> Transition {
    let columns = count > 100 ? 20 : 5
    let side = columns == 20 ? CGSize(width: 15, height: 15) : CGSize(width: 60, height: 44)
    let names = (0..<count).map { "\($0)" }
    var next = names
    next.insert(next.remove(at: 1), at: count - 1)
    next.remove(at: 2)
    next.insert("new", at: 1)
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(
          MotionCases.grid(names, columns: columns, side: side, gap: 4)),
        after: MotionCases.snapshot(
          MotionCases.grid(next, columns: columns, side: side, gap: 4))))
  }

  private func texts(_ figure: Figure) -> [String] { FigureLabels(figure).frames.map(\.text) }

  private func pinch(_ width: FigureWidth = .half) throws -> Figure {
    Storyboard(
      [ChangeSeries([try StoryMomentsTests.pinch()], name: "pinch")], .init(width: width)
    ).figure
  }

  /// Of several changes one after the other, also those are shown that come in one of them and go in the next.
  @Test func whoOnlyPassesBelongsToTheWhole() {
    let states = ["a", "b", "c"].map { name in
      MotionCases.snapshot(
        MotionCases.grid([name], columns: 1, side: CGSize(width: 60, height: 44), gap: 4))
    }
    let changes = zip(states, states.dropFirst()).map { before, after in
      Transition(TransitionCapture(before: before, after: after))
    }
    let whole = Transition(wholeWithPassersOf: changes)
    #expect(Set(whole.tracks.map(\.id)) == [.item("a"), .item("b"), .item("c")])
    #expect(Set(Transition(wholeOf: changes).tracks.map(\.id)) == [.item("a"), .item("c")])
  }

  @Test(arguments: [5, 50, 500]) func rulesHold(_ count: Int) {
    for width in Self.widths {
      let figure = Storyboard(Self.sync(count), .init(width: width)).figure
      let rules = FigureRules(figure, at: width)
      #expect(
        rules.type + rules.boxes + rules.edges + rules.contrast == [], "\(width.points)")
      #expect(figure.drawing.size.width <= width.points)
      if count > 60 { #expect(rules.budget == [], "\(width.points)") }
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  /// A moment that the words only gave a time would be none: who is not to be seen by then is said not to be.
  @Test(arguments: PathSamples.Form.allCases, [5, 50, 500])
  func everyMomentIsToldByMoreThanItsTime(_ form: PathSamples.Form, _ count: Int) {
    let summary = Storyboard(PathSamples.update(form, count)).figure.summary
    let moments = summary.split(separator: "; ").filter { $0.firstMatch(of: /\d\.\d\d s/) != nil }
    #expect(!moments.isEmpty)
    for moment in moments { #expect(moment.contains(": "), "\(moment)") }
  }

  /// Five hundred in a high window: panels stand in one row, rather than in two of two.
  @Test func aCrowdInAHighWindowIsNoTower() {
    func state(_ shift: Int) -> LayoutSnapshot {
      let cells = (0..<500).map { number in
        let place = (number + shift) % 500
        return MotionCases.cell(
          "p\(number)", [0, place],
          CGRect(x: CGFloat(place % 8) * 46, y: CGFloat(place / 8) * 42, width: 40, height: 40))
      }
      return MotionCases.snapshot(cells, viewport: CGRect(x: 0, y: 0, width: 375, height: 667))
    }
    let change = Transition(TransitionCapture(before: state(0), after: state(490)))
    let size = Storyboard(change, .init(width: .readme)).figure.drawing.size
    #expect(size.height <= size.width * 1.5, "\(size)")
  }

  /// Rows that are on neither end of a scroll pass its moments.
  @Test func rowsPassWhileTheContentScrolls() {
    let rows = MotionCases.list((0..<40).map { "r\($0)" })
    func screen(_ y: CGFloat) -> LayoutSnapshot {
      let window = MotionCases.phone.offsetBy(dx: 0, dy: y)
      return MotionCases.snapshot(rows.filter { $0.frame.intersects(window) }, viewport: window)
    }
    let (before, after) = (screen(0), screen(2400))
    let known = Set((before.elements + after.elements).map(\.id))
    var capture = TransitionCapture(before: before, after: after)
    capture.changes += rows.filter { !known.contains($0.id) }.map {
      ElementChange(.moved, from: $0, to: $0, isLeaving: true)
    }
    let named = texts(Storyboard(Transition(capture)).figure)
    #expect((0..<40).contains { named.contains("r\($0)") && !known.contains(.item("r\($0)")) })
  }

  @Test func rulesHoldForAPinch() throws {
    for width in Self.widths {
      let rules = FigureRules(try pinch(width), at: width)
      #expect(rules.type + rules.boxes + rules.edges + rules.contrast == [], "\(width.points)")
    }
  }

  @Test func thePinchTurnsBack() throws {
    let figure = try pinch()
    #expect(texts(figure).first == "The pinch turns back at 45 %, on again at 30 %")
    #expect(figure.summary.hasPrefix("The pinch turns back at 45 %, on again at 30 %. "))
    let heads = ["Start, 0 %", "Turns back, 45 %", "Turns on, 30 %", "End, 100 %"]
    for head in heads { #expect(texts(figure).contains(head)) }
    #expect(texts(figure).contains("4 columns of 56"))
  }

  @Test func theCurveNamesTheTimeAtBothOfItsEnds() throws {
    for width in Self.widths {
      let words = texts(try pinch(width))
      #expect(words.contains("0.00 s") && words.contains("0.50 s"), "\(width.points)")
    }
  }

  /// Nobody else's name stands in the place that the followed one started from.
  @Test(arguments: [FigureWidth.half, .readme])
  func noOtherNameStandsInTheGhost(_ width: FigureWidth) throws {
    let ink = FigureInkwork(try pinch(width))
    let ghosts = ink.lines.filter { $0.dash == [3, 3] }.map { line in
      line.points.reduce(CGRect(origin: line.points[0], size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
    #expect(!ghosts.isEmpty)
    let names = ink.words.filter { Int($0.text) != nil && $0.text != "9" }
    for ghost in ghosts {
      #expect(!names.contains { ghost.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) })
    }
  }

  @Test func panelsOfAPinchTakeTheRoomThatThePageHas() throws {
    let figure = try pinch()
    #expect(figure.drawing.size.height <= 600)
    #expect(figure.drawing.size.height > 560)
  }

  @Test func theCurveAndThePanelsHaveTheSameNumbers() throws {
    let numbers = texts(try pinch(.readme))
    for number in 1...4 {
      // On the curve, under the panel, and on the cells of four panels.
      #expect(numbers.count { $0 == "\(number)" } >= 2)
    }
  }

  @Test func aLongerWayThanThePageGoesOnInTheNextRow() throws {
    let (wide, narrow) = (try pinch(.readme), try pinch(.half))
    #expect(narrow.drawing.size.width <= 400)
    #expect(wide.drawing.size.width > 600)
    let grid = { (count: Int) in
      MomentGrid(
        count: count, on: .readme, .init(), wanted: .init(width: 140, isLow: false)
      ).columns
    }
    #expect([4, 5, 6, 7].map(grid) == [4, 5, 3, 4])
  }

  /// Panels are smaller where they would make the page a tower, in as few columns as leave them largest.
  @Test func allPanelsStandOnOnePage() {
    for (height, columns) in [(0.5, 2), (1, 2), (2.2, 2)] as [(CGFloat, Int)] {
      let grid = MomentGrid(
        count: 4, on: .half, .init(), wanted: .init(width: 140, isLow: false, isHigh: height))
      #expect(grid.columns == columns)
      let panel = min(grid.panelLimit.height, grid.panelLimit.width * height)
      // A phone's screen would be too narrow to be seen.
      #expect(250 + 2 * (panel + grid.captionPitch) <= (height > 2 ? 900 : 600), "\(height)")
      #expect(panel / height >= 100)
    }
    let chosen = MomentGrid(
      count: 4, on: .half, .init(width: 168), wanted: .init(width: 140, isLow: false, isHigh: 2))
    #expect(chosen.panelLimit.width == 168)
    for width in Self.widths {
      #expect(
        FigureRules(Storyboard(Self.sync(50), .init(width: width)).figure, at: width).budget == [])
    }
  }

  /// All that lies behind a crowd is drawn as it is: grey, it would hide the crowd.
  @Test func decorationsHideNoCrowd() throws {
    let viewport = CGRect(x: 0, y: 0, width: 300, height: 300)
    func state(_ numbers: [Int]) -> LayoutSnapshot {
      let cells = numbers.enumerated().map { place, number in
        MotionCases.cell(
          "\(number)", [0, place],
          CGRect(x: CGFloat(place % 10) * 30, y: CGFloat(place / 10) * 30, width: 20, height: 20))
      }
      let back = ElementSnapshot(
        id: ElementID(.decoration("back"), .path([0, 0])), path: [0, 0],
        center: CGPoint(x: 150, y: 150), size: viewport.size, zIndex: -1)
      return MotionCases.snapshot(cells + [back], viewport: viewport)
    }
    let change = Transition(
      TransitionCapture(before: state(Array(0..<90)), after: state(Array(1..<90) + [0])))
    let story = MotionStory(change)
    let crowd = MomentCrowd(story, in: [change])
    #expect(crowd.isLarge)
    let back = try #require(story.elements.first { $0.id.kind != .cell })
    #expect(!crowd.isQuiet(back))
  }

  /// Without room for badges, what is inserted is an area, and what is moved an outline.
  @Test func rolesAreToldApartWithoutBadges() {
    for count in [5, 50, 500] {
      for width in Self.widths {
        let figure = Storyboard(Self.sync(count), .init(width: width)).figure
        #expect(RoleInkwork(figure.drawing).confusions == [], "\(count) at \(width.points)")
      }
    }
  }

  /// Words stand beside panels that are too narrow for words below them, and are not cut.
  @Test func narrowPanelsHaveTheirWordsBeside() {
    let figure = Storyboard(Self.sync(500), .init(width: .half)).figure
    #expect(!texts(figure).contains { $0.hasSuffix("…") })
    #expect(FigureRules(figure, at: .half).broken == [])
  }

  /// Of a large crowd, what has gone elsewhere leaves its place behind.
  @Test func crowdsLeaveTheirStartsBehind() {
    let names = (0..<500).map { "\($0)" }
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(
          MotionCases.grid(names, columns: 25, side: CGSize(width: 8, height: 8), gap: 2)),
        after: MotionCases.snapshot(
          MotionCases.grid(names, columns: 20, side: CGSize(width: 14, height: 14), gap: 4))))
    #expect(texts(Storyboard(change).figure).contains("where the others started"))
  }

  @Test func whoOnlyGrowsWearsTheMarkOfIt() {
    let before = MotionCases.list(["Ann", "Bob", "Cat"])
    var after = before
    after[1].size.height = 40
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(before), after: MotionCases.snapshot(after)))
    #expect(texts(Storyboard(change).figure).contains("resized"))
  }

  @Test func theChangeIsTheHeadline() {
    let figure = Storyboard(MotionCases.friends, .init(title: "friends")).figure
    #expect(texts(figure).first?.hasPrefix("Bob is removed, Zoe appears") == true)
    #expect(texts(figure).contains("Cat is 160 down"))
    #expect(texts(figure).contains { $0.hasSuffix("overlaps Dan") })
  }

  @Test func ofManyOnlyWhatChangesIsInColour() {
    let crowd = MomentCrowd(MotionStory(Self.sync(50)), in: [Self.sync(50)])
    let quiet = crowd.elements.filter(crowd.isQuiet).map(\.label)
    #expect(quiet.count == 48)
    #expect(!quiet.contains("1") && !quiet.contains("3") && !quiet.contains("new"))
    #expect(!crowd.isCrowd && !crowd.isLarge)
  }

  @Test func namesOfWholeElementsComeBeforeThoseOfFadingOnes() throws {
    // Bob fades above Dan, who has come under him.
    var bob = MotionCases.list(["Ann", "Bob"])[1]
    bob.alpha = 0.5
    bob.zIndex = 5
    var dan = MotionCases.list(["Dan"])[0]
    dan.center = bob.center
    let story = MotionStory(MotionCases.friends)
    let stage = ScreenPart(MotionCases.phone, fitting: CGSize(width: 200, height: 400))
    let state = MotionCases.snapshot([dan, bob])
    let texts = MomentPicture(story, on: stage).panel(state, at: 0.1).texts.map(\.string)
    #expect(texts == ["Dan"])
  }

  @Test func aTurningWindowIsNoPlaceForGhosts() {
    let narrow = MotionCases.snapshot(MotionCases.list(["Ann", "Bob"]))
    let wide = MotionCases.snapshot(
      MotionCases.list(["Bob", "Ann"]), viewport: CGRect(x: 0, y: 0, width: 520, height: 390))
    let turn = Transition(TransitionCapture(before: narrow, after: wide))
    #expect(MomentCrowd(MotionStory(turn), in: [turn]).ghost == nil)
  }

  @Test func nothingIsACalmFigure() {
    for transition in [MotionCases.nothing, MotionCases.still] {
      let figure = Storyboard(transition).figure
      #expect(texts(figure).first == "Nothing changes")
      #expect(FigureRules(figure, at: .readme).type == [])
    }
  }

  /// Nobody who is hardly to be seen yet covers a name.
  @Test func namesStayUntilSomethingCoversThem() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "people", "items": ["Ann", "Bob", "Cat", "Dan", "Eve"]}]},
        "steps": [{"name": "sync", "update": {"delete": ["Bob"],
          "insert": [{"item": "Zoe", "to": "people/1"}],
          "move": [{"item": "Eve", "to": "people/0"}], "reload": ["Cat"]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = texts(try #require(try played.figure(.storyboard)))
    #expect(words.count { $0 == "Bob" } == 2)
    #expect(words.count { $0 == "Cat" } == 4)
  }
}
