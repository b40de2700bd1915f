internal import Testing

/// Which expectation holds which golden: two that give different things would accept one over the other.
@MainActor final class GoldenClaims {
  /// An expectation, and a sum of what it gives.
  struct Claim {
    let place: SourceLocation
    let sum: String
  }

  /// Those of all tests of this process.
  nonisolated static let shared = GoldenClaims()

  private var claims: [String: Claim] = [:]

  nonisolated init() {}

  /// Answers the expectation that holds the golden to something else; the same may be held to it many times.
  func claim(_ path: String, by claim: Claim) -> Claim? {
    guard let known = claims[path] else {
      claims[path] = claim
      return nil
    }
    return known.sum == claim.sum ? nil : known
  }
}
