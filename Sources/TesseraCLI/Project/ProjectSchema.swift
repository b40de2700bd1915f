internal import Notation

/// The JSON Schema (draft 7) of `tessera.json`, made of the table of commands.
enum ProjectSchema {
  static var json: String {
    let options = ProjectFile.options.map { option in
      (option.name, JSONText.object([("description", .text(option.help))] + shape(option.value)))
    }
    let schema = JSONText.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("$id", .text("tessera.schema.json")),
      ("title", .text("Options of a project for tessera")), ("type", .text("object")),
      ("additionalProperties", .flag(false)),
      ("properties", .object([("$schema", .object([("type", .text("string"))]))] + options)),
    ])
    return schema.written() + "\n"
  }

  private static func shape(_ kind: ValueKind) -> [(String, JSONText)] {
    switch kind {
    case .text, .file, .path: [("type", .text("string"))]
    case .paths: oneOrMany([("type", .text("string"))])
    case .count(_, let range): number(range)
    case .number: [("type", .text("number")), ("minimum", .whole(0))]
    case .choice(_, let words): list(words)
    case .choices(_, let words): oneOrMany(list(words))
    case .counts(_, let range): oneOrMany(number(range))
    }
  }

  private static func number(_ range: ClosedRange<Int>) -> [(String, JSONText)] {
    [
      ("type", .text("integer")), ("minimum", .whole(range.lowerBound)),
      ("maximum", .whole(range.upperBound)),
    ]
  }

  private static func list(_ words: [String]) -> [(String, JSONText)] { [("enum", .texts(words))] }

  private static func oneOrMany(_ one: [(String, JSONText)]) -> [(String, JSONText)] {
    let many = JSONText.object([
      ("type", .text("array")), ("minItems", .whole(1)), ("items", .object(one)),
    ])
    return [("anyOf", .list([.object(one), many]))]
  }
}
