/// An error of which a person is told: what went wrong, what can be done, and a code that has a page of its own.
public protocol CodedError: Error {
  /// `file/missing`: never changes once it was told.
  var code: String { get }
  /// What was found and what was expected, in one sentence.
  var message: String { get }
  /// The next thing to do.
  var hint: String { get }
}
