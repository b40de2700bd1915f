import Motion
import Testing

@testable import Figures

@Suite struct MotionStoryTests {
  private func roles(_ transition: Transition) -> [String: Role] {
    let elements = MotionStory(transition).elements
    return Dictionary(elements.map { ($0.label, $0.role) }) { first, _ in first }
  }

  @Test func tellsTheMovedFromThoseThatMakeRoom() {
    #expect(
      roles(MotionCases.friends) == [
        "Ann": .reloaded, "Bob": .deleted, "Cat": .moved, "Dan": .follows, "Eve": .follows,
        "Zoe": .inserted,
      ])
  }

  @Test func callsAllLaidOutAnewWhereOnlyTheLayoutChanges() {
    #expect(Set(roles(MotionCases.gridToList).values) == [.relaid])
  }

  @Test func leavesWhatStandsStillAlone() {
    #expect(Set(roles(MotionCases.still).values) == [.unchanged])
  }

  @Test func callsAnItemMovedThatChangesItsSection() {
    let roles = roles(MotionCases.sections)
    #expect(roles["Pear"] == .moved)
    #expect(roles["Beet"] == .follows)
    #expect(roles["header Roots"] == .follows)
    #expect(roles["header Fruit"] == .unchanged)
  }

  @Test func knowsWhatOnlyTheLayoutSays() {
    let story = MotionStory(MotionCases.friends)
    let invented = story.elements.filter { $0.startIsInvented || $0.endIsInvented }.map(\.label)
    #expect(invented == ["Bob", "Zoe"])
  }

  @Test func tellsWhatScrollsIntoViewFromWhatIsNew() {
    let stories = MotionCases.scrolled.map { MotionStory($0) }
    for story in stories {
      #expect(story.elements(with: .inserted).isEmpty && story.elements(with: .deleted).isEmpty)
    }
    let crossing = stories[0].elements.filter { $0.crossesEdge }.map(\.label)
    #expect(crossing.contains("row 0"))
    let invented = MotionStory(MotionCases.friends).elements.filter { $0.crossesEdge }
    #expect(invented.isEmpty)
  }

  @Test func tellsWhatSlidesIntoViewFromWhatIsInserted() {
    let before = MotionCases.list(["Ann", "Bob", "Cat"])
    let after = MotionCases.list(["Ann", "Cat", "Dan", "Zoe"])
    let capture = TransitionCapture(
      before: MotionCases.snapshot(before), after: MotionCases.snapshot(after),
      changes: [
        .kept(before: before[0], after: after[0]), .deleted(before[1]),
        .kept(before: before[2], after: after[1]),
        // Dan was below the screen.
        ElementChange(.moved, from: after[2], to: after[2], isLeaving: false),
        .inserted(after[3]),
      ])
    let story = MotionStory(Transition(capture))
    #expect(story.elements(with: .inserted).map(\.label) == ["Zoe"])
    #expect(story.elements.filter(\.crossesEdge).map(\.label) == ["Dan"])
  }
}
