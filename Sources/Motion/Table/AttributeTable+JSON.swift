import CoreGraphics
import Drawing
public import Notation

/// One object a row, one row a line, the keys always in the same order: a changed element is one changed
/// line.
extension AttributeTable {
  private static let keys = [
    "step", "phase", "category", "kind", "id", "path", "frame", "alpha", "z", "hidden", "transform",
    "role",
  ]
  /// Only rows with values of the layout's own have it.
  private static let customKey = "custom"

  /// The rows as JSON. Values that a row does not have are null; numbers of UIKit's that JSON cannot say are strings,
  /// which are not read again.
  public var json: String {
    let rows = JSONText.lines(rows.map(Self.object(of:)))
    return JSONText.object([("version", .whole(1)), ("rows", rows)]).compact + "\n"
  }

  /// Reads a table from its JSON form.
  public init(json: String) throws(TextError) {
    var rows: [AttributeRow] = []
    let tellsRoles = try Self.read(json: Array(json.utf8)) { rows.append($0) }
    self.init(rows: rows)
    self.tellsRoles = tellsRoles
  }

  /// Reads the rows one after the other; answers whether all of them tell their roles, as those of an older form
  /// do not.
  @discardableResult static func read(
    json: [UInt8], _ take: @escaping (AttributeRow) -> Void
  ) throws(TextError) -> Bool {
    try ConflictMark.refuse(in: json)
    var tellsRoles = true
    var custom: Set<String> = []
    let root = try JSONReader.read(json, elementsOf: "rows") { (node) throws(TextError) in
      tellsRoles = try node.object()["role"] != nil && tellsRoles
      let row = try row(from: node)
      custom.formUnion(row.custom.keys)
      // Each row of the text form has room for all of them.
      guard custom.count <= TableColumns.mostCustom else {
        throw node.unexpected(
          expected: "\(TableColumns.mostCustom) different custom values at most")
      }
      take(row)
    }.object()
    try root.allowOnly(["version", "rows"])
    let version = try root.required("version")
    guard try version.integer() == 1 else { throw version.unexpected(expected: "version 1") }
    _ = try root.required("rows").array()
    return tellsRoles
  }

  private static func object(of row: AttributeRow) -> JSONText {
    let values: [JSONText] = [
      .optional(row.step), .optional(row.phase?.text), .text(row.kind.category),
      .optional(row.kind.name), .optional(row.id), .wholes(Array(row.path)),
      .list(row.frameNumbers.map { .rounded($0) }), .rounded(row.alpha), .whole(row.zIndex),
      .flag(row.isHidden), .optional(row.transform.text), .optional(row.role?.rawValue),
    ]
    let custom = row.custom.sortedNames.map { ($0, row.custom[$0]?.json ?? .optional(nil)) }
    return .object(
      Array(zip(keys, values)) + (custom.isEmpty ? [] : [(customKey, .object(custom))]))
  }
}

// Reading. Every key has to be there, so that a table cut short is not taken for a whole one.
extension AttributeTable {
  private static func row(from node: JSONNode) throws(TextError) -> AttributeRow {
    let object = try node.object()
    try object.allowOnly(keys + [customKey])
    var indexes: [Int] = []
    for index in try object.required("path").array() { indexes.append(try index.integer()) }
    return AttributeRow(
      step: try text(object, "step"), phase: try phase(object), kind: try kind(object),
      id: try text(object, "id"), path: IndexPath(indexes: indexes), frame: try frame(object),
      alpha: CGFloat(try object.required("alpha").number()),
      zIndex: try object.required("z").integer(),
      isHidden: try object.required("hidden").bool(), transform: try transform(object),
      role: try role(object), custom: try custom(object))
  }

  private static func custom(
    _ object: JSONObject
  ) throws(TextError) -> [String: CustomValue] {
    guard let node = object[customKey] else { return [:] }
    var values: [String: CustomValue] = [:]
    for member in try node.object().members { values[member.key] = try CustomValue(member.node) }
    return values
  }

  private static func role(_ object: JSONObject) throws(TextError) -> Role? {
    guard let node = object["role"], !node.isNull else { return nil }
    if let role = Role(rawValue: try node.string()) { return role }
    throw node.unexpected(expected: "a role")
  }

  private static func text(_ object: JSONObject, _ key: String) throws(TextError) -> String? {
    let node = try object.required(key)
    return node.isNull ? nil : try node.string()
  }

  private static func phase(_ object: JSONObject) throws(TextError) -> AttributePhase? {
    guard let name = try text(object, "phase") else { return nil }
    if let phase = AttributePhase(text: name) { return phase }
    throw try object.required("phase").unexpected(expected: "a phase")
  }

  private static func kind(_ object: JSONObject) throws(TextError) -> ElementKind {
    let category = try object.required("category")
    switch (try category.string(), try text(object, "kind")) {
    case ("cell", nil): return .cell
    case ("supplementary", let name?): return .supplementary(name)
    case ("decoration", let name?): return .decoration(name)
    default: throw category.unexpected(expected: "a category that goes with the kind")
    }
  }

  private static func frame(_ object: JSONObject) throws(TextError) -> CGRect {
    let node = try object.required("frame")
    var numbers: [CGFloat] = []
    for element in try node.array() { numbers.append(CGFloat(try element.number())) }
    guard numbers.count == 4 else { throw node.unexpected(expected: "four numbers") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func transform(_ object: JSONObject) throws(TextError) -> TransformForm {
    guard let text = try text(object, "transform") else { return .identity }
    if let form = TransformForm(text: text) { return form }
    throw try object.required("transform").unexpected(expected: "a transform")
  }
}
