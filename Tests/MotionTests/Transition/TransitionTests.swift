import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct TransitionTests {
  typealias Stage = TransitionStage

  @Test func givesEachElementItsRole() {
    let transition = Transition(Stage.sync(reloaded: [.item("dan")]))
    let roles = transition.tracks.map { [$0.id.identifier ?? "", $0.role.rawValue] }
    #expect(
      roles == [
        ["zoe", "appearing"], ["ann", "moved"], ["bob", "disappearing"], ["dan", "reloaded"],
        ["cat", "moved"], ["dan", "reloaded"],
      ])
  }

  @Test func callsUnchangedWhatStaysInItsPlace() {
    let transition = Transition(
      TransitionCapture(before: Stage.list(["a", "b"]), after: Stage.list(["a", "c"])))
    #expect(transition.track("a")?.role == .unchanged)
  }

  @Test func isBeforeBelowZeroAndAfterFromTheEndOn() throws {
    let capture = Stage.sync(timing: try Stage.linear())
    let transition = Transition(capture)
    #expect(transition.duration == 1)
    for time in [-0.001, -7, -.infinity, .nan] {
      #expect(transition.snapshot(at: time) == capture.before)
    }
    for time in [1, 1.001, .infinity] { #expect(transition.snapshot(at: time) == capture.after) }
    #expect(transition.snapshot(progress: -0.1) == capture.before)
    #expect(transition.snapshot(progress: 1) == capture.after)
  }

  @Test func placesEveryViewAtItsStartInTheFirstMoment() throws {
    let transition = Transition(Stage.sync(timing: try Stage.linear()))
    let first = transition.snapshot(at: 0)
    #expect(first == transition.snapshot(progress: 0))
    #expect(first.elements == transition.tracks.map(\.start))
    #expect(first[item: "zoe"]?.alpha == 0)
    #expect(first[item: "bob"] == Stage.element("bob", at: 1))
    #expect(first[item: "ann"]?.center == CGPoint(x: 50, y: 5))
  }

  @Test func movesFadesInAndFadesOut() throws {
    let middle = Transition(Stage.sync(timing: try Stage.linear())).snapshot(at: 0.5)
    #expect(middle[item: "ann"] == Stage.element("ann", at: 1, y: 10))
    #expect(middle[item: "cat"] == Stage.element("cat", at: 3, y: 30))
    #expect(middle[item: "zoe"] == Stage.element("zoe", at: 0, alpha: 0.5))
    #expect(middle[item: "bob"] == Stage.element("bob", at: 1, alpha: 0.5))
  }

  @Test func followsWhatTheLayoutAnswered() throws {
    let from = Stage.element("zoe", at: 0, y: -40, alpha: 0.5)
    let to = Stage.element("bob", at: 1, y: 200)
    let start = Stage.element("ann", at: 1, y: 90)
    let sync = Stage.sync()
    let transition = Transition(
      TransitionCapture(
        before: sync.before, after: sync.after,
        initial: [.item("zoe"): from, .item("ann"): start],
        final: [.item("bob"): to, .item("ann"): to], timing: try Stage.linear()))
    let middle = transition.snapshot(at: 0.5)
    #expect(middle[item: "zoe"] == Stage.element("zoe", at: 0, y: -17.5, alpha: 0.75))
    #expect(middle[item: "bob"] == Stage.element("bob", at: 1, y: 107.5))
    // One that stays ends where it is afterwards, whatever the final answer was.
    #expect(middle[item: "ann"] == Stage.element("ann", at: 1, y: 52.5))
    #expect(transition.snapshot(at: 1)[item: "bob"] == nil)
  }

  @Test func crossFadesAReloadedElementOnItsWay() throws {
    let transition = Transition(
      Stage.sync(timing: try Stage.linear(), reloaded: [.item("dan")]))
    let views = transition.snapshot(at: 0.25).elements.filter { $0.id == .item("dan") }
    #expect(
      views == [
        Stage.element("dan", at: 2, y: 32.5, alpha: 0.25),
        Stage.element("dan", at: 3, y: 32.5, alpha: 0.75),
      ])
    #expect(transition.snapshot(at: 1) == transition.after)
  }

  @Test func drawsTheOldViewOfAReloadBehindTheNewOne() throws {
    let list = Stage.list(["a"])
    let transition = Transition(
      TransitionCapture(
        before: list, after: list, reloaded: [.item("a")], timing: try Stage.linear()))
    #expect(transition.snapshot(at: 0.25).elements.map(\.alpha) == [0.75, 0.25])
  }

  @Test func switchesZOrderAndHiddenViewsAtOnce() throws {
    let before = Stage.element("a", at: 0, zIndex: -2)
    var after = Stage.element("a", at: 3, zIndex: 7)
    after.isHidden = true
    let transition = Transition(
      TransitionCapture(
        before: state([before]), after: state([after]), timing: try Stage.linear()))
    #expect(transition.snapshot(at: -0.1)[item: "a"]?.zIndex == -2)
    let first = try #require(transition.snapshot(at: 0)[item: "a"])
    #expect(first.zIndex == 7)
    #expect(first.isHidden)
    #expect(first.path == [0, 3])
    #expect(first.center == before.center)
  }

  private func state(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(elements: elements, contentSize: .zero, viewport: .zero)
  }

  @Test func movesOffsetViewportAndContentSize() throws {
    var capture = TransitionCapture(
      before: Stage.list(["a"]), after: Stage.list(["a", "b", "c"], offset: 20),
      timing: try Stage.linear())
    capture.after.viewport.size.width = 200
    let middle = Transition(capture).snapshot(at: 0.5)
    #expect(middle.contentOffset == CGPoint(x: 0, y: 10))
    #expect(middle.viewport.width == 150)
    #expect(middle.contentSize == CGSize(width: 100, height: 20))
  }

  @Test func happensAtOnceWithoutAnimation() {
    let capture = Stage.sync(timing: .immediate)
    let transition = Transition(capture)
    #expect(transition.duration == 0)
    #expect(transition.snapshot(at: 0) == capture.after)
    #expect(transition.snapshot(progress: 0.5) == capture.before)
    #expect(transition.snapshot(progress: 1) == capture.after)
  }

  @Test func waitsForItsDelay() throws {
    let transition = Transition(
      Stage.sync(timing: try Timing(duration: 1, delay: 0.5, curve: .linear)))
    #expect(transition.duration == 1.5)
    #expect(transition.snapshot(at: 0.4) == transition.snapshot(at: 0))
    #expect(transition.snapshot(at: 1)[item: "ann"] == Stage.element("ann", at: 1, y: 10))
  }

  @Test func shootsBeyondTheEndWithASpring() throws {
    let spring = TimingCurve.spring(try Spring(dampingRatio: 0.3, response: 0.5))
    let transition = Transition(Stage.sync(timing: try Timing(curve: spring)))
    let highest = (0..<100).compactMap {
      transition.snapshot(progress: Double($0) / 100)[item: "cat"]?.center.y
    }.max()
    #expect((highest ?? 0) > 36)
    #expect(transition.snapshot(progress: 1)[item: "cat"]?.center.y == 35)
  }

  @Test func addsWhatALayoutAnimatesByItself() throws {
    let slow = try Timing(duration: 2, curve: .linear)
    var capture = Stage.sync(timing: try Stage.linear())
    let guide = ElementSnapshot(
      id: ElementID(.decoration("guide"), .path([0])), path: [0], center: .zero, size: .zero)
    var moved = guide
    moved.center.x = 100
    capture.additions = [
      AdditionalAnimation(from: guide, to: moved, stays: false, timing: slow),
      AdditionalAnimation(
        from: Stage.element("ann", at: 0), to: Stage.element("ann", at: 1, alpha: 0.5),
        timing: slow),
    ]
    let transition = Transition(capture)
    #expect(transition.duration == 2)
    let late = transition.snapshot(at: 1.5)
    #expect(late[guide.id]?.center.x == 75)
    #expect(late[item: "ann"] == Stage.element("ann", at: 1, y: 12.5, alpha: 0.625))
    #expect(late[item: "cat"] == Stage.element("cat", at: 3))
    let end = transition.snapshot(at: 2)
    #expect(end[guide.id] == nil)
    #expect(end[item: "ann"]?.alpha == 0.5)
  }

  @Test func addsToTheWayOfAnElementWhatIsAnimatedBesideIt() throws {
    var capture = Stage.sync(timing: try Stage.linear())
    let rest = try #require(capture.after[item: "ann"])
    var (flash, half) = (rest, rest)
    flash.alpha = 0
    half.alpha = 0.5
    capture.additions = [
      AdditionalAnimation(from: rest, to: flash, timing: .immediate),
      AdditionalAnimation(
        from: flash, to: half, timing: try Timing(duration: 1, delay: 1, curve: .linear)),
    ]
    let plain = Transition(Stage.sync(timing: try Stage.linear()))
    let transition = Transition(capture)
    #expect(transition.tracks.count == plain.tracks.count)
    #expect(transition.duration == 2)
    for time in [0, 0.1, 0.2] {
      let (expected, actual) = (plain.snapshot(at: time), transition.snapshot(at: time))
      #expect(actual[item: "ann"]?.center == expected[item: "ann"]?.center)
      #expect(actual[item: "ann"]?.alpha == 0)
    }
    #expect(transition.snapshot(at: 1.5)[item: "ann"]?.alpha == 0.25)
    #expect(transition.snapshot(at: 2)[item: "ann"] == half)
  }

  @Test func completesACaptureOfTheScreenWithTheRestOfTheContent() throws {
    var capture = Stage.sync(timing: try Stage.linear())
    capture.changes.removeAll { $0.end.id != .item("ann") }
    let transition = Transition(capture.completed)
    let full = Transition(Stage.sync(timing: try Stage.linear()))
    #expect(transition.snapshot(at: 0.3) == full.snapshot(at: 0.3))
  }

  @Test func anElementTracksItselfAsTheSnapshotShowsIt() throws {
    let transition = Transition(Stage.sync(reloaded: [.item("dan")]))
    for time in [0, 0.1, 0.2, 0.29] {
      #expect(
        transition.tracks.map { $0.element(at: time) } == transition.snapshot(at: time).elements)
    }
  }
}
