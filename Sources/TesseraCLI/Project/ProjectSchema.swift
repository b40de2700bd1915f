internal import Notation
internal import SceneFormat

/// The JSON Schema (draft 7) of `tessera.json`, made of the table of commands, and of that of scenes for its styles.
enum ProjectSchema {
  /// - Parameter schema: that of the scenes that use its styles.
  static func json(_ schema: SceneSchema) -> String {
    let options = ProjectFile.options.map { option in
      (option.name, JSONText.object([("description", .text(option.help))] + shape(option.value)))
    }
    let looks = schema.part("look")
    let styles = JSONText.object([
      ("description", .text("Styles that all scenes of the project may use, by their names.")),
      ("type", .text("object")), ("additionalProperties", looks.reference),
    ])
    let own = [
      ("$schema", JSONText.object([("type", .text("string"))])), (SharedStyles.key, styles),
    ]
    return JSONText.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("$id", .text("tessera.schema.json")),
      ("title", .text("Options and styles of a project for tessera")), ("type", .text("object")),
      ("additionalProperties", .flag(false)),
      ("properties", .object(own + options)), ("definitions", looks.definitions),
    ]).written() + "\n"
  }

  private static func shape(_ kind: ValueKind) -> [(String, JSONText)] {
    switch kind {
    case .text, .word, .file, .path, .folder: [("type", .text("string"))]
    case .paths, .settings: oneOrMany([("type", .text("string"))])
    case .count(_, let range): number(range)
    case .number: [("type", .text("number")), ("minimum", .whole(0))]
    case .choice(_, let words): list(words)
    case .choices(_, let words):
      oneOrMany(words.isEmpty ? [("type", .text("string"))] : list(words))
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
