/// Why a text of ours could not be read: where, what was found there, and what was expected.
public enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Something else than the grammar allows stands at the position.
  case unexpected(String, expected: String, at: TextPosition)
  /// A key stands twice in one object.
  case repeatedKey(String, at: TextPosition)
  /// A key that nothing here knows.
  case unknownKey(String, known: [String], at: TextPosition)
  /// An object lacks a key.
  case missingKey(String, at: TextPosition)
  /// Objects and arrays lie deeper in one another than so many levels.
  case tooDeep(Int, at: TextPosition)
  case tooManyValues(Int, at: TextPosition)

  public var position: TextPosition {
    switch self {
    case .unexpected(_, _, let position), .repeatedKey(_, let position),
      .unknownKey(_, _, let position), .missingKey(_, let position), .tooDeep(_, let position),
      .tooManyValues(_, let position):
      position
    }
  }

  public var description: String {
    switch self {
    case .unexpected(let found, let expected, let position):
      "\(position): found \(found), expected \(expected)"
    case .repeatedKey(let key, let position):
      "\(position): key '\(key)' stands here a second time"
    case .unknownKey(let key, let known, let position):
      "\(position): unknown key '\(key)', known here: \(known.joined(separator: ", "))"
    case .missingKey(let key, let position):
      "\(position): key '\(key)' is missing"
    case .tooDeep(let levels, let position):
      "\(position): found another level, expected \(levels) levels at most"
    case .tooManyValues(let limit, let position):
      "\(position): found another value, expected \(limit) at most"
    }
  }
}
