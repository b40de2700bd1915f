/// The part of a step that a row of the attribute table speaks of. What an element leaves stands before
/// what it becomes: the order of the cases is the order of the rows.
public enum AttributePhase: String, Hashable, Sendable, CaseIterable {
  /// Where the element stood when the step began.
  case before
  /// Where the layout sends an element that disappears.
  case final
  /// Where the layout lets an element that appears come from.
  case initial
  /// Where the element stands when the step is done.
  case after
}
