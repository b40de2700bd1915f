/// Tells whether a delegate has an optional method of its own.
///
/// Swift on Linux has no optional requirements, so each is a requirement with a default implementation. The
/// default marks itself here; whoever asks a delegate clears the mark first and looks at it afterwards.
@MainActor package enum OptionalRequirement {
  private static var wasUnanswered = false

  /// Called by the default implementation of an optional method.
  package static func markUnanswered() {
    wasUnanswered = true
  }

  /// The delegate's answer, or nil where the default implementation gave it.
  package static func answer<Answer>(_ ask: () -> Answer) -> Answer? {
    wasUnanswered = false
    let answer = ask()
    defer { wasUnanswered = false }
    return wasUnanswered ? nil : answer
  }
}
