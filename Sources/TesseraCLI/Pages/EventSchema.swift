internal import Notation
internal import VisualDiff

/// The JSON Schema (draft 7) of one line of `--json`. Keys are only ever added; one that changes its meaning would get
/// another version.
enum EventSchema {
  /// Of the events.
  static let version = 1

  static var json: String {
    JSONText.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("$id", .text("tessera.events-\(version).schema.json")),
      ("title", .text("A line of what tessera --json writes, version \(version)")),
      ("type", .text("object")), ("required", .texts(["event"])),
      ("oneOf", .list(events.map(\.schema))),
    ]).written() + "\n"
  }

  /// One sort of line.
  private struct Kind {
    let name: String
    let text: String
    var required: [(String, JSONText)] = []
    var optional: [(String, JSONText)] = []

    var schema: JSONText {
      let event = [
        ("event", JSONText.object([("const", .text(name)), ("description", .text(text))]))
      ]
      return .object([
        ("required", .texts(["event"] + required.map(\.0))),
        ("properties", .object(event + required + optional)),
      ])
    }
  }

  private static let events = [diagnostic] + work + checks + comparisons

  private static let diagnostic = Kind(
    name: "diagnostic", text: "Something that is wrong, or a warning.",
    required: [
      ("severity", words(["error", "warning", "note"])), ("code", string), ("message", string),
    ],
    optional: [
      ("file", string), ("line", count), ("column", count), ("endLine", count),
      ("endColumn", count), ("label", string), ("found", string), ("expected", string),
      ("help", string), ("output", string), ("details", list(of: string)),
      ("notes", list(of: string)),
      ("changes", list(of: change)),
    ])

  private static let work = [
    Kind(
      name: "wrote", text: "A file that was written.",
      required: [("scene", string), ("path", string), ("bytes", count), ("sha256", string)]),
    Kind(
      name: "planned", text: "A file that would be written.",
      required: [("scene", string), ("path", string)]),
    Kind(name: "unchanged", text: "A scene that needed no work.", required: [("scene", string)]),
    Kind(
      name: "phase", text: "The time of a part of the work.",
      required: [("scene", string), ("name", string), ("microseconds", count)]),
    Kind(
      name: "summary", text: "The sums of a batch.",
      required: [
        ("scenes", count), ("done", count), ("unchanged", count), ("failed", count),
        ("files", count), ("seconds", number),
      ]),
    Kind(
      name: "conversation", text: "The calls to a layout in one step.",
      required: [("step", string), ("calls", .object([]))]),
  ]

  private static let checks = [
    Kind(
      name: "expectation", text: "Whether something that a scene expects is so.",
      required: [
        ("scene", string), ("check", string), ("line", count), ("column", count), ("met", flag),
      ], optional: [("rules", list(of: string))]),
    Kind(
      name: "checked", text: "How many of a scene's expectations are met.",
      required: [("scene", string), ("expectations", count), ("met", count), ("played", flag)]),
    Kind(
      name: "fuzzed", text: "How many random scenes a layout was tried with, and what they broke.",
      required: [("scene", string), ("scenes", count), ("found", count)]),
    Kind(
      name: "merged", text: "The sums of all parts of a check.",
      required: [
        ("parts", count), ("scenes", count), ("failed", count), ("expectations", count),
        ("met", count), ("complete", flag),
      ]),
  ]

  private static let comparisons = [
    Kind(
      name: "pair", text: "How one of many pairs was compared.",
      required: [
        ("path", string),
        ("outcome", words(["same", "different", "added", "missing", "failed"])),
      ]),
    Kind(
      name: "difference", text: "An element, a frame or a whole picture that was compared.",
      optional: [
        ("element", string), ("kind", string), ("identical", flag), ("pixels", count),
        ("box", box), ("share", number), ("largest", number), ("mean", number),
        ("changes", list(of: change)), ("by", words(["bytes", "stream"])),
        ("profile", words(DiffProfile.allCases.map(\.rawValue))),
        ("verdict", string), ("tolerated", count),
        (
          "ignored",
          .object([
            ("type", .text("object")), ("required", .texts(["pixels", "differing"])),
            ("properties", .object([("pixels", count), ("differing", count)])),
          ])
        ),
        ("steps", list(of: list(of: string))),
        ("frame", count), ("start", number), ("first", count), ("worst", count),
        ("differing", count), ("frames", list(of: count)), ("loops", list(of: count)),
        ("sizes", list(of: list(of: count))),
      ]),
  ]

  /// A part of a picture that differs, or a property of an element: the same in all lines.
  private static let change = JSONText.object([
    ("type", .text("object")), ("required", .texts(["label"])),
    (
      "properties",
      .object([
        ("label", string), ("box", box), ("pixels", count), ("dx", number), ("dy", number),
        ("element", string), ("attribute", string), ("change", string), ("from", number),
      ])
    ),
  ])

  // MARK: Types

  private static let string = type("string")
  private static let number = type("number")
  private static let flag = type("boolean")
  private static let count = JSONText.object([
    ("type", .text("integer")), ("minimum", .whole(0)),
  ])
  private static let box = JSONText.object([
    ("type", .text("array")), ("items", type("integer")), ("minItems", .whole(4)),
    ("maxItems", .whole(4)),
  ])

  private static func type(_ name: String) -> JSONText { .object([("type", .text(name))]) }

  private static func words(_ words: [String]) -> JSONText { .object([("enum", .texts(words))]) }

  private static func list(of items: JSONText) -> JSONText {
    .object([("type", .text("array")), ("items", items)])
  }
}
