internal import SceneFormat

/// Which goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Those that are not there yet; all others are kept as they are.
  case missing
  /// All of which something else comes now.
  case all
  /// None: it is a difference where one would be. CI systems accept nothing on their own.
  case never

  /// The fate of a golden of which something else comes now than lies there.
  enum Ruling {
    case write, keep, refuse
  }

  /// - Parameter isThere: whether something lies in its place.
  func ruling(isThere: Bool) -> Ruling {
    switch self {
    case .missing: isThere ? .keep : .write
    case .all: .write
    case .never: .refuse
    }
  }
}

extension WorkOrder {
  /// The fate of a golden of which something else comes now.
  /// - Parameter group: of the change.
  func ruling(
    on key: Selection.Key, _ sides: Selection.Sides, group: () throws -> String
  ) rethrows -> RecordMode.Ruling {
    guard let acceptance else { return mode.ruling(isThere: sides.areThere) }
    return switch try acceptance.ruling(on: key, sides, group: group) {
    case .accept: .write
    case .keep: .keep
    case .refuse: .refuse
    }
  }

  /// Why a golden was not written.
  func refusal(of path: String, isThere: Bool, at span: SourceSpan) -> Diagnostic {
    acceptance == nil
      ? Diagnostic(notRecorded: path, isThere: isThere, at: span)
      : Diagnostic(undecided: path, at: span)
  }
}

extension Diagnostic {
  /// A decision on another golden, or on another drawing, than there is now.
  init(undecided path: String, at span: SourceSpan?) {
    self.init(
      .staleDecision, "'\(path)' was approved as it is not any more, and is kept", at: span,
      help: "check the scene again, and decide on what it shows now")
  }

  /// A golden that would be written if the mode were another.
  init(notRecorded path: String, isThere: Bool, at span: SourceSpan) {
    self.init(
      .notRecorded, "'\(path)' would be \(isThere ? "recorded anew" : "recorded"), and is not",
      at: span,
      help: "record it on your own machine, look at it and commit it; --mode all records it here")
  }
}
