import Motion

/// A step of a score as the page tells it: one of its changes, or several in a row.
struct ToldStep {
  let name: String
  /// The numbers of its changes in the score.
  let changes: Range<Int>
  /// From the start of its first change to the end of its last.
  let story: MotionStory
  /// In a sentence.
  let finding: String

  /// As many steps as there are spans; each change is one where the spans are not those of the score.
  static func all(
    of score: MotionScore, _ spans: [InspectedSpan], looks: ElementLooks
  ) -> [ToldStep] {
    let isWhole = spans.reduce(0) { $0 + $1.count } == score.steps.count
    let spans = isWhole ? spans : score.steps.map { _ in InspectedSpan(count: 1) }
    var start = 0
    return spans.filter { $0.count > 0 }.map { span in
      defer { start += span.count }
      return ToldStep(score, start..<(start + span.count), roles: span.roles, looks: looks)
    }
  }

  private init(
    _ score: MotionScore, _ changes: Range<Int>, roles: StepRoles?, looks: ElementLooks
  ) {
    let transitions = Array(score.transitions[changes])
    let wayOut = transitions.wayOut
    // One that ends as it began, or has a single change, says for itself what happens in it.
    let isJoined = transitions.count > 1 && wayOut == nil
    name = score.steps[changes.lowerBound].name
    self.changes = changes
    story = MotionStory(
      Transition(wholeOf: transitions), looks: looks, roles: isJoined ? roles : nil,
      changes: transitions)
    let turning = wayOut.map { MotionStory(Transition(wholeOf: $0), looks: looks) }
    finding = MotionWords(story, wayOut: turning).changes
  }
}
