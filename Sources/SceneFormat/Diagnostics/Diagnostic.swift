public import Notation

/// Something that a person should know about a scene: what was found, where, what was expected, and what to do.
public struct Diagnostic: Equatable, Sendable {
  /// Whether it stops the scene, and how it is shown.
  public var severity: Severity
  /// The stable name of the rule, such as `unknown-key` or `invalid-update/count`.
  public var code: String
  /// The sort of thing at fault, which decides how the program ends.
  public var concern: ErrorConcern
  /// The fault in one clause without a full stop.
  public var message: String
  /// The text at fault; nil where no text is.
  public var span: SourceSpan?
  /// The words at the caret below the line; nil for none.
  public var label: String?
  /// The value that was found, where it is one; nil leaves its line out.
  public var found: String?
  /// The value that was expected instead; nil leaves its line out.
  public var expected: String?
  /// Lines with the numbers behind it, such as an update's arithmetic.
  public var details: [String]
  /// The golden that differs, as a path; nil where it is about none.
  public var output: String?
  /// The same as `details`, for programs, where pictures differ.
  public var changes: [PictureChange] = []
  /// Sentences below the lines: what is known here, what UIKit would do.
  public var notes: [String]
  /// Advice for a cure; nil where there is none to give.
  public var help: String?

  /// Errors stop a scene, warnings do not, and notes only tell.
  public enum Severity: String, Equatable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// For codes of the table, which `explain-code` has a page about.
  public init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error,
    at span: SourceSpan? = nil, label: String? = nil, found: String? = nil,
    expected: String? = nil, details: [String] = [], notes: [String] = [], help: String? = nil
  ) {
    self.init(
      code: code.rawValue, concern: code.concern, message, severity: severity, at: span,
      label: label, found: found,
      expected: expected, details: details, notes: notes, help: help)
  }

  /// For codes that come from elsewhere, such as those of a layout's faults.
  public init(
    code: String, concern: ErrorConcern = .request, _ message: String, severity: Severity = .error,
    at span: SourceSpan? = nil, label: String? = nil, found: String? = nil, expected: String? = nil,
    details: [String] = [], notes: [String] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.concern = concern
    self.message = message
    self.span = span
    self.label = label
    self.found = found
    self.expected = expected
    self.details = details
    self.notes = notes
    self.help = help
  }
}

extension Diagnostic: CodedError {
  /// The file, line and column of the text at fault.
  public var place: String? { span?.place }
  /// The advice.
  public var hint: String? { help }
}

/// Everything that was wrong with a scene, in the order of its file.
public struct SceneFaults: Error, Equatable, Sendable {
  /// All messages, by file and by place.
  public var diagnostics: [Diagnostic]

  /// Puts the messages into the order of their files.
  public init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.inFileOrder
  }
}

extension SceneFaults: CustomStringConvertible {
  /// All messages as a terminal without colours shows them, an empty line between them.
  public var description: String { diagnostics.map { $0.text() }.joined(separator: "\n\n") }
}

extension Diagnostic: CustomStringConvertible {
  /// The message as a terminal without colours shows it, with the line at fault.
  public var description: String { text() }
}

extension [Diagnostic] {
  /// Whether one of the messages stops the scene.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// By file as they first appear, then by place; what has no place comes last.
  public var inFileOrder: [Diagnostic] {
    var ranks: [String: Int] = [:]
    for diagnostic in self {
      guard let path = diagnostic.span?.file.path, ranks[path] == nil else { continue }
      ranks[path] = ranks.count
    }
    return enumerated().sorted { first, second in
      let keys = [first, second].map { Self.order($0.element, in: ranks, at: $0.offset) }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }.map(\.element)
  }

  private static func order(
    _ diagnostic: Diagnostic, in ranks: [String: Int], at offset: Int
  ) -> [Int] {
    guard let span = diagnostic.span else { return [.max, 0, 0, offset] }
    return [ranks[span.file.path] ?? .max, span.start.line, span.start.column, offset]
  }
}
