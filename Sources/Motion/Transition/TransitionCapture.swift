public import CoreGraphics

/// Everything that has to be known to play a change of a collection view: both states, the way of each view
/// with what the layout answered, and the animation in which it happened.
public struct TransitionCapture: Equatable, Sendable {
  /// The layout when the change began.
  public var before: LayoutSnapshot
  /// The layout that the change leads to, without what additional animations leave.
  public var after: LayoutSnapshot
  /// One for each view that is to be seen on its way.
  public var changes: [ElementChange]
  /// Duration, delay, curve and stagger of the change itself.
  public var timing: Timing
  /// Animations that layout or program run beside the change, in the order in which they were begun.
  public var additions: [AdditionalAnimation]
  /// The role of each element; nil where nobody knows what was asked for.
  public var roles: StepRoles?
  /// How far a hand has brought the way to another layout, from 0 to 1, when the change begins and when it ends; nil
  /// where no hand drives it.
  public var progress: Passage<CGFloat>?
  /// The marks that films of a scroll show; nil for other changes, and where there are none.
  public var indicators: ScrollIndicators?

  /// A capture whose changes are known view by view, such as one that was recorded.
  public init(
    before: LayoutSnapshot, after: LayoutSnapshot, changes: [ElementChange],
    timing: Timing = .standard, additions: [AdditionalAnimation] = []
  ) {
    self.before = before
    self.after = after
    self.changes = changes
    self.timing = timing
    self.additions = additions
  }

  /// A capture of two states in which an identity means the same element, with the layout's answers by
  /// identity. An element that is known by its path alone counts as the one that had the path before.
  public init(
    before: LayoutSnapshot, after: LayoutSnapshot, initial: [ElementID: ElementSnapshot] = [:],
    final: [ElementID: ElementSnapshot] = [:], reloaded: Set<ElementID> = [],
    timing: Timing = .standard, additions: [AdditionalAnimation] = []
  ) {
    let pairs = ElementPairs(before.elements, after.elements)
    var changes: [ElementChange] = []
    changes.reserveCapacity(max(before.elements.count, after.elements.count))
    for (earlier, later) in pairs.staying {
      let (initial, final) = (initial[later.id], final[later.id])
      if let earlier, reloaded.contains(later.id) {
        changes += ElementChange.reloaded(
          before: earlier, after: later, initial: initial, final: final)
      } else if let earlier {
        changes.append(.kept(before: earlier, after: later, initial: initial, final: final))
      } else {
        changes.append(.inserted(later, initial: initial))
      }
    }
    changes += pairs.leaving.map { .deleted($0, final: final[$0.id]) }
    self.init(
      before: before, after: after, changes: changes, timing: timing, additions: additions)
  }

  /// The capture with changes for those elements of both states that have none, by their identities: what is
  /// outside of the screen has no views, and still is part of a picture of the whole content.
  public var completed: TransitionCapture {
    let known = Set(changes.flatMap { [$0.start.id, $0.end.id] })
    let pairs = ElementPairs(
      before.elements.filter { !known.contains($0.id) },
      after.elements.filter { !known.contains($0.id) })
    var capture = self
    capture.changes += pairs.staying.map { earlier, later in
      earlier.map { .kept(before: $0, after: later) } ?? .inserted(later)
    }
    capture.changes += pairs.leaving.map { .deleted($0) }
    return capture
  }

  /// The state in which everything has come to rest: `after`, with what the additional animations leave.
  public var settled: LayoutSnapshot {
    guard !additions.isEmpty else { return after }
    var elements = after.elements
    for addition in additions where addition.stays {
      if let place = elements.firstIndex(where: { $0.id == addition.id }) {
        elements[place] = addition.settled(elements[place])
      } else {
        elements.append(addition.end)
      }
    }
    return after.with(elements: elements)
  }
}

/// The elements of two states, matched by identity.
private struct ElementPairs {
  /// Those that are there afterwards, with what they were before if they were.
  private(set) var staying: [(earlier: ElementSnapshot?, later: ElementSnapshot)] = []
  private(set) var leaving: [ElementSnapshot] = []

  init(_ before: [ElementSnapshot], _ after: [ElementSnapshot]) {
    var places: [ElementID: Int] = Dictionary(minimumCapacity: before.count)
    for (place, element) in before.enumerated() { places[element.id] = place }
    staying.reserveCapacity(after.count)
    for element in after {
      let place = places.removeValue(forKey: element.id)
      staying.append((place.map { before[$0] }, element))
    }
    leaving = places.values.sorted().map { before[$0] }
  }
}
