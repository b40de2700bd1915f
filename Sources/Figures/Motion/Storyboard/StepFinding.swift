import CoreGraphics
import Drawing
import Motion

/// One sentence about a step, without its full stop: the places at which its way turns, or what it asks for.
struct StepFinding {
  let story: MotionStory
  let course: StoryCourse
  let moments: [StoryMoments.Moment]

  /// A sentence that is longer is not read to its end.
  private static let mostWords = 30

  /// "The pinch turns back at 45 %, on again at 30 %", or what the step asks for.
  func text(_ words: MotionWords, of step: String) -> String {
    let turns = moments.filter { [.peak, .trough].contains($0.reason) }
    let asks = story.elements.contains { $0.role.isAsked }
    let comesBack = course.progress(at: course.duration) < 0.5
    guard let first = turns.first, !asks, !comesBack, !course.isBeyond(first) else {
      return words.changes.clauses(upTo: Self.mostWords)
    }
    let isName = !step.isEmpty && step.count <= 20 && step.allSatisfy(\.isLetter)
    let subject = isName ? "The \(step)" : "The change"
    guard turns.count <= 3 else {
      let count = CountWords.number(turns.count)
      return "\(subject) turns \(count) times, first at \(course.percent(first)) %"
    }
    let clauses = turns.map { moment in
      "\(moment.reason == .peak ? "back" : "on again") at \(course.percent(moment)) %"
    }
    return "\(subject) turns \(clauses.joined(separator: ", "))"
  }
}

extension StoryCourse {
  /// How far it has come, in whole hundredths.
  func percent(_ moment: StoryMoments.Moment) -> String {
    NumberText.text(progress(at: moment.time) * 100, decimals: 0)
  }

  /// Whether it has gone farther than its end.
  func isBeyond(_ moment: StoryMoments.Moment) -> Bool { progress(at: moment.time) > 1.005 }
}

extension String {
  /// As many clauses as have that many words together.
  fileprivate func clauses(upTo most: Int) -> String {
    let parts = split(separator: ", ").map(String.init)
    var (kept, count): ([String], Int) = ([], 0)
    for part in parts {
      count += part.split(separator: " ").count
      guard count <= most || kept.isEmpty else { return kept.joined(separator: ", ") + " and more" }
      kept.append(part)
    }
    return kept.joined(separator: ", ")
  }
}
