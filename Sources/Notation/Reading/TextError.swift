/// Why a text of ours could not be read: where, what was found there, and what was expected.
public enum TextError: Equatable, Sendable {
  /// Something else than the grammar allows stands at the position.
  case unexpected(String, expected: String, at: TextPosition)
  /// Nothing follows a comma that announces another element.
  case lastComma(String, expected: String, at: TextPosition)
  /// A key stands twice in one object.
  case repeatedKey(String, at: TextPosition)
  /// A key that nothing here knows.
  case unknownKey(String, known: [String], at: TextPosition)
  /// An object lacks a key.
  case missingKey(String, at: TextPosition)
  /// Objects and arrays lie deeper in one another than so many levels.
  case tooDeep(Int, at: TextPosition)
  /// There are more values in the text than so many.
  case tooManyValues(Int, at: TextPosition)
  /// A line that version control leaves where two sides changed the same place.
  case conflict(String, at: TextPosition)
  /// A string is longer than so many bytes.
  case tooLongText(Int, at: TextPosition)

  /// The place of the fault in the text that was read.
  public var position: TextPosition {
    switch self {
    case .unexpected(_, _, let position), .lastComma(_, _, let position),
      .repeatedKey(_, let position),
      .unknownKey(_, _, let position), .missingKey(_, let position), .tooDeep(_, let position),
      .tooManyValues(_, let position), .conflict(_, let position), .tooLongText(_, let position):
      position
    }
  }
}

extension TextError: CodedError {
  /// The page about files that are not written as their language asks for.
  public var code: String { "syntax" }
  /// Files, whoever wrote them.
  public var concern: ErrorConcern { .files }
  /// The line and the column.
  public var place: String? { "\(position)" }

  /// The finding and the expectation, without the place.
  public var message: String {
    switch self {
    case .unexpected(let found, let expected, _): "found \(found), expected \(expected)"
    case .lastComma(let found, let expected, _):
      "found \(found), expected \(expected) after the last comma"
    case .repeatedKey(let key, _): "key '\(key)' stands here a second time"
    case .unknownKey(let key, let known, _):
      "unknown key '\(key)', known here: \(known.joined(separator: ", "))"
    case .missingKey(let key, _): "key '\(key)' is missing"
    case .tooDeep(let levels, _): "found another level, expected \(levels) levels at most"
    case .tooManyValues(let limit, _): "found another value, expected \(limit) at most"
    case .conflict(let mark, _): "found the mark '\(mark)' of a merge conflict, expected a row"
    case .tooLongText(let limit, _): "found a longer text, expected \(limit) bytes at most"
    }
  }

  /// The piece of the text that stands there, where it is one that the grammar has no place for.
  public var found: String? {
    switch self {
    case .unexpected(let found, _, _), .lastComma(let found, _, _): found
    default: nil
    }
  }

  /// The words for all that could stand there.
  public var expected: String? {
    switch self {
    case .unexpected(_, let expected, _): expected
    case .lastComma(_, let expected, _): "\(expected) after the last comma"
    default: nil
    }
  }
}
