package import Notation

/// Why a file cannot be compared as a drawing of ours.
package enum SVGReadError: Equatable, Sendable {
  /// Somebody else wrote it, or changed it by hand: what stands in it that ours never have.
  case foreign(String)
  /// It breaks off, or is no XML: what stands there, what was expected, and where.
  case broken(String, expected: String, line: Int, column: Int)
  case tooMuch(String, limit: Int)
}

extension SVGReadError: CodedError {
  package var code: String {
    switch self {
    case .foreign: "diff/foreign-drawing"
    case .broken: "diff/unreadable"
    case .tooMuch: "diff/limit"
    }
  }

  package var concern: ErrorConcern { .files }

  package var place: String? {
    if case .broken(_, _, let line, let column) = self { "\(line):\(column)" } else { nil }
  }

  package var message: String {
    switch self {
    case .foreign(let found): "it has \(found)"
    case .broken(let found, let expected, _, _): "found \(found), expected \(expected)"
    case .tooMuch(let what, let limit): "it has more \(what) than the limit of \(limit)"
    }
  }
}
