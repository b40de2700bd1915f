import Motion
import Testing

@testable import Figures

@Suite struct TransitionMomentsTests {
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
