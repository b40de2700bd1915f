/// Something that is not as it was recorded.
struct Difference: Equatable, Sendable {
  /// The thing that differs: `contentSize`, `cell 0-3 frame`.
  var subject: String
  var expected: String
  var actual: String

  init(_ subject: String, expected: String, actual: String) {
    self.subject = subject
    self.expected = expected
    self.actual = actual
  }
}

/// The outcome of one case.
enum Verdict: Equatable, Sendable {
  case passed
  case failed([Difference])
  /// The case could not be read or played.
  case broken(String)
  /// The part of UIKit that the case is about is not built yet.
  case skipped
}
