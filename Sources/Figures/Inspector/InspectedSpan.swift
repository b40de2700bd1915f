import CoreGraphics
public import Motion

/// A step as people know it: the changes of a score that it is made of, as those under a finger.
public struct InspectedSpan: Sendable {
  /// How many changes of the score it has.
  public var count: Int
  /// The part that each element plays in it; nil where its changes say so themselves.
  public var roles: StepRoles?

  /// So many changes in a row.
  public init(count: Int, roles: StepRoles? = nil) {
    self.count = count
    self.roles = roles
  }
}

/// The changes of a step in a score, and what it comes to.
struct InspectedPassage {
  let name: String
  /// The numbers of its changes in the score.
  let changes: Range<Int>
  let story: MotionStory
  /// In a sentence.
  let finding: String

  /// The steps of a score: each of its changes, or as many together as the spans say.
  static func all(
    of score: MotionScore, _ spans: [InspectedSpan], looks: ElementLooks,
    names: [ElementID: String]
  ) -> [InspectedPassage] {
    let isWhole = spans.reduce(0) { $0 + $1.count } == score.steps.count
    let spans = isWhole ? spans : score.steps.map { _ in InspectedSpan(count: 1) }
    var start = 0
    return spans.filter { $0.count > 0 }.map { span in
      defer { start += span.count }
      let changes = start..<(start + span.count)
      let series = ChangeSeries(
        Array(score.transitions[changes]), name: score.steps[start].name, roles: span.roles,
        names: names)
      return InspectedPassage(series, changes: changes, looks: looks)
    }
  }

  private init(_ series: ChangeSeries, changes: Range<Int>, looks: ElementLooks) {
    name = series.name
    self.changes = changes
    if let only = series.transitions.first, changes.count == 1 {
      story = MotionStory(only, looks: looks)
      finding = MotionWords(story).changes
      return
    }
    story = MotionStory(
      Transition(wholeOf: series.transitions), looks: looks, roles: series.roles,
      changes: series.transitions)
    let part = ChangeParts(wholeOf: [series]).parts[0]
    finding = part.words(part.story, .item).changes
  }
}
