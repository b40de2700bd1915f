/// A JSON value that is written: keys stay in their order, and nothing in a string is hidden.
package indirect enum JSONText: Sendable {
  case null
  case flag(Bool)
  case text(String)
  case whole(Int)
  /// A number as `NumberText` writes it.
  case digits(String)
  case list([JSONText])
  /// A list with a line for each value.
  case lines([JSONText])
  case object([(key: String, value: JSONText)])

  /// A text, or `null`.
  package static func optional(_ text: String?) -> JSONText { text.map { .text($0) } ?? .null }

  package static func number(_ number: Double) -> JSONText {
    guard number.isFinite else { return .text("\(number)") }
    return Int(exactly: number).map { .whole($0) } ?? .digits("\(number)")
  }

  package static func texts(_ texts: [String]) -> JSONText { .list(texts.map { .text($0) }) }
  package static func wholes(_ numbers: [Int]) -> JSONText { .list(numbers.map { .whole($0) }) }

  // MARK: Forms

  /// Without spaces, in one line unless lists have lines of their own.
  package var compact: String {
    var text = ""
    write(to: &text, Spaces(comma: ",", colon: ":"))
    return text
  }

  /// The same in one line whatever there is: an event of a stream.
  package var line: String {
    var text = ""
    write(to: &text, Spaces(comma: ",", colon: ":", keepsLines: false))
    return text
  }

  /// For people: what fits into one line stands in one.
  package func written(indent: Int = 0, width: Int = 100) -> String {
    if !hasLines {
      let flat = flat
      if flat.utf8.count + indent <= width { return flat }
    }
    let margin = String(repeating: " ", count: indent)
    func inner(_ value: JSONText) -> String { value.written(indent: indent + 2, width: width) }
    switch self {
    case .list(let values) where !values.isEmpty:
      let lines = values.map { "\(margin)  " + inner($0) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
    case .lines(let values) where !values.isEmpty:
      let lines = values.map { "\(margin)  " + $0.flat }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(margin)  \(Self.string($0.key)): " + inner($0.value) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    default: return flat
    }
  }

  private struct Spaces {
    let comma: String
    let colon: String
    var keepsLines = true
  }

  /// In one line, with spaces.
  private var flat: String {
    var text = ""
    write(to: &text, Spaces(comma: ", ", colon: ": "))
    return text
  }

  private var hasLines: Bool {
    switch self {
    case .lines(let values): !values.isEmpty
    case .object(let members): members.contains(where: \.value.hasLines)
    default: false
    }
  }

  private func write(to text: inout String, _ spaces: Spaces) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .text(let string): text += Self.string(string)
    case .whole(let number): text += String(number)
    case .digits(let digits): text += digits
    case .list(let values): Self.write(values, to: &text, spaces, separator: spaces.comma)
    case .lines(let values) where !spaces.keepsLines:
      Self.write(values, to: &text, spaces, separator: spaces.comma)
    case .lines(let values):
      // Behind the opening bracket and before the closing one too.
      let isEmpty = values.isEmpty
      text += isEmpty ? "[" : "[\n"
      for (index, value) in values.enumerated() {
        if index > 0 { text += ",\n" }
        value.write(to: &text, spaces)
      }
      text += isEmpty ? "]" : "\n]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += spaces.comma }
        text += Self.string(member.key)
        text += spaces.colon
        member.value.write(to: &text, spaces)
      }
      text += "}"
    }
  }

  private static func write(
    _ values: [JSONText], to text: inout String, _ spaces: Spaces, separator: String
  ) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += separator }
      value.write(to: &text, spaces)
    }
    text += "]"
  }

  /// A line of events may stand in the log of a service that acts on this word wherever it finds it.
  private static func string(_ value: String) -> String {
    let quoted = QuotedText.quoted(value)
    guard quoted.utf8.contains(UInt8(ascii: "#")) else { return quoted }
    return quoted.replacing("##[", with: "#\\u0023[").replacing("##vso[", with: "#\\u0023vso[")
      .replacing("##teamcity[", with: "#\\u0023teamcity[")
  }
}
