/// The first lines of a function, an initialiser or a subscript: its name, and what it takes.
struct FunctionHead: Equatable {
  let name: String
  /// How many values it takes.
  let count: Int
  /// How many of them have no name at the call.
  let unnamed: Int
  /// Whether those who import the target see it.
  let isPublic: Bool

  /// All heads of a source.
  static func all(in text: String) -> [FunctionHead] {
    text.split(separator: "\n").compactMap { line in
      let isHead = ["func ", "init", "subscript"].contains { line.contains($0) }
      guard isHead, !line.drop(while: { $0 == " " }).hasPrefix("//"),
        let match = line.firstMatch(
          of: /(?:^|[ (])(?:func ([^ (<]+)|(init)[?!]?|(subscript))(?:<[^(]*>)? ?\(/)
      else { return nil }
      let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? ""
      let parameters = Self.parameters(text[match.range.upperBound...])
      return FunctionHead(
        name: String(name), count: parameters.count,
        unnamed: parameters.count { $0.drop(while: \.isWhitespace).hasPrefix("_ ") },
        isPublic: line.split(separator: " ").contains { ["public", "open"].contains($0) })
    }
  }

  /// The text between the parentheses, divided at its commas.
  private static func parameters(_ text: Substring) -> [Substring] {
    var (parameters, depth, start, isQuoted): ([Substring], Int, String.Index, Bool) =
      ([], 0, text.startIndex, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": depth += 1
      case ",", ")":
        if text[index] == ")", depth > 0 {
          depth -= 1
        } else if depth == 0 {
          // A piece without a name belongs to the type of the one before: `Dictionary<String, Int>`.
          if text[start..<index].contains(":") { parameters.append(text[start..<index]) }
          if text[index] == ")" { return parameters }
          start = text.index(after: index)
        }
      case "]", "}": depth -= 1
      default: break
      }
    }
    return parameters
  }
}
