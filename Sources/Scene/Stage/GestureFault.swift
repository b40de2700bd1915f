public import Notation

/// A gesture that no finger can make: there is nothing to touch.
public enum GestureFault: CodedError, Equatable {
  /// The element is in the content, and another place of it is on the screen, or others cover it.
  case outOfReach(String)
  /// No element is called so.
  case unknown(String, known: [String])
  /// The stage's collection view has nothing to pull down.
  case noRefreshControl

  /// `step/off-screen`, `unknown-name` or `step/refresh-control`.
  public var code: String {
    switch self {
    case .outOfReach: "step/off-screen"
    case .unknown: "unknown-name"
    case .noRefreshControl: "step/refresh-control"
    }
  }

  /// The element that cannot be touched, in one sentence.
  public var message: String {
    switch self {
    case .outOfReach(let name): "no finger reaches \(name): it is not on the screen, or covered"
    case .unknown(let name, _): "nothing is called \(name)"
    case .noRefreshControl: "the collection view has no refresh control"
    }
  }

  /// The step before it that helps, or the names that there are.
  public var hint: String? {
    switch self {
    case .outOfReach: "scroll to it first"
    case .unknown(_, let known):
      known.isEmpty ? nil : "known here: \(known.prefix(24).joined(separator: ", "))"
    case .noRefreshControl: "give it one, in a scene by `canvas.refreshControl`"
    }
  }
}
