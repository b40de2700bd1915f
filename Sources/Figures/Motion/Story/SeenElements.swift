import CoreGraphics
import Motion

/// Which elements of a change a picture of the screen shows: those that are on it before or after the change,
/// or start or end there. If these are too many, evenly chosen ones stand for all, so that the picture keeps
/// its shape; two of three belong to what the change is about, as far as there are so many.
struct SeenElements {
  let shown: [ElementStory]
  private let count: Int

  /// - Parameter onTheWay: whether those belong to it that only pass while the content scrolls.
  init(_ story: MotionStory, limit: Int, onTheWay: Bool = false) {
    let (before, after) = (story.transition.before.viewport, story.transition.after.viewport)
    let seen = story.elements.filter { element in
      let starts = [element.before] + element.tracks.map { $0.start }
      let ends = [element.after] + element.tracks.map { $0.end }
      return starts.contains { $0?.isOnScreen(before) == true }
        || ends.contains { $0?.isOnScreen(after) == true }
        || onTheWay && (element.goesWithContent || element.onlyPasses)
          && element.tracks.contains { $0.passes(before.union(after)) }
    }
    count = seen.count
    let named = seen.filter(\.hasBadge)
    let others = seen.filter { !$0.hasBadge }
    let room = max(limit * 2 / 3, limit - others.count)
    let chosen = named.evenly(room)
    let rest = others.evenly(limit - chosen.count)
    shown = (chosen + rest).sorted { ($0.role, $0.number) < ($1.role, $1.number) }
  }

  var notes: [String] {
    guard shown.count < count else { return [] }
    let all = CountWords.digits(count, Noun("element", "elements"))
    return ["\(CountWords.digits(shown.count)) of \(all) are drawn, evenly chosen."]
  }
}

extension [ElementStory] {
  fileprivate func evenly(_ limit: Int) -> [ElementStory] {
    guard count > limit else { return self }
    return (0..<Swift.max(limit, 0)).map { self[$0 * count / limit] }
  }
}

extension ElementStory {
  /// Whether it is there neither before nor after: a section that scrolls by itself brings it in and takes it out.
  fileprivate var onlyPasses: Bool { before == nil && after == nil }
}

extension ElementTrack {
  /// Whether it comes over the window on a straight way.
  fileprivate func passes(_ window: CGRect) -> Bool {
    start.isDrawable && end.isDrawable && start.frame.union(end.frame).isSeen(in: window)
  }
}

extension ElementSnapshot {
  fileprivate func isOnScreen(_ viewport: CGRect) -> Bool {
    isDrawable && frame.isSeen(in: viewport)
  }
}
