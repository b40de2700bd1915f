/// The way of one view through a change: where it starts and where it ends, as it was captured or as UIKit
/// has it where the layout has no answer of its own.
public struct ElementChange: Equatable, Sendable {
  /// Whether a view that stays is moved or unchanged is told from its ends.
  public var role: ElementRole
  /// The view when the change begins.
  public var start: ElementSnapshot
  /// The view when the change is done.
  public var end: ElementSnapshot
  /// Whether the view is taken away when the change is done.
  public var isLeaving: Bool
  /// The places on its way, in the order of the progress; empty where it goes straight.
  public var stops: [ElementStop] = []
  /// The layout's answer when it was asked where the element comes from; nil where it gave none.
  public var initial: ElementSnapshot?
  /// The layout's answer when it was asked where the element goes to; nil where it gave none.
  public var final: ElementSnapshot?

  /// A change from start to end; without `initial` and `final` the layout gave no answers.
  public init(
    _ role: ElementRole, from start: ElementSnapshot, to end: ElementSnapshot, isLeaving: Bool,
    initial: ElementSnapshot? = nil, final: ElementSnapshot? = nil
  ) {
    self.role = role
    self.start = start
    self.end = end
    self.isLeaving = isLeaving
    self.initial = initial
    self.final = final
  }
}

// The values that UIKit takes.
extension ElementChange {
  /// Comes from where the layout says, or fades in where it will be.
  public static func inserted(
    _ after: ElementSnapshot, initial: ElementSnapshot? = nil
  ) -> ElementChange {
    ElementChange(
      .appearing, from: initial ?? after.faded, to: after, isLeaving: false, initial: initial)
  }

  /// Goes to where the layout says, or fades out where it was.
  public static func deleted(
    _ before: ElementSnapshot, final: ElementSnapshot? = nil
  ) -> ElementChange {
    ElementChange(
      .disappearing, from: before, to: final ?? before.faded, isLeaving: true, final: final)
  }

  /// Starts where the layout says, or where it was, and ends where it is afterwards. A final answer is kept
  /// for the record and not followed: one view cannot go to two places.
  public static func kept(
    before: ElementSnapshot, after: ElementSnapshot, initial: ElementSnapshot? = nil,
    final: ElementSnapshot? = nil
  ) -> ElementChange {
    ElementChange(
      .moved, from: initial ?? before, to: after, isLeaving: false, initial: initial, final: final)
  }

  /// The old view goes to where the layout says, or fades out on its way to the new place; the new view comes
  /// from where the layout says, or fades in on its way from the old place.
  public static func reloaded(
    before: ElementSnapshot, after: ElementSnapshot, initial: ElementSnapshot? = nil,
    final: ElementSnapshot? = nil
  ) -> [ElementChange] {
    let goal = final ?? before.placed(as: after).faded
    let origin = initial ?? after.placed(as: before).faded
    return [
      ElementChange(.reloaded, from: before, to: goal, isLeaving: true, final: final),
      ElementChange(.reloaded, from: origin, to: after, isLeaving: false, initial: initial),
    ]
  }
}

// The two places that tables tell: the layout's answers, or UIKit's own where it gave none.
extension ElementChange {
  /// The place that a view comes from which is let in, or that the layout named for one that stays; nil for none.
  package var origin: ElementSnapshot? {
    switch role {
    case .appearing: start
    case .reloaded: isLeaving ? nil : start
    case .disappearing, .moved, .unchanged: initial
    }
  }

  /// The place that a view goes to which is let go, or that the layout named for one that stays; nil for none.
  package var goal: ElementSnapshot? {
    switch role {
    case .disappearing: end
    case .reloaded: isLeaving ? end : nil
    case .appearing, .moved, .unchanged: final
    }
  }
}

extension ElementSnapshot {
  var faded: ElementSnapshot {
    var element = self
    element.alpha = 0
    return element
  }

  /// This element in the place of another one.
  fileprivate func placed(as other: ElementSnapshot) -> ElementSnapshot {
    var element = self
    element.center = other.center
    element.size = other.size
    element.transform = other.transform
    return element
  }
}
