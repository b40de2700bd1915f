/// Why a file cannot be compared as a drawing of ours.
package enum SVGReadError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Somebody else wrote it, or changed it by hand: what stands in it that ours never have.
  case foreign(String)
  /// It breaks off, or is no XML: what stands there, what was expected, and where.
  case broken(String, expected: String, line: Int, column: Int)
  case tooMuch(String, limit: Int)

  package var description: String {
    switch self {
    case .foreign(let found): "it has \(found)"
    case .broken(let found, let expected, let line, let column):
      "\(line):\(column): found \(found), expected \(expected)"
    case .tooMuch(let what, let limit): "it has more \(what) than the limit of \(limit)"
    }
  }
}
