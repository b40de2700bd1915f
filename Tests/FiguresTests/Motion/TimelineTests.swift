import CoreGraphics
import Drawing
import Motion
import QuartzCore
import Testing

@testable import Figures

/// A timeline says who changes, when, and from which number to which.
@Suite struct TimelineTests {
  static let widths: [FigureWidth] = [.half, .page, .readme]

  /// Sections with so many items each, of which the last moves to the top and one item goes.
  static func sections(_ count: Int, of items: Int) -> Transition {
    func state(_ order: [Int], without lost: String? = nil) -> LayoutSnapshot {
      var top: CGFloat = 0
      var elements: [ElementSnapshot] = []
      for (number, section) in order.enumerated() {
        let header = ElementID(
          .supplementary("UICollectionElementKindSectionHeader"), .identifier("Part \(section)"))
        elements.append(
          ElementSnapshot(
            id: header, path: [number, 0], center: CGPoint(x: 195, y: top + 8),
            size: CGSize(width: 390, height: 16)))
        let names: [String] = (0..<items).map { "\(section)-\($0)" }.filter { lost != $0 }
        for (index, name) in names.enumerated() {
          elements.append(
            MotionCases.cell(
              name, [number, index],
              CGRect(x: index % 10 * 39, y: Int(top) + 20 + index / 10 * 8, width: 36, height: 7)))
        }
        top += 24 + CGFloat((items + 9) / 10) * 8
      }
      return MotionCases.snapshot(
        elements, viewport: CGRect(x: 0, y: 0, width: 390, height: max(top, 100)))
    }
    let order = Array(0..<count)
    return Transition(
      TransitionCapture(
        before: state(order), after: state([count - 1] + order.dropLast(), without: "0-1")))
  }

  static func figure(_ transition: Transition, _ width: FigureWidth = .readme) -> Figure {
    TimelineChart(transition, .init(title: "Changes", width: width)).figure
  }

  private static func plan(_ transition: Transition, room: CGFloat = 600) -> TimelinePlan {
    TimelinePlan(MotionStory(transition), room: room)
  }

  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  // MARK: Room

  @Test(arguments: [0, 1, 5, 50, 500], PathSamples.Form.allCases)
  func rulesHold(_ count: Int, _ form: PathSamples.Form) {
    for width in Self.widths + [.phone] {
      let figure = Self.figure(PathSamples.update(form, count), width)
      #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  @Test(arguments: [(3, 3), (5, 10), (10, 50)]) func rulesHoldForSections(
    _ count: Int, _ items: Int
  ) {
    for width in Self.widths {
      let figure = Self.figure(Self.sections(count, of: items), width)
      #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
    }
  }

  @Test(arguments: MotionFigureTests.cases) func rulesHoldFor(_ example: MotionFigureTests.Case) {
    for width in Self.widths {
      #expect(FigureRules(Self.figure(example.transition, width), at: width).broken == [])
    }
  }

  @Test func tenThousandElementsAreCounted() {
    let figure = Self.figure(MotionCases.crowd)
    #expect(FigureRules(figure, at: .readme).broken == [])
    #expect(
      texts(figure).contains { $0.hasPrefix("And ") && $0.hasSuffix(" more elements change.") })
  }

  /// A step under a hand is many changes: some are drawn, the others told in a sentence or counted.
  @Test(arguments: [2, 5, 12]) func aStepOfManyChangesIsNoTower(_ count: Int) {
    let changes = Array(repeating: PathSamples.update(.ring, 12), count: count)
    for width in Self.widths {
      let chart = TimelineChart(
        [ChangeSeries(changes, name: "pinch")], .init(title: "Changes", width: width))
      #expect(FigureRules(chart.figure, at: width).broken == [], "\(width.points)")
      #expect(texts(chart.figure).contains("from"))
    }
  }

  /// Changes that a hand makes one after the other are one way, with its turns.
  @Test func theStepOfAHandIsOneChart() throws {
    let names = ["Ann", "Bob", "Cat"]
    func state(_ way: CGFloat) -> LayoutSnapshot {
      var cells = MotionCases.list(names)
      cells[0].center.x += way
      return MotionCases.snapshot(cells)
    }
    let places: [CGFloat] = [0, 60, 20, 100]
    let changes = zip(places, places.dropFirst()).map {
      Transition(TransitionCapture(before: state($0), after: state($1)))
    }
    let figure = TimelineChart([ChangeSeries(changes, name: "drag")], .init(title: "T")).figure
    #expect(!texts(figure).contains { $0.contains("of 3") })
    #expect(texts(figure).contains { $0.contains("three changes") })
    let whole = Transition(along: changes)
    #expect(abs(whole.duration - changes.reduce(0) { $0 + $1.duration }) < 1e-9)
    let track = try #require(whole.tracks.first { $0.role == .moved })
    let start = track.start.center.x
    let shifts = (0...3).map { track.element(at: whole.duration * Double($0) / 3).center.x - start }
    #expect(zip(shifts, places).allSatisfy { abs($0 - $1) < 0.01 })
  }

  /// Lines of all roles beside each other: dots, dashes or a sign at the start tell them apart.
  @Test func rolesAreToldApartWithoutColours() {
    let (before, after) = (
      MotionCases.list(["Ann", "Bob", "Cat", "Dan"]),
      MotionCases.list(["Zoe", "Dan", "Ann", "Cat"])
    )
    var (start, end) = (after[0], before[1])
    start.center.x += 80
    end.center.x -= 80
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(before), after: MotionCases.snapshot(after),
        initial: [start.id: start], final: [end.id: end], reloaded: [.item("Ann")]))
    let ink = RoleInkwork(Self.figure(change).drawing)
    #expect(Set(ink.lines.map(\.color)).count >= 3)
    #expect(ink.confusions == [])
  }

  // MARK: Lanes

  /// Whoever changes has a lane, or is counted in one.
  @Test(arguments: [5, 50, 500], PathSamples.Form.allCases)
  func everybodyIsInALane(_ count: Int, _ form: PathSamples.Form) {
    let transition = PathSamples.update(form, count)
    for room: CGFloat in [150, 340, 900] {
      let plan = Self.plan(transition, room: room)
      let shown = plan.lanes.reduce(0) { $0 + 1 + $1.others }
      let counted = plan.groups.reduce(0) { $0 + $1.count }
      let changed = MotionStory(transition).changed.count
      #expect(shown + counted + plan.crossing + plan.hidden == changed)
      #expect(plan.entries.reduce(0) { $0 + plan.height($1) } <= room)
    }
  }

  @Test func lanesStandUnderTheirSections() {
    let plan = Self.plan(Self.sections(3, of: 3))
    let lines = plan.entries.map { entry -> String in
      switch entry {
      case .heading(let name): "# \(name)"
      case .lane(let lane): lane.name
      case .group(let group): group.name
      }
    }
    #expect(
      lines == [
        "# Part 2", "header Part 2", "“2-0” and 2 more", "# Part 0", "“0-1”",
        "“0-0” and 1 more", "“0-2”", "# Part 1", "“1-0” and 3 more",
      ])
  }

  /// Of a knot the longest ways are kept, all else is one lane a group.
  @Test func theLongestOfManyAreShown() {
    let plan = Self.plan(PathSamples.update(.ring, 500), room: 340)
    #expect(!plan.groups.isEmpty)
    let story = MotionStory(PathSamples.update(.ring, 500))
    let longest = story.changed.map(\.length).max() ?? 0
    #expect(plan.lanes.contains { $0.length == longest })
    #expect(plan.lanes.map(\.length) == plan.lanes.map(\.length).sorted(by: >))
  }

  @Test func onlyWhatChangesHasALine() {
    let lanes = Self.plan(MotionCases.friends).lanes
    #expect(lanes.map { $0.story.label } == ["Ann", "Bob", "Cat", "Zoe", "Dan", "Eve"])
    let names = lanes.map { $0.courses.map(\.attribute.name) }
    #expect(names == [["y", "α"], ["α"], ["y"], ["α"], ["y"], ["y"]])
  }

  // MARK: Truth

  /// The numbers at both ends are those of the states.
  @Test func valuesAreThoseOfTheAttributes() throws {
    let friends = MotionCases.friends
    for lane in Self.plan(friends).lanes where lane.story.before != nil && lane.story.after != nil {
      for course in lane.courses where course.attribute == .y {
        #expect(course.begin == lane.story.before?.frame.minY)
        #expect(course.end == lane.story.after?.frame.minY)
      }
    }
    let words = texts(Self.figure(friends))
    #expect(["170", "330", "from", "to"].allSatisfy(words.contains))
  }

  /// One rule of signs: where a value grows, its line falls, whatever it is.
  @Test(arguments: TimelineAttribute.allCases) func moreIsFurtherDown(
    _ attribute: TimelineAttribute
  )
    throws
  {
    guard attribute != .alpha else { return }
    for sign: CGFloat in [1, -1] {
      let change = Self.change(of: attribute, by: sign)
      let plan = Self.plan(change)
      let lane = try #require(plan.lanes.first)
      let course = try #require(lane.courses.first { $0.attribute == attribute })
      let columns = TimelineColumns(plan, duration: change.duration, width: 600)
      let low = course.ways.min() ?? 0
      let line = TimelineLine(
        columns: columns, range: low...(course.ways.max() ?? 1), lane: lane, course: course, y: 50,
        height: 30)
      let (first, last) = (line.points[0].y, line.points[line.points.count - 1].y)
      #expect((last - first) * (course.end - course.begin) > 0)
      #expect(texts(Self.figure(change)).contains { $0.contains(attribute.side ?? "") })
    }
  }

  /// One attribute of one element changes.
  private static func change(of attribute: TimelineAttribute, by sign: CGFloat) -> Transition {
    let before = MotionCases.cell("Ann", [0, 0], CGRect(x: 100, y: 100, width: 80, height: 60))
    var after = before
    switch attribute {
    case .x: after.center.x += 30 * sign
    case .y: after.center.y += 30 * sign
    case .width: after.size.width += 30 * sign
    case .height: after.size.height += 30 * sign
    case .alpha: after.alpha = 0.5
    case .z: after.zIndex = Int(3 * sign)
    case .rotation: after.transform = CATransform3DMakeRotation(sign, 0, 0, 1)
    }
    // Somebody stays, so that nothing says of another layout.
    let bob = MotionCases.cell("Bob", [0, 1], CGRect(x: 10, y: 400, width: 80, height: 60))
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot([before, bob]), after: MotionCases.snapshot([after, bob])))
  }

  /// A turn is told with the angles that are seen, and moves no edge.
  @Test func turnsAreTrue() throws {
    let resting = MotionCases.list(["Ann"])
    var turned = resting[0]
    turned.transform = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    let arriving = Transition(
      TransitionCapture(
        before: MotionCases.snapshot([]), after: MotionCases.snapshot(resting),
        initial: [turned.id: turned]))
    let lane = try #require(Self.plan(arriving).lanes.first)
    #expect(lane.courses.map(\.attribute) == [.rotation])
    #expect(lane.courses.map { $0.words(ofScroll: false) } == ["60° → 0°"])
    #expect(texts(Self.figure(arriving)).contains("60°"))
    let back = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(resting), after: MotionCases.snapshot(resting),
        initial: [turned.id: turned]))
    let course = Self.plan(back).lanes.first?.courses.first { $0.attribute == .rotation }
    #expect(course == nil || course?.words(ofScroll: false) == "60° → 0°")
  }

  /// A turn through more than half a circle goes on and does not jump.
  @Test func turnsGoOnBeyondHalfACircle() throws {
    let resting = MotionCases.list(["Ann"])
    var turned = resting[0]
    turned.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 0, 1)
    let spring = try Timing(curve: .spring(Spring(dampingRatio: 0.15, response: 0.5)))
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(resting), after: MotionCases.snapshot([turned]),
        timing: spring))
    let lane = try #require(Self.plan(change).lanes.first)
    let course = try #require(lane.courses.first { $0.attribute == .rotation })
    let steps = zip(course.values, course.values.dropFirst()).map { abs($1 - $0) }
    #expect((steps.max() ?? 0) < 120)
    #expect((course.values.max() ?? 0) > 190)
    #expect(abs(course.end - 162) < 0.01)
  }

  // MARK: Playhead

  /// There is one, and all lanes have their dots on it.
  @Test func onePlayheadCrossesAllLanes() throws {
    let figure = Self.figure(MotionCases.friends)
    let ink = FigureInkwork(figure)
    let heads = ink.lines.filter { $0.paint == .color(FigureInk.ink) && $0.points.count == 2 }
    #expect(heads.count == 1)
    let x = try #require(heads.first?.points[0].x)
    let dots = ink.areas.filter { $0.isRound && $0.bounds.width == 7 }
    #expect(dots.count == 4)
    #expect(dots.allSatisfy { abs($0.bounds.midX - x) <= 1 })
  }

  @Test func thePlayheadStandsAtTheTurnOrHalfWay() throws {
    let friends = Self.plan(MotionCases.friends)
    let half = try #require(Playhead(friends.lanes, duration: 0.3))
    #expect(abs(half.time - 0.15) < 0.002)
    #expect(half.words == "Cat is half way")
    let change = try MotionCases.springy()
    let plan = Self.plan(change)
    let turn = try #require(Playhead(plan.lanes, duration: change.duration))
    #expect(turn.words.hasSuffix("turns back"))
    let track = try #require(change.tracks.first)
    let highest = (0...2000).map { change.duration * Double($0) / 2000 }
      .max { track.progress(at: $0) < track.progress(at: $1) }
    #expect(abs(turn.time - (highest ?? 0)) < 0.01)
    #expect(Playhead(Self.plan(MotionCases.immediate).lanes, duration: 0) == nil)
  }

  // MARK: Words

  @Test func theFindingIsTheLongestWayAndTheLastToEnd() {
    #expect(
      Self.figure(MotionCases.friends).summary
        .hasPrefix("Cat goes farthest, 160 down; all end at 0.3 s."))
    #expect(Self.figure(MotionCases.still).summary.hasPrefix("Nothing changes."))
  }

  @Test func whoOnlyGrowsHasAMarkOfItsOwn() throws {
    let change = Self.change(of: .height, by: 1)
    #expect(texts(Self.figure(change)).contains("resized"))
    let lane = try #require(Self.plan(change).lanes.first)
    #expect(lane.story.role == .resized && lane.story.wearsMark && !lane.story.hasBadge)
  }
}
