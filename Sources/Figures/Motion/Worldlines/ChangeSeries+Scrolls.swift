import CoreGraphics
import Motion

extension ChangeSeries {
  /// The same with one change for scrolls that take no time and go on the same way, as those under a finger that is not
  /// animated: each would be a jump of its own.
  var joiningScrolls: ChangeSeries {
    var series = self
    series.transitions = scrollRuns.map { Transition(wholeOf: $0) }
    return series
  }

  /// The headers and footers that stay in their places on the way of such a jump, and not at its end: the line of one that
  /// is pushed away again shows nothing of that.
  var heldInJumps: [ElementID] {
    scrollRuns.filter { $0.count > 1 }.flatMap { run -> [ElementID] in
      let roles = StepRoles(comparing: Transition(wholeOf: run))
      return Self.held(in: run).filter { !roles[$0].isPinned }
    }
  }

  /// Those that stand in one place before and after one of the scrolls, in the order in which they are met.
  private static func held(in scrolls: [Transition]) -> [ElementID] {
    var known: Set<ElementID> = []
    return scrolls.flatMap { scroll -> [ElementID] in
      let (before, after) = (scroll.before.onScreen, scroll.after.onScreen)
      let places = Dictionary(before.elements.map { ($0.id, $0.center) }) { first, _ in first }
      return after.elements.filter { element in
        guard case .supplementary = element.kind, element.isSeen(in: after.viewport),
          let place = places[element.id], place.distance(to: element.center) < 0.5
        else { return false }
        return known.insert(element.id).inserted
      }.map(\.id)
    }
  }

  private var scrollRuns: [[Transition]] {
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
    return runs
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
