public import Notation

extension Diagnostic {
  /// An error that has a page of its own, with its place in a scene where it has one.
  public init(_ error: some CodedError, at span: SourceSpan? = nil) {
    self.init(
      code: error.code, concern: error.concern, error.message, at: span, found: error.found,
      expected: error.expected, help: error.hint)
  }
}
