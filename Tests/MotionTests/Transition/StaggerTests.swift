import CoreGraphics
import Testing

@testable import Motion

@Suite struct StaggerTests {
  typealias Stage = TransitionStage

  private func delays(
    _ order: Stagger.Order, reloaded: Set<ElementID> = []
  ) throws -> [String: [TimeInterval]] {
    let timing = try Timing(
      duration: 1, delay: 0.5, curve: .linear, stagger: Stagger(by: 0.25, order: order))
    let transition = Transition(Stage.sync(timing: timing, reloaded: reloaded))
    return Dictionary(grouping: transition.tracks) { $0.id.identifier ?? "" }
      .mapValues { $0.map(\.delay) }
  }

  @Test func startsByIndexPath() throws {
    // Bob leaves the path that Ann comes to.
    #expect(
      try delays(.index) == [
        "zoe": [0.5], "ann": [0.75], "bob": [0.75], "dan": [1], "cat": [1.25],
      ])
  }

  @Test func startsByRole() throws {
    #expect(
      try delays(.role, reloaded: [.item("dan")]) == [
        "bob": [0.5], "ann": [0.75], "cat": [0.75], "dan": [0.75, 0.75], "zoe": [1],
      ])
  }

  @Test func startsWithTheNearest() throws {
    #expect(
      try delays(.distance(from: CGPoint(x: 50, y: 25))) == [
        "dan": [0.5], "ann": [0.75], "bob": [0.75], "cat": [0.75], "zoe": [1],
      ])
  }

  @Test func measuresFromTheMiddleOfWhatIsSeen() throws {
    let middle = try delays(.distance(from: CGPoint(x: 50, y: 50)))
    #expect(try delays(.distance(from: nil)) == middle)
  }

  @Test func shufflesInTheSameWayForTheSameSeed() throws {
    let first = try delays(.random(seed: 3))
    #expect(try delays(.random(seed: 3)) == first)
    let others = try (0..<8).map { try delays(.random(seed: $0)) }
    #expect(others.contains { $0 != first })
    #expect(Set(first.values.joined()).isSubset(of: [0.5, 0.75, 1, 1.25]))
  }

  @Test func leavesOutWhatDoesNotChange() throws {
    let timing = try Timing(duration: 1, stagger: Stagger(by: 0.25))
    let transition = Transition(
      TransitionCapture(
        before: Stage.list(["a", "b", "c"]), after: Stage.list(["a", "c", "b"]), timing: timing))
    #expect(transition.tracks.map(\.delay) == [0, 0, 0.25])
    #expect(transition.duration == 1.25)
  }

  @Test func theLastOneEndsTheTransition() throws {
    let timing = try Timing(duration: 1, curve: .linear, stagger: Stagger(by: 0.25))
    let transition = Transition(Stage.sync(timing: timing))
    #expect(transition.duration == 1.75)
    let late = transition.snapshot(at: 1.5)
    #expect(late[item: "zoe"]?.alpha == 1)
    #expect(late[item: "cat"]?.center.y == 32.5)
    // The one that has faded out is there until everything is done.
    #expect(late[item: "bob"]?.alpha == 0)
  }

  @Test func startsTogetherAtDistancesThatAreNoNumbers() throws {
    let delays = try delays(.distance(from: CGPoint(x: CGFloat.nan, y: 0)))
    #expect(delays.values.joined().allSatisfy { $0 == 0.5 })
  }
}
