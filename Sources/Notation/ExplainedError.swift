/// An error that says what was found and what was expected, and what to do where there is something.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// Found and expected, in one sentence.
  var sentence: String { get }
  /// What to do about it.
  var hint: String? { get }
}

extension ExplainedError {
  /// No hint, for errors that nobody can do anything about.
  public var hint: String? { nil }

  /// The sentence, and the hint in a line of its own if there is one.
  public var description: String { hint.map { "\(sentence)\nhint: \($0)" } ?? sentence }
}
