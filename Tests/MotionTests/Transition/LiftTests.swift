import CoreGraphics
import Testing

@testable import Motion

/// An element that is moved in the data passes over its neighbours, and lies among them again when it has come.
@Suite struct LiftTests {
  @Test func theMovedCardLiesAboveItsNeighbours() throws {
    let (before, after) = (state(["a", "b", "c"]), state(["c", "a", "b"]))
    var capture = TransitionCapture(
      before: before, after: after, timing: try Timing(duration: 1))
    var request = UpdateRequest(
      before: [DataSection(["a", "b", "c"].map { .item($0) })],
      after: [DataSection(["c", "a", "b"].map { .item($0) })])
    request.items.moves = [Passage(from: [0, 2], to: [0, 0])]
    var evidence = StepEvidence(before: before, after: after)
    evidence.request = request
    capture.roles = StepRoles(evidence)
    let transition = Transition(capture)
    for time in [0, 0.5, 0.99] {
      #expect(names(transition.snapshot(at: time)) == ["a", "b", "c"])
    }
    #expect(names(transition.snapshot(at: 1)) == ["c", "a", "b"])
    capture.roles = nil
    #expect(names(Transition(capture).snapshot(at: 0.5)) == ["c", "a", "b"])
  }

  private func names(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.elementsFromTheBack.map { $0.id.identifier ?? "" }
  }

  private func state(_ names: [String]) -> LayoutSnapshot {
    let elements = names.enumerated().map { place, name in
      ElementSnapshot(
        id: .item(name), path: [0, place], center: CGPoint(x: 50, y: CGFloat(place) * 40 + 20),
        size: CGSize(width: 100, height: 40))
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 100, height: 120),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 120))
  }
}
