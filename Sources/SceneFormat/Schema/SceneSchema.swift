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
    let standsAlone: [(String, JSONText)] = [
      ("required", .texts([SceneKeys.version])),
      ("anyOf", .list(["data", "controller"].map(requirement))),
      ("additionalProperties", .object([("not", .object([type("null")]))])),
    ]
    return [
      ("not", either), ("if", requirement(of: "extends")), ("then", .object([])),
      ("else", .object(standsAlone)),
    ]
  }()

  private static func requirement(of key: String) -> JSONText {
    .object([("required", .list([.text(key)]))])
  }

  private var definitions: JSONText {
    .object(tables + [("layout", layout)])
  }

  private var tables: [(String, JSONText)] {
    SceneKeys.definitions.filter { $0.name != SceneKeys.scene.definition.name }
      .map { ($0.name, .object(members(of: $0))) }
  }

  private func members(of definition: Definition) -> [(String, JSONText)] {
    let description = [("description", JSONText.text(definition.text))]
    let free = definition.freePrefix.map { prefix in
      [("patternProperties", JSONText.object([("^\(prefix)", .object([]))]))]
    }
    return description + object(definition.keys) + (free ?? [])
  }

  private func object(_ keys: [Key]) -> [(String, JSONText)] {
    let required = keys.filter { $0.isRequired && $0.substitutes.isEmpty }
    let either = keys.filter { $0.isRequired && !$0.substitutes.isEmpty }.map { key in
      JSONText.object([("anyOf", .list(([key.name] + key.substitutes).map(Self.requirement)))])
    }
    return [("type", .text("object"))]
      + (required.isEmpty ? [] : [("required", .list(required.map { .text($0.name) }))])
      + (either.isEmpty ? [] : [("allOf", .list(either))])
      + [
        ("additionalProperties", .flag(false)),
        ("properties", .object(keys.map { ($0.name, schema(of: $0)) })),
      ]
  }

  private func schema(of key: Key) -> JSONText {
    let standard = key.standard.map { " Without it: \($0)." } ?? ""
    let order = key.shape == .insets ? " A list is [top, left, bottom, right]." : ""
    let text: (String, JSONText) = ("description", .text(key.text + order + standard))
    let members = members(of: key.shape)
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
      [Self.type("string")] + (form.pattern.map { [("pattern", .text($0))] } ?? [])
    case .choice(let words): [("enum", .list(words.map { .text($0) }))]
    case .number(let range): [Self.type("number")] + Self.limits(range)
    case .integer(let range):
      [Self.type("integer")]
        + Self.limits(range.map { Double($0.lowerBound)...Double($0.upperBound) })
    case .constants(let values): [("enum", .list(values.map { .number(Double($0)) }))]
    case .flag: [Self.type("boolean")]
    case .numbers(let count, let range):
      list(of: .number(range), count: count...count)
    case .list(let element, let count): list(of: element, count: count)
    case .map(let element): [Self.type("object"), ("additionalProperties", value(of: element))]
    case .object(let name): [("$ref", .text("#/definitions/\(name)"))]
    case .layout: [("$ref", .text("#/definitions/layout"))]
    case .view(let role): [("enum", .list(kinds.views[role].map { .text($0.name) }))]
    case .output: [("enum", .list(kinds.outputs.names.map { .text($0) }))]
    case .rules: members(of: kinds.named(shape))
    case .either(let shapes): [("anyOf", .list(shapes.map(value)))]
    case .anything: []
    }
  }

  private func value(of shape: Shape) -> JSONText { .object(members(of: shape)) }

  private static func type(_ name: String) -> (String, JSONText) { ("type", .text(name)) }

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
