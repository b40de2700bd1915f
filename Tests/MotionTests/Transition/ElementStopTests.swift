import CoreGraphics
import Testing

@testable import Motion

/// Views with stops go straight from one to the next.
@Suite struct ElementStopTests {
  /// From 0 down to 100, and for its second half to the right.
  private func transition(
    _ curve: TimingCurve = .linear, window: CGFloat = 0
  ) throws -> Transition {
    let start = TransitionStage.element("ann", at: 0, y: 0)
    var (turn, end) = (start, start)
    turn.center.y += 100
    end.center.y += 100
    end.center.x += 50
    var change = ElementChange(.moved, from: start, to: end, isLeaving: false)
    change.stops = [ElementStop(at: 0.5, turn)]
    let (before, after) = (TransitionStage.sync().before, TransitionStage.sync().after)
    var later = after
    later.viewport.origin.y += window
    return Transition(
      TransitionCapture(
        before: before, after: later, changes: [change],
        timing: try Timing(duration: 1, curve: curve)))
  }

  private func way(_ transition: Transition, at progress: Double) -> CGVector {
    let track = transition.tracks[0]
    let (start, now) = (track.start.center, track.element(at: progress).center)
    return CGVector(dx: now.x - start.x, dy: now.y - start.y)
  }

  @Test(arguments: [
    (0.0, CGVector(dx: 0, dy: 0)), (0.25, CGVector(dx: 0, dy: 50)), (0.5, CGVector(dx: 0, dy: 100)),
    (0.75, CGVector(dx: 25, dy: 100)), (1.0, CGVector(dx: 50, dy: 100)),
  ])
  func itGoesThroughThem(_ progress: Double, _ expected: CGVector) throws {
    let way = way(try transition(), at: progress)
    #expect(abs(way.dx - expected.dx) < 0.001 && abs(way.dy - expected.dy) < 0.001)
  }

  /// A spring carries it on in the direction of its last part.
  @Test func beyondTheEndItGoesOnStraight() throws {
    let spring = TimingCurve.spring(try Spring(settlingIn: 1, dampingRatio: 0.3))
    let transition = try transition(spring)
    let times = stride(from: 0.0, to: 1, by: 0.01)
    let far = times.map { way(transition, at: $0) }.max { $0.dx < $1.dx }
    #expect(try #require(far).dx > 55)
    #expect(abs(try #require(far).dy - 100) < 0.001)
  }

  /// On the screen it goes against the window, by the window's own progress.
  @Test func onTheScreenItGoesAgainstTheWindow() throws {
    let whole = try transition(window: 40)
    let seen = whole.onScreen
    for progress in [0, 0.25, 0.5, 0.8, 1] {
      let (content, screen) = (way(whole, at: progress), way(seen, at: progress))
      #expect(abs(screen.dy - (content.dy - 40 * progress)) < 0.001, "\(progress)")
      #expect(abs(screen.dx - content.dx) < 0.001)
    }
  }

  @Test func whoStopsIsNotStill() throws {
    let start = TransitionStage.element("ann", at: 0, y: 0)
    var away = start
    away.center.x += 30
    var change = ElementChange(.unchanged, from: start, to: start, isLeaving: false)
    change.stops = [ElementStop(at: 0.5, away)]
    let capture = TransitionCapture(
      before: TransitionStage.sync().before, after: TransitionStage.sync().before,
      changes: [change], timing: try Timing(duration: 1, curve: .linear))
    let track = Transition(capture).tracks[0]
    #expect(track.role == .moved && track.hasStops && !track.isOneWay)
    #expect(track.element(at: 0.5).center.x == start.center.x + 30)
  }
}
