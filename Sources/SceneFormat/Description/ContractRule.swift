/// A rule of the contract between a layout and its collection view.
public enum ContractRule: String, Equatable, Sendable, CaseIterable {
  /// Every rectangle gets everything that shows in it.
  case queryComplete = "query-complete"
  /// An element asked for by its path is what it is among the elements of a rectangle.
  case itemMatchesElements = "item-matches-elements"
  /// Objects that were handed out stay as they were.
  case noAlias = "no-alias"
  /// The same question gets the same answer.
  case sameAnswer = "same-answer"
  /// Preparing anew changes nothing while nothing has changed.
  case samePreparation = "same-preparation"
  /// Every number is one, and no size is negative.
  case saneNumbers = "sane-numbers"
  /// A copy of attributes is equal to the original and knows all that it knows.
  case completeCopies = "complete-copies"
}
