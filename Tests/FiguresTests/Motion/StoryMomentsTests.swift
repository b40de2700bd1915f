import CoreGraphics
import Motion
import QuartzCore
import Testing

@testable import Figures

/// A storyboard stops where the element that goes farthest turns.
@Suite struct StoryMomentsTests {
  /// A pinch from four columns to three that turns back at 45 % and on again at 30 %.
  static func pinch(_ values: [Double] = [0, 0.2, 0.45, 0.3, 0.7, 1]) throws -> Transition {
    let names = (1...12).map { "\($0)" }
    let times = values.indices.map { Double($0) / Double(values.count - 1) }
    let curve = TimingCurve.keyframes(try Keyframes(times: times, values: values))
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(
          MotionCases.grid(names, columns: 4, side: CGSize(width: 56, height: 56))),
        after: MotionCases.snapshot(
          MotionCases.grid(names, columns: 3, side: CGSize(width: 92, height: 92))),
        timing: try Timing(duration: 0.5, curve: curve)))
  }

  static func course(_ transitions: [Transition]) -> StoryCourse {
    let story = MotionStory(Transition(wholeOf: transitions))
    return StoryCourse(transitions, of: StoryCourse.star(of: story.elements, in: transitions))
  }

  /// One that turns has another rectangle around it, and no other size.
  @Test func whoTurnsOnItsWayGoesWithItsMiddle() throws {
    let start = MotionCases.grid(["a"], columns: 1, side: CGSize(width: 56, height: 80))
    var end = start
    end[0].center.y += 120
    end[0].transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let turn = Transition(
      TransitionCapture(before: MotionCases.snapshot(start), after: MotionCases.snapshot(end)))
    let way = Self.course([turn]).shift(at: turn.duration)
    #expect(abs(way.dx) < 0.01 && abs(way.dy - 120) < 0.01)
  }

  /// One that grows and shrinks again has the size that it began with, and yet another one on its way.
  @Test func whoGrowsOnItsWayGoesWithItsCorner() throws {
    let there = try Self.pinch([0, 1])
    let back = Transition(TransitionCapture(before: there.after, after: there.before))
    let course = Self.course([there, back])
    let id = try #require(course.star?.id)
    let start = try #require(there.before.elements.first { $0.id == id })
    let end = try #require(there.after.elements.first { $0.id == id })
    let (way, shift) = (start.way(to: end), course.shift(at: there.duration))
    #expect(abs(shift.dx - way.dx) < 0.01 && abs(shift.dy - way.dy) < 0.01)
  }

  /// Nobody sees one that has almost faded, whatever comes to lie there.
  @Test func onlyWhatIsSeenIsOverlapped() {
    let (bob, dan) = (
      MotionCases.cell("Bob", [0, 0], CGRect(x: 8, y: 10, width: 374, height: 70)),
      MotionCases.cell("Dan", [0, 1], CGRect(x: 8, y: 330, width: 374, height: 70))
    )
    var moved = dan
    moved.center = bob.center
    func overlap(_ after: [ElementSnapshot]) -> ElementID? {
      let change = PathSamples.change([bob, dan], after)
      let story = MotionStory(change)
      let dan = story.elements.first { $0.id == .item("Dan") }
      return CourseOverlap(StoryCourse([change], of: dan), [change], among: story.elements).other?
        .id
    }
    #expect(overlap([moved]) == nil)
    #expect(overlap([bob, moved]) == .item("Bob"))
  }

  private func moments(_ transition: Transition, count: Int? = nil, least: Int = 4)
    -> [StoryMoments.Moment]
  {
    StoryMoments(Self.course([transition]), count: count, least: least, overlap: nil).all
  }

  @Test func everyTurnIsAMoment() throws {
    let found = moments(try Self.pinch())
    #expect(found.map(\.reason) == [.start, .peak, .trough, .end])
    for (moment, time) in zip(found, [0, 0.2, 0.3, 0.5]) {
      #expect(abs(moment.time - time) < 1.0 / 60)
    }
  }

  /// Whoever begins at another place, or turned, stood upright before.
  @Test func aStartThatIsElsewhereIsPrecededByThatBefore() throws {
    let cells = MotionCases.list(["Ann", "Bob"])
    var (turned, moved) = (cells[1], cells)
    turned.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    moved[1].center.y += 200
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(cells), after: MotionCases.snapshot(moved),
        initial: [turned.id: turned]))
    #expect(moments(change).first == StoryMoments.Moment(time: -1, reason: .start))
    #expect(change.snapshot(at: -1) == change.before)
    let film = FilmCourse(ChangeSeries([change])).moments()
    #expect(film.map(\.isBefore) == [true] + film.dropFirst().map { _ in false })
    #expect(film.first?.words == "before")
    let board = Storyboard([change], .init(title: "T")).figure
    #expect(FigureInkwork(board).words.map(\.text).contains("before"))
    let plain = Transition(TransitionCapture(before: change.before, after: change.after))
    #expect(moments(plain).first == StoryMoments.Moment(time: 0, reason: .start))
  }

  /// Found without the code under test: by looking at every sixtieth of a second.
  @Test(arguments: [
    [0, 0.6, 0.2, 1], [0, 0.9, 0.5, 0.8, 0.1, 1], [0, -0.4, 1], [0, 1.5, 1], [0, 0.2, 0.5, 0.9, 1],
  ]) func everyExtremumOfYIsWithinAFrameOfAPanel(_ values: [Double]) throws {
    let transition = try Self.pinch(values)
    let course = Self.course([transition])
    let id = try #require(course.star?.id)
    let heights = (0...60).map { frame in
      transition.snapshot(at: Double(frame) / 120).elements.first { $0.id == id }?.center.y ?? 0
    }
    let times = moments(transition).map(\.time)
    for index in heights.indices.dropFirst().dropLast() {
      let (before, now, after) = (heights[index - 1], heights[index], heights[index + 1])
      guard (now - before) * (after - now) < 0 else { continue }
      let time = Double(index) / 120
      #expect(times.contains { abs($0 - time) < 1.0 / 60 + 1e-9 }, "a turn at \(time)")
    }
  }

  /// Turns to a side that lie close together are one picture; those back and on again are kept.
  @Test func sideTurnsAtAlmostOneTimeAreOneMoment() throws {
    let names = (1...3).map { "\($0)" }
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot(
          MotionCases.grid(names, columns: 3, side: CGSize(width: 56, height: 56))),
        after: MotionCases.snapshot(
          MotionCases.grid(names, columns: 1, side: CGSize(width: 56, height: 56)))))
    let times = moments(change).filter { $0.reason == .turn }.map(\.time)
    for (one, next) in zip(times, times.dropFirst()) {
      #expect(next - one >= change.duration / 16)
    }
  }

  @Test func theFarthestElementIsFollowed() throws {
    #expect(Self.course([try Self.pinch()]).star?.id == .item("9"))
    // Whoever was asked for comes before what follows.
    #expect(Self.course([MotionCases.friends]).star?.id == .item("Cat"))
    #expect(Self.course([MotionCases.still]).star == nil)
  }

  @Test func turnsComeBeforeAllElseWhereThereAreFewPanels() throws {
    #expect(moments(try Self.pinch(), count: 3).map(\.reason) == [.start, .peak, .end])
    #expect(moments(try Self.pinch(), count: 7).count == 7)
  }

  @Test func momentsAreChosenByName() throws {
    let course = Self.course([try Self.pinch()])
    let all = StoryMoments(course, at: [.start, .peak, .end]).all
    #expect(all.map(\.reason) == [.start, .peak, .trough, .end])
    let times = StoryMoments(course, at: [.seconds(0.25), .progress(0.9), .end]).all.map(\.time)
    #expect(times == [0.25, 0.45, 0.5])
    let straight = Self.course([MotionCases.friends])
    #expect(StoryMoments(straight, at: [.peak]).all.map(\.reason) == [.start, .end])
  }

  @Test func aWayAndBackTurnsOnce() {
    let (list, turned) = (
      MotionCases.snapshot(MotionCases.list(["Ann", "Bob", "Cat"])),
      MotionCases.snapshot(MotionCases.list(["Cat", "Ann", "Bob"]))
    )
    let ways = [(list, turned), (turned, list)].map { before, after in
      Transition(TransitionCapture(before: before, after: after))
    }
    let reasons = StoryMoments(Self.course(ways), count: nil, least: 2, overlap: nil).all
    #expect(reasons.map(\.reason) == [.start, .peak, .end])
  }

  @Test func aSpringSettles() throws {
    let reasons = moments(try MotionCases.springy()).map(\.reason)
    #expect(reasons.contains(.peak))
    #expect(reasons.contains(.settled))
  }

  @Test func whatTakesNoTimeHasTwoSides() {
    #expect(moments(MotionCases.immediate).map(\.time) == [-1, 0])
    #expect(moments(MotionCases.nowhere).count >= 2)
  }

  /// The time at which a spring has settled is one, in the storyboard as on its curve.
  @Test func settledMeansOneThing() throws {
    let change = try MotionCases.springy()
    let rest = try #require(CourseTurns(Self.course([change])).rest)
    let settling = try #require(CurveCourse(CurveCard.Entry("", change.timing)).settling)
    #expect(abs(rest - settling) < 1e-6)
  }
}
