internal import Drawing

/// The JSON Schema (draft 7) of `tessera.json`, made of the table of commands.
enum ProjectSchema {
  static var json: String {
    let options = ProjectFile.options.map { option in
      "    \(quoted(option.name)): {\"description\": \(quoted(option.help)), \(shape(option.value))}"
    }
    return """
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": "tessera.schema.json",
        "title": "Options of a project for tessera",
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "$schema": {"type": "string"},
      \(options.joined(separator: ",\n"))
        }
      }

      """
  }

  private static func shape(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .file, .path: "\"type\": \"string\""
    case .paths: oneOrMany("\"type\": \"string\"")
    case .count(_, let range): number(range)
    case .number: "\"type\": \"number\", \"minimum\": 0"
    case .choice(_, let words): list(words)
    case .choices(_, let words): oneOrMany(list(words))
    case .counts(_, let range): oneOrMany(number(range))
    }
  }

  private static func number(_ range: ClosedRange<Int>) -> String {
    "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
  }

  private static func list(_ words: [String]) -> String {
    "\"enum\": [\(words.map(quoted).joined(separator: ", "))]"
  }

  private static func oneOrMany(_ one: String) -> String {
    "\"anyOf\": [{\(one)}, {\"type\": \"array\", \"minItems\": 1, \"items\": {\(one)}}]"
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }
}
