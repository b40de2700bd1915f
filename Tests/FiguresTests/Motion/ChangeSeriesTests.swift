import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Figures of several changes: each is there, with its name.
@Suite struct ChangeSeriesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var steps: [ChangeSeries]
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "steps", steps: steps),
    Case(id: "gesture", steps: [ChangeSeries(gesture, name: "drag")]),
    Case(id: "both", steps: steps + [ChangeSeries(gesture, name: "drag")]),
    Case(
      id: "forty",
      steps: [MotionCases.forty, MotionCases.forty, MotionCases.sections].enumerated().map {
        ChangeSeries([$1], name: "step-\($0)")
      }),
    Case(id: "long names", steps: steps.map { ChangeSeries($0.transitions, name: longName) }),
    Case(
      id: "drawn",
      steps: [MotionCases.drawnFriends, MotionCases.immediate].map {
        ChangeSeries([$0], name: "step")
      }),
  ]

  private static let longName =
    "a-step-whose-name-is-so-long-that-no-section-of-any-figure-has-room"

  /// Bob goes and Zoe comes; then all turn round.
  static var steps: [ChangeSeries] {
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve"]
    let next = ["Zoe", "Ann", "Cat", "Dan", "Eve"]
    return [
      ChangeSeries([change(names, next)], name: "zoe"),
      ChangeSeries([change(next, next.reversed())], name: "turn"),
    ]
  }

  /// Between two moves, one that changes nothing.
  static var gesture: [Transition] {
    let orders = [["Ann", "Bob", "Cat"], ["Bob", "Ann", "Cat"], ["Bob", "Cat", "Ann"]]
    return [
      change(orders[0], orders[1]), change(orders[1], orders[1]), change(orders[1], orders[2]),
    ]
  }

  private static func change(_ before: [String], _ after: [String]) -> Transition {
    Transition(
      TransitionCapture(
        before: MotionCases.snapshot(MotionCases.list(before)),
        after: MotionCases.snapshot(MotionCases.list(after))))
  }

  static func figures(_ steps: [ChangeSeries]) -> [(name: String, figure: Figure)] {
    [
      ("storyboard", Storyboard(steps, .init(title: "Friends")).figure),
      ("onion", OnionSkin(steps, .init(title: "Friends")).figure),
      ("motion", MotionPaths(steps, .init(title: "Friends")).figure),
      ("update-map", UpdateMap(steps, .init(title: "Friends")).figure),
      ("timeline", TimelineChart(steps, .init(title: "Friends")).figure),
      ("worldlines", Worldlines(steps, .init(title: "Friends")).figure),
    ]
  }

  private func texts(_ figure: Figure) -> [String] { FigureLabels(figure).frames.map(\.text) }

  @Test func everyStepHasItsName() {
    for (name, figure) in Self.figures(Self.steps) {
      #expect(texts(figure).filter { ["zoe", "turn"].contains($0) } == ["zoe", "turn"], "\(name)")
      #expect(figure.summary.contains("oe"), "\(name)")
    }
    let map = UpdateMap(Self.steps).figure
    #expect(
      map.summary.hasPrefix(
        "Two steps. zoe: Bob is removed, Zoe appears at the top, Ann follows. turn: "),
      "\(map.summary)")
  }

  @Test func changesOfAGestureAreCountedButForIdleOnes() {
    let steps = [ChangeSeries(Self.gesture, name: "drag")]
    for (name, figure) in Self.figures(steps) where name == "update-map" {
      let names = texts(figure).filter { $0.hasPrefix("drag") }
      #expect(names == ["drag, 1 of 2", "drag, 2 of 2"], "\(name)")
      #expect(texts(figure).contains { $0.hasSuffix("two changes") }, "\(name)")
    }
    // Ways lead from the first to the last; alone, they need no name.
    for (name, figure) in Self.figures(steps) where ["motion", "onion"].contains(name) {
      #expect(
        !texts(figure).contains { $0.hasPrefix("drag") || $0.hasSuffix("changes") }, "\(name)")
      #expect(texts(figure)[0].contains("Ann"), "\(name): \(texts(figure)[0])")
    }
    // A strip has moments of them all.
    #expect(!texts(Storyboard(steps).figure).contains("drag"))
    #expect(texts(Worldlines(steps).figure).filter { $0 == "drag" } == ["drag"])
  }

  /// Of a hand that goes back to where it came from, the way until it turns is shown.
  @Test func gesturesThatComeBackShowHowFarTheyGot() throws {
    let there = Self.gesture[0]
    let back = Transition(TransitionCapture(before: there.after, after: there.before))
    let steps = [ChangeSeries([there, back], name: "peek")]
    // The same picture, of which it is said that it comes back.
    for (peek, alone) in [
      (MotionPaths(steps).figure, MotionPaths(there).figure),
      (OnionSkin(steps).figure, OnionSkin(there).figure),
    ] {
      #expect(texts(peek).contains { $0.contains("back") })
      #expect(peek.summary.contains("and everything comes back"))
      #expect(!texts(alone).contains { $0.contains("back") })
    }
    // The poses between are those of all changes.
    let whole = ChangeParts(wholeOf: [ChangeSeries(Self.gesture)]).parts[0]
    let ann = try #require(whole.story.elements.first { $0.id == .item("Ann") })
    let course = try #require(OnionCourse(ann, of: whole.transitions, count: 5))
    let middle = whole.transitions[1].before.elements.first { $0.id == .item("Ann") }
    #expect(abs(course.poses[2].center.y - (middle?.center.y ?? 0)) < 1)
  }

  @Test func oneChangeIsAFigureOfItsOwn() {
    let alone = MotionPaths([ChangeSeries([MotionCases.friends], name: "sync")])
    #expect(alone.figure == MotionPaths(MotionCases.friends).figure)
    #expect(MotionPaths([ChangeSeries]()).figure.summary.contains("Nothing changes"))
  }

  @Test func stripsHavePanelsOfOneWidth() {
    let wide = ChangeSeries([MotionCases.gridToList], name: "wide")
    let narrow = ChangeSeries([MotionCases.forty], name: "narrow")
    let widths = [[wide], [narrow], [wide, narrow]].map {
      MomentStrip.panelWidth($0.flatMap(\.transitions))
    }
    #expect(widths[0] < widths[1])
    let panels = Storyboard([wide, narrow]).figure.drawing.panelWidths
    #expect(panels == [widths[1]])
  }

  /// Panels that have just no room beside each other give way, so that a step is a row of them and not a tower.
  @Test func stripsOfAWidePageAreRows() {
    let steps = ["one", "two"].map { ChangeSeries([MotionCases.forty], name: $0) }
    let places = Storyboard(steps, panels: .init(moments: 3)).figure.drawing.panelPlaces
    #expect(places.count == 6)
    #expect(Set(places.map(\.minY)).count == 2)
  }

  @Test func anElementKeepsItsColour() {
    // Zoe is the sixth of all, although the first of the second step.
    let looks = ElementLooks(Self.steps.flatMap(\.transitions))
    #expect(["Ann", "Bob", "Eve", "Zoe"].map { looks[.item($0)] } == [0, 1, 4, 5])
    let second = MotionStory(Self.steps[1].transitions[0], looks: looks)
    #expect(second.elements.map(\.hue) == [5, 0, 2, 3, 4])
  }

  @Test(arguments: cases) func noTwoTextsCollide(_ example: Case) {
    let figures = Self.figures(example.steps).filter {
      example.id != "drawn" || !["storyboard", "onion"].contains($0.name)
    }
    for (name, figure) in figures {
      #expect(FigureLabels(figure).collisions == [], "\(name)")
    }
  }

  @Test(arguments: cases) func noTextReachesOutOfThePicture(_ example: Case) {
    for (name, figure) in Self.figures(example.steps) {
      #expect(FigureLabels(figure).outside(figure.drawing.size) == [], "\(name)")
    }
  }

  @Test func aHundredChangesAreCutAndCounted() {
    let many = (0..<100).map { ChangeSeries(Self.steps[$0 % 2].transitions, name: "step-\($0)") }
    for (name, figure) in Self.figures(many) {
      #expect(figure.drawing.size.height < 6000, "\(name)")
    }
    #expect(texts(MotionPaths(many).figure).contains("76 steps more, not shown."))
    #expect(MotionPaths(many).figure.summary.hasSuffix("And so on."))
    #expect(texts(Worldlines(many).figure).contains("60 changes more, not shown."))
    let tall = (0..<20).map { ChangeSeries([MotionCases.forty], name: "step-\($0)") }
    let chart = TimelineChart(tall).figure
    #expect(chart.drawing.size.height < 6000)
    #expect(texts(chart).contains { $0.hasSuffix(" steps more, not shown.") })
  }

  @Test func whatHappensAtOnceHasNoTimes() {
    let steps = [ChangeSeries([MotionCases.immediate])]
    let captions = texts(Storyboard(steps).figure)
    #expect(captions.contains("before") && captions.contains("after"))
    #expect(!captions.contains { $0.hasSuffix("0 s") })
    #expect(texts(OnionSkin(steps).figure).contains("onion skin · at once"))
    #expect(texts(Worldlines(steps).figure).contains("worldlines · at once"))
  }

  @Test func shortTimesAreToldApart() throws {
    var capture = TransitionCapture(
      before: MotionCases.friends.before, after: MotionCases.friends.after)
    capture.timing = try Timing(duration: 0.0004, curve: .linear)
    let times = texts(Storyboard(Transition(capture), panels: .init(moments: 5)).figure)
    #expect(
      times.filter { $0.hasPrefix("0.000") && $0.contains(" s") }.count == 5)
    #expect(Set(times.filter { $0.hasPrefix("0.000") }).count == 5)
  }

  @Test func rowsOfTimesDoNotCountTheRestsBetweenThem() {
    // Two changes of 0.3 s.
    #expect(texts(Worldlines(Self.steps).figure).contains("worldlines · 0.6 s"))
  }

  @Test func whatHasNoRoomForItsNameIsListed() {
    let names = ["a", "b", "c"].map { "somebody with a long name \($0)" }
    let cells = MotionCases.grid(names, columns: 3, side: CGSize(width: 24, height: 18))
    let gone = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(cells),
        after: MotionCases.snapshot(
          MotionCases.grid(["x", "y", "z"], columns: 3, side: CGSize(width: 24, height: 18)))))
    for figure in [MotionPaths(gone).figure, OnionSkin(gone).figure] {
      let note = texts(figure).filter { $0.hasPrefix("Deleted: somebody") }
      #expect(note.count == 1, "\(texts(figure))")
    }
  }
}

extension DrawList {
  /// Of the surfaces that screens are shown on, each width once.
  fileprivate var panelWidths: [CGFloat] {
    Set(panelPlaces.map { $0.width + 1 }).sorted()
  }

  fileprivate var panelPlaces: [CGRect] {
    var places: [CGRect] = []
    func add(_ item: DrawItem, _ transform: PlaneTransform) {
      switch item {
      case .group(let group):
        group.children.forEach { add($0, group.transform.concatenating(transform)) }
      case .shape(let shape) where shape.fill == .color(FigureInk.surface):
        let place = transform.bounds(of: shape.geometry.bounds)
        if place.height > 60 { places.append(place) }
      case .shape, .text, .image: break
      }
    }
    items.forEach { add($0, .identity) }
    return places
  }
}
