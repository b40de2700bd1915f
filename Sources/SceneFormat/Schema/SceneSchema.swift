package import Notation

/// The JSON Schema (draft 7) of scene files, for editors: made of the same table that scenes are read with.
public struct SceneSchema: Sendable {
  private let kinds: SceneKinds

  /// The schema of scenes that may name these kinds.
  public init(kinds: SceneKinds) {
    self.kinds = kinds
  }

  /// The schema of whole scenes as the text of a file, with a line feed at its end.
  public var json: String {
    JSONText.object(
      [
        ("$schema", .text("http://json-schema.org/draft-07/schema#")),
        ("$id", .text("scene-1.schema.json")), ("title", .text("Tessera scene, format 1")),
      ] + members(of: SceneKeys.scene.definition).filter { $0.0 != "required" } + Self.content
        + [("definitions", definitions)]
    ).written() + "\n"
  }

  /// The name of the definition of an object that may lack what it needs.
  private static func part(_ name: String) -> String { name + "Part" }

  /// The schema of one kind of layout, with what it needs of the others; nil where there is no such kind.
  public func json(ofLayout name: String) -> String? {
    guard let kind = kinds.layouts[name], kind.isSupported else { return nil }
    let title = [
      ("$schema", JSONText.text("http://json-schema.org/draft-07/schema#")),
      ("$id", .text("\(name).schema.json")), ("title", .text("Layout \(name): \(kind.text)")),
      ("type", .text("object")), ("required", .list([.text("kind")])),
    ]
    let own = members(of: kind).filter { $0.0 != "type" && $0.0 != "required" }
    return JSONText.object(title + own + [("definitions", .object(tables))]).written() + "\n"
  }

  /// A kind of object for another schema: how it is referred to there, and all definitions that it needs.
  package func part(_ name: String) -> (reference: JSONText, definitions: JSONText) {
    var needed: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard needed.insert(next).inserted, let found = SceneKeys.definition(next) else { continue }
      open += found.keys.flatMap { Self.objects(in: $0.shape) }
    }
    let definitions = SceneKeys.definitions.filter { needed.contains($0.name) }
    return (
      .object(members(of: .object(name))),
      .object(definitions.map { ($0.name, .object(members(of: $0))) })
    )
  }

  /// The names of the objects that a value may be or have.
  private static func objects(in shape: Shape) -> [String] {
    switch shape {
    case .object(let name): [name]
    case .list(let element, _), .map(let element): objects(in: element)
    case .either(let shapes): shapes.flatMap(objects)
    default: []
    }
  }

  /// The keys that a scene has, or takes over from the files that it extends: there alone it may take a key away.
  private static let content: [(String, JSONText)] = {
    let either = JSONText.object([
      ("required", .texts(["data", "controller"])),
      (
        "properties",
        .object([
          ("data", .object([type("object")])), ("controller", .object([type("string")])),
        ])
      ),
    ])
    let whole = parts.map { name, types, required in
      (name, JSONText.object([("type", .texts(types)), ("required", .texts(required))]))
    }
    let standsAlone: [(String, JSONText)] = [
      ("required", .texts([SceneKeys.version])), ("properties", .object(whole)),
      ("anyOf", .list(["data", "controller"].map(requirement))),
      ("additionalProperties", .object([("not", .object([type("null")]))])),
    ]
    return [
      ("not", either), ("if", requirement(of: "extends")), ("then", .object([])),
      ("else", .object(standsAlone)),
    ]
  }()

  /// Keys of a scene whose objects are laid over those of the files that it extends: there they may lack what the
  /// others have.
  private static let parts = [
    ("layout", types: ["object", "string"], required: ["kind"]),
    ("data", types: ["object"], required: ["sections"]),
  ]

  private static func requirement(of key: String) -> JSONText {
    .object([("required", .list([.text(key)]))])
  }

  private var definitions: JSONText {
    .object(tables.flatMap(Self.parted) + Self.parted("layout", layout))
  }

  private var tables: [(String, JSONText)] {
    SceneKeys.definitions.filter { $0.name != SceneKeys.scene.definition.name }
      .map { ($0.name, .object(members(of: $0))) }
  }

  /// A reference to a definition, or one of several, as one to that of its part.
  private static func inPart(_ member: (String, JSONText), _ name: String) -> (String, JSONText) {
    switch member {
    case ("$ref", _): return reference(to: part(name))
    case ("anyOf", .list(let shapes)):
      let parts = shapes.map { shape -> JSONText in
        guard case .object(let members) = shape else { return shape }
        return .object(members.map { inPart($0, name) })
      }
      return ("anyOf", .list(parts))
    default: return member
    }
  }

  /// A definition, in two of those that scenes may have in part.
  private static func parted(_ name: String, _ definition: JSONText) -> [(String, JSONText)] {
    guard let required = parts.first(where: { $0.0 == name })?.required,
      case .object(let members) = definition
    else { return [(name, definition)] }
    let whole = JSONText.object([
      ("allOf", .list([.object([reference(to: part(name))])])),
      ("required", .texts(required)),
    ])
    return [(part(name), .object(members.filter { $0.0 != "required" })), (name, whole)]
  }

  private func members(of definition: Definition) -> [(String, JSONText)] {
    let description = [("description", JSONText.text(definition.text))]
    let free = definition.freePrefix.map { prefix in
      [("patternProperties", JSONText.object([("^\(prefix)", .object([]))]))]
    }
    let isScene = definition.name == SceneKeys.scene.definition.name
    return description + object(definition.keys, inParts: isScene) + (free ?? [])
  }

  /// - Parameter inParts: whether its objects may lack what those of other files have.
  private func object(_ keys: [Key], inParts: Bool = false) -> [(String, JSONText)] {
    let required = keys.filter { $0.isRequired && $0.substitutes.isEmpty }
    let either = keys.filter { $0.isRequired && !$0.substitutes.isEmpty }.map { key in
      JSONText.object([("anyOf", .list(([key.name] + key.substitutes).map(Self.requirement)))])
    }
    return [("type", .text("object"))]
      + (required.isEmpty ? [] : [("required", .list(required.map { .text($0.name) }))])
      + (either.isEmpty ? [] : [("allOf", .list(either))])
      + [
        ("additionalProperties", .flag(false)),
        ("properties", .object(keys.map { ($0.name, schema(of: $0, inParts: inParts)) })),
      ]
  }

  private func schema(of key: Key, inParts: Bool = false) -> JSONText {
    let standard = key.standard.map { " Without it: \($0)." } ?? ""
    let order = key.shape == .insets ? " A list is [top, left, bottom, right]." : ""
    let text: (String, JSONText) = ("description", .text(key.text + order + standard))
    let isPart = inParts && Self.parts.contains { $0.0 == key.name }
    let members = members(of: key.shape).map { isPart ? Self.inPart($0, key.name) : $0 }
    return .object(
      [text] + (key.isRequired ? Self.referred(members) : Self.orNothing(members))
        + Self.offers(for: key))
  }

  /// Readers of draft 7 pass over everything that stands beside a reference.
  private static func referred(_ members: [(String, JSONText)]) -> [(String, JSONText)] {
    members.first?.0 == "$ref" ? [("allOf", .list([.object(members)]))] : members
  }

  /// A value, or null for a key that a file is to take away from those that it extends.
  private static func orNothing(_ members: [(String, JSONText)]) -> [(String, JSONText)] {
    members.flatMap { name, value -> [(String, JSONText)] in
      switch (name, value) {
      case ("$ref", _): [("anyOf", .list([.object([(name, value)]), .object([type("null")])]))]
      case ("type", .text(let word)): [(name, .texts([word, "null"]))]
      case ("type", .list(let words)): [(name, .list(words + [.text("null")]))]
      case ("enum", .list(let words)): [(name, .list(words + [.null]))]
      case ("anyOf", .list(let shapes)): [(name, .list(shapes + [.object([type("null")])]))]
      default: [(name, value)]
      }
    }
  }

  // MARK: Layouts

  private var layout: JSONText {
    let known = kinds.layouts.all.filter(\.isSupported)
    let names = known.map { JSONText.text($0.name) }
    let cases = known.map { kind -> JSONText in
      let condition = JSONText.object([
        ("properties", .object([("kind", .object([("const", .text(kind.name))]))])),
        ("required", .list([.text("kind")])),
      ])
      return .object([("if", condition), ("then", .object(members(of: kind)))])
    }
    return .object([
      ("description", .text("A layout by its kind, with values for its properties.")),
      ("type", .text("object")), ("required", .list([.text("kind")])),
      (
        "properties",
        .object([
          (
            "kind",
            .object([("description", .text("The layout's kind.")), ("enum", .list(names))])
          )
        ])
      ),
      ("allOf", .list(cases)),
    ])
  }

  private func members(of kind: LayoutKind) -> [(String, JSONText)] {
    let name = Key("kind", .choice([kind.name]), kind.text)
    guard kind.usesParams else { return object([name] + (kind.keys ?? [])) }
    let params = kind.keys.map { JSONText.object(object($0)) }
    return [
      ("additionalProperties", .flag(false)),
      (
        "properties",
        .object([
          ("kind", schema(of: name)), ("params", params ?? .object([("type", .text("object"))])),
        ])
      ),
    ]
  }

  // MARK: Shapes

  private func members(of shape: Shape) -> [(String, JSONText)] {
    switch shape {
    case .text: [Self.type("string")]
    case .form(let form):
      [Self.type("string")]
        + (form.pattern.map { [("pattern", .text("\($0)|[{](row|text)[.]"))] } ?? [])
    case .choice(let words): Self.orPlace([("enum", .texts(words))])
    case .number(let range): Self.orPlace([Self.type("number")] + Self.limits(range))
    case .integer(let range):
      Self.orPlace(
        [Self.type("integer")]
          + Self.limits(range.map { Double($0.lowerBound)...Double($0.upperBound) }))
    case .constants(let values): Self.orPlace([("enum", .list(values.map { .number(Double($0)) }))])
    case .flag: Self.orPlace([Self.type("boolean")])
    case .numbers(let count, let range):
      list(of: .number(range), count: count...count)
    case .list(let element, let count): list(of: element, count: count)
    case .map(let element): [Self.type("object"), ("additionalProperties", value(of: element))]
    case .object(let name): [Self.reference(to: name)]
    case .layout: [Self.reference(to: "layout")]
    case .view(let role): Self.orPlace([("enum", .texts(kinds.views[role].map(\.name)))])
    case .output: Self.orPlace([("enum", .texts(kinds.outputs.names))])
    case .rules: members(of: kinds.named(shape))
    case .either(let shapes): [("anyOf", .list(shapes.map(value)))]
    case .anything: []
    }
  }

  private func value(of shape: Shape) -> JSONText { .object(members(of: shape)) }

  private static func type(_ name: String) -> (String, JSONText) { ("type", .text(name)) }

  private static func reference(to name: String) -> (String, JSONText) {
    ("$ref", .text("#/definitions/\(name)"))
  }

  /// A value, or a place that a table fills: `{row.count}`.
  private static func orPlace(_ members: [(String, JSONText)]) -> [(String, JSONText)] {
    let pattern = ("pattern", JSONText.text("^[{](row|text)[.][^{}]+[}]$"))
    guard case ("type", .text(let name)) = members[0] else {
      return [("anyOf", .list([.object(members), .object([type("string"), pattern])]))]
    }
    return [("type", .texts([name, "string"]))] + members.dropFirst() + [pattern]
  }

  private func list(of element: Shape, count: ClosedRange<Int>?) -> [(String, JSONText)] {
    [Self.type("array"), ("items", value(of: element))]
      + (count.map {
        [
          ("minItems", .number(Double($0.lowerBound))),
          ("maxItems", .number(Double($0.upperBound))),
        ]
      } ?? [])
  }

  /// Numbers beyond a thousand millions are mistakes everywhere.
  private static func limits(_ range: ClosedRange<Double>?) -> [(String, JSONText)] {
    let range = range ?? -1e9...1e9
    return [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]
  }
}
