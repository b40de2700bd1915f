import Drawing

/// A JSON value that is written: keys stay in their order.
enum JSONText: Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONText])
  case object([(String, JSONText)])

  /// What fits into one line stands in one.
  func written(indent: Int = 0) -> String {
    let flat = flat
    if flat.utf8.count + indent <= 100 { return flat }
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .list(let values):
      let lines = values.map { "\(margin)  " + $0.written(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
    case .object(let members):
      let lines = members.map { key, value in
        "\(margin)  \(QuotedText.quoted(key)): " + value.written(indent: indent + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    default: return flat
    }
  }

  private var flat: String {
    switch self {
    case .text(let text): QuotedText.quoted(text)
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let values): "[" + values.map(\.flat).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(QuotedText.quoted($0)): \($1.flat)" }.joined(separator: ", ") + "}"
    }
  }
}
