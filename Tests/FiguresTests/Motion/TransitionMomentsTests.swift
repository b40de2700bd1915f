import Motion
import Testing

@testable import Figures

@Suite struct TransitionMomentsTests {
  @Test func areEvenlySpaced() {
    let times = MotionCases.friends.moments(4)
    for (time, expected) in zip(times, [0, 0.1, 0.2, 0.3]) {
      #expect(abs(time - expected) < 1e-9)
    }
    #expect(times.count == 4)
  }

  @Test func areBeforeAndAfterWhereNoTimePasses() {
    #expect(MotionCases.immediate.moments(6) == [-1, 0])
  }

  @Test func lieWhereASpringIsAtWork() throws {
    let transition = try MotionCases.springy()
    let times = transition.moments(6)
    #expect(times.first == 0)
    #expect(times.last == transition.duration)
    #expect(times[3] < transition.duration / 2)
    #expect(times == times.sorted())
  }

  @Test func goThroughChangesInARow() {
    let (first, second) = (MotionCases.friends, MotionCases.gridToList)
    let whole = Transition(wholeOf: [first, second])
    #expect(whole.duration == first.duration + second.duration)
    #expect(whole.before == first.before)
    #expect(whole.after == second.after)
    let row = [first, second]
    #expect(row.snapshot(at: 0.1) == first.snapshot(at: 0.1))
    #expect(row.snapshot(at: first.duration) == second.snapshot(at: 0))
    #expect(row.snapshot(at: whole.duration) == nil)
    #expect(Transition(wholeOf: [first]) == first)
  }
}
