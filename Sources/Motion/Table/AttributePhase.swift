public import CoreGraphics

/// The part of a step that a row of the attribute table speaks of. The state that an element leaves stands before
/// what it becomes: the order of the cases is the order of the rows.
public enum AttributePhase: Hashable, Sendable {
  /// The element as it stood when the step began.
  case before
  /// The place to which the layout sends an element that disappears.
  case final
  /// The place from which the layout lets an element appear.
  case initial
  /// The element on its way, so many seconds after the step began.
  case inFlight(TimeInterval)
  /// The element as it stands when the step is done.
  case after
}

extension AttributePhase {
  private static let timePrefix = "t="

  /// The phase as the table writes it: its name, or `t=0.15` on the way.
  public var text: String {
    switch self {
    case .before: "before"
    case .final: "final"
    case .initial: "initial"
    case .inFlight(let time): Self.timePrefix + NumberText.text(CGFloat(time))
    case .after: "after"
    }
  }

  /// Reads what `text` gives; nil where it is something else.
  public init?(text: String) {
    switch text {
    case "before": self = .before
    case "final": self = .final
    case "initial": self = .initial
    case "after": self = .after
    default:
      guard text.hasPrefix(Self.timePrefix),
        let time = NumberText.value(of: text.dropFirst(Self.timePrefix.count)), time.isFinite
      else { return nil }
      self = .inFlight(Double(NumberText.rounded(time)))
    }
  }

  /// The phase with its time as exact as the table prints it.
  var rounded: AttributePhase {
    guard case .inFlight(let time) = self else { return self }
    return .inFlight(Double(NumberText.rounded(CGFloat(time))))
  }
}

extension AttributePhase: Comparable {
  /// Whether rows of the first phase stand above those of the second one; moments on the way go by their time.
  public static func < (first: AttributePhase, second: AttributePhase) -> Bool {
    if case .inFlight(let time) = first, case .inFlight(let later) = second { return time < later }
    return first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .before: 0
    case .final: 1
    case .initial: 2
    case .inFlight: 3
    case .after: 4
    }
  }
}
