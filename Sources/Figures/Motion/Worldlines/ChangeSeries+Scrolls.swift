import CoreGraphics
import Motion

extension ChangeSeries {
  /// The same with one change for scrolls that take no time and go on the same way, as those under a finger that is not
  /// animated: each would be a jump of its own.
  var joiningScrolls: ChangeSeries {
    var runs: [[Transition]] = []
    for transition in transitions {
      if let last = runs.last?.last, let way = last.scrollAtOnce,
        let next = transition.scrollAtOnce,
        way.dx * next.dx + way.dy * next.dy > 0
      {
        runs[runs.count - 1].append(transition)
      } else {
        runs.append([transition])
      }
    }
    var series = self
    series.transitions = runs.map { Transition(wholeOf: $0) }
    return series
  }
}

extension Transition {
  /// The way of the window over the content, of a change that does nothing else and takes no time; nil for all others.
  fileprivate var scrollAtOnce: CGVector? {
    guard duration == 0, let scroll = (roles ?? StepRoles(comparing: self)).scroll else {
      return nil
    }
    return CGVector(dx: scroll.to.x - scroll.from.x, dy: scroll.to.y - scroll.from.y)
  }
}
