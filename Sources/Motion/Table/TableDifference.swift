internal import CoreGraphics
internal import Drawing

/// How two attribute tables differ, element by element.
public struct TableDifference: Equatable, Sendable {
  public let changes: [Change]
  /// The steps that both tables have, in the order of each; nil where it is the same.
  public let stepOrders: StepOrders?

  public struct StepOrders: Equatable, Sendable {
    public let before: [String]
    public let after: [String]
  }

  /// What became of one element in one state of one step.
  public struct Change: Equatable, Sendable {
    public let place: Place
    public let kind: Kind

    public enum Kind: Equatable, Sendable {
      case added, removed
      /// One clause for each attribute, such as `y 8 → 20 (+12)`.
      case changed([String])
    }
  }

  /// The same element in the same state.
  public struct Place: Hashable, Sendable {
    public let step: String?
    public let phase: AttributePhase?
    public let kind: ElementKind
    /// Its identifier, else its path.
    public let name: String
    /// Tells elements of one name apart.
    public internal(set) var number = 0

    public var text: String {
      let parts = [step, phase?.text, kind.tableName, name]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  public var isNone: Bool { changes.isEmpty && stepOrders == nil }

  /// Numbers that are not further apart than the tolerance are the same.
  public init(_ before: AttributeTable, _ after: AttributeTable, tolerance: Double = 0) {
    let tolerance = NumberTolerance(tolerance)
    let tellsRoles = before.tellsRoles && after.tellsRoles
    let differing = Self.differing(before, after, tolerance)
    let (first, second) = (Self.rows(differing.before), Self.rows(differing.after))
    let (known, other) = (Self.byPlace(first), Self.byPlace(second))
    var changes: [Change] = []
    for (place, row) in first {
      guard let there = other[place] else {
        changes.append(Change(place: place, kind: .removed))
        continue
      }
      let clauses = Self.clauses(row, there, tolerance, tellsRoles: tellsRoles)
      if !clauses.isEmpty { changes.append(Change(place: place, kind: .changed(clauses))) }
    }
    changes += second.filter { known[$0.place] == nil }
      .map { Change(place: $0.place, kind: .added) }
    self.changes = changes
    stepOrders = StepOrders(before, after)
  }

  /// One line an element.
  public var text: String {
    isNone ? "the tables are the same\n" : lines.map { $0 + "\n" }.joined()
  }

  /// One for each change: `~ sync after cell cat: y 8 → 20 (+12)`.
  public var lines: [String] {
    (stepOrders.map { [$0.text] } ?? [])
      + changes.map { change in
        switch change.kind {
        case .added: "+ \(change.place.text)"
        case .removed: "- \(change.place.text)"
        case .changed(let clauses): "~ \(change.place.text): \(clauses.joined(separator: ", "))"
        }
      }
  }

  // MARK: Rows

  private typealias PlacedRow = (place: Place, row: AttributeRow)

  private typealias Rows = ArraySlice<AttributeRow>

  /// The rows without those that are the same at the start and at the end: large tables are mostly the same, and
  /// what is the same is not kept a second time.
  private static func differing(
    _ before: AttributeTable, _ after: AttributeTable, _ tolerance: NumberTolerance
  ) -> (before: Rows, after: Rows) {
    let tellsRoles = before.tellsRoles && after.tellsRoles
    func isSame(_ first: AttributeRow, _ second: AttributeRow) -> Bool {
      first.step == second.step && first.phase == second.phase && first.kind == second.kind
        && clauses(first, second, tolerance, tellsRoles: tellsRoles).isEmpty
    }
    let start = zip(before.rows, after.rows).prefix(while: isSame).count
    let (first, second) = (before.rows[start...], after.rows[start...])
    let end = zip(first.reversed(), second.reversed()).prefix(while: isSame).count
    return (first.dropLast(end), second.dropLast(end))
  }

  private static func rows(_ rows: Rows) -> [PlacedRow] {
    var counts: [Place: Int] = [:]
    return rows.map { row in
      let name =
        row.id ?? (row.path.isEmpty ? "-" : row.path.map(String.init).joined(separator: "-"))
      var place = Place(step: row.step, phase: row.phase, kind: row.kind, name: name)
      let number = counts[place, default: 0]
      counts[place] = number + 1
      place.number = number
      return (place, row)
    }
  }

  private static func byPlace(_ rows: [PlacedRow]) -> [Place: AttributeRow] {
    Dictionary(rows.map { ($0.place, $0.row) }) { first, _ in first }
  }

  private static func clauses(
    _ before: AttributeRow, _ after: AttributeRow, _ tolerance: NumberTolerance, tellsRoles: Bool
  ) -> [String] {
    var clauses = frameClauses(before.frame, after.frame, tolerance)
    if !tolerance.allows(after.alpha, insteadOf: before.alpha) {
      clauses.append("alpha \(NumberText.text(before.alpha)) → \(NumberText.text(after.alpha))")
    }
    if before.zIndex != after.zIndex { clauses.append("z \(before.zIndex) → \(after.zIndex)") }
    if before.isHidden != after.isHidden {
      clauses.append(after.isHidden ? "hidden" : "no longer hidden")
    }
    if !before.transform.isNear(after.transform, tolerance) {
      clauses.append("transform \(before.transform.shown) → \(after.transform.shown)")
    }
    if before.path != after.path {
      clauses.append("path \(text(before.path)) → \(text(after.path))")
    }
    // An element that has no identifier is called by its path, which may be another one's identifier.
    if before.id != after.id {
      clauses.append("id \(before.id ?? "-") → \(after.id ?? "-")")
    }
    // Where a table does not know of roles, none can be another one.
    if tellsRoles, before.role != after.role {
      clauses.append("role \(text(before.role)) → \(text(after.role))")
    }
    return clauses
  }

  /// Only what has changed of it: `y 82 → 86 (+4)`.
  private static func frameClauses(
    _ before: CGRect, _ after: CGRect, _ tolerance: NumberTolerance
  ) -> [String] {
    let numbers = [
      ("x", before.origin.x, after.origin.x), ("y", before.origin.y, after.origin.y),
      ("width", before.size.width, after.size.width),
      ("height", before.size.height, after.size.height),
    ]
    return numbers.filter { !tolerance.allows($0.2, insteadOf: $0.1) }.map { name, before, after in
      "\(name) \(NumberText.text(before)) → \(NumberText.text(after))"
        + " (\(after > before ? "+" : "")\(NumberText.text(after - before)))"
    }
  }

  private static func text(_ role: Role?) -> String { role?.rawValue ?? "-" }

  private static func text(_ path: IndexPath) -> String {
    path.isEmpty ? "-" : path.map(String.init).joined(separator: "-")
  }
}

extension TableDifference.StepOrders {
  fileprivate init?(_ first: AttributeTable, _ second: AttributeTable) {
    let known = (Set(first.steps), Set(second.steps))
    before = first.steps.filter(known.1.contains)
    after = second.steps.filter(known.0.contains)
    if before == after { return nil }
  }

  fileprivate var text: String {
    "~ order of the steps: \(before.joined(separator: ", ")) → \(after.joined(separator: ", "))"
  }
}

extension TransformForm {
  fileprivate var shown: String { text ?? "-" }

  /// Whether no number is further away than the tolerance.
  fileprivate func isNear(_ other: TransformForm, _ tolerance: NumberTolerance) -> Bool {
    tolerance.allows(other.numbers, insteadOf: numbers)
  }

  private var numbers: [CGFloat] {
    switch self {
    case .identity: Composition().numbers
    case .composed(let composition): composition.numbers
    case .affine(let numbers), .matrix(let numbers): numbers
    }
  }
}

extension TransformForm.Composition {
  fileprivate var numbers: [CGFloat] { translation + [degrees] + scale }
}
