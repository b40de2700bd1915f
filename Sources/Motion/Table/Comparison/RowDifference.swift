import CoreGraphics

/// The differences between two rows of one element.
struct RowDifference {
  let before: AttributeRow
  private let after: AttributeRow
  /// In the order in which they are told; empty where the rows are the same.
  let columns: [TableSum.Column]

  /// The columns that are compared although not every table has them.
  struct Scope {
    /// A table that does not know of roles has none that could be another one.
    let comparesRoles: Bool
    /// A table that was accepted without the layout's own values says nothing of them.
    let comparesCustom: Bool
  }

  init(
    _ before: AttributeRow, _ after: AttributeRow, within tolerance: NumberTolerance,
    in scope: Scope
  ) {
    self.before = before
    self.after = after
    let (first, second) = (before.frame, after.frame)
    var columns: [TableSum.Column] = []
    func compare(column: TableSum.Column, _ first: CGFloat, _ second: CGFloat) {
      if !tolerance.allows(second, insteadOf: first) { columns.append(column) }
    }
    compare(column: .x, first.origin.x, second.origin.x)
    compare(column: .y, first.origin.y, second.origin.y)
    compare(column: .width, first.size.width, second.size.width)
    compare(column: .height, first.size.height, second.size.height)
    compare(column: .alpha, before.alpha, after.alpha)
    if before.zIndex != after.zIndex { columns.append(.z) }
    if before.isHidden != after.isHidden { columns.append(.hidden) }
    if !before.transform.isNear(after.transform, tolerance) { columns.append(.transform) }
    if before.path != after.path { columns.append(.path) }
    // An element that has no identifier is called by its path, which may be another one's identifier.
    if before.id != after.id { columns.append(.id) }
    if scope.comparesRoles, before.role != after.role { columns.append(.role) }
    if scope.comparesCustom, before.custom != after.custom {
      columns += Self.differing(before, after, within: tolerance)
    }
    self.columns = columns
  }

  private static func differing(
    _ before: AttributeRow, _ after: AttributeRow, within tolerance: NumberTolerance
  ) -> [TableSum.Column] {
    before.custom.merging(after.custom) { first, _ in first }.sortedNames.filter { name in
      guard let first = before.custom[name], let second = after.custom[name] else { return true }
      return !first.isNear(second, tolerance)
    }.map { .custom($0) }
  }

  /// One for each column: `y 82 → 86 (+4)`.
  var clauses: [String] { columns.map(clause) }

  /// Both frames together.
  var box: CGRect { before.frame.union(after.frame) }

  /// The way of an element that stands elsewhere; nil for one that stays, or has another size.
  var move: TableDifference.Change.Move? {
    let isMoved = !Self.place.isDisjoint(with: columns)
    guard isMoved, !columns.contains(.width), !columns.contains(.height) else { return nil }
    let (first, second) = (before.frame.origin, after.frame.origin)
    return TableDifference.Change.Move(
      dx: columns.contains(.x) ? second.x - first.x : 0,
      dy: columns.contains(.y) ? second.y - first.y : 0,
      clauses: columns.filter { !Self.place.contains($0) }.map(clause))
  }

  private static let place: Set<TableSum.Column> = [.x, .y]

  private func clause(_ column: TableSum.Column) -> String {
    switch column {
    case .x: number(column, \.frame.origin.x)
    case .y: number(column, \.frame.origin.y)
    case .width: number(column, \.frame.size.width)
    case .height: number(column, \.frame.size.height)
    case .alpha: text(column) { NumberText.text($0.alpha) }
    case .z: text(column) { String($0.zIndex) }
    case .hidden: after.isHidden ? "hidden" : "no longer hidden"
    case .transform: text(column) { $0.transform.text ?? "-" }
    case .path: text(column) { $0.path.isEmpty ? "-" : $0.path.tableText }
    case .id: text(column) { $0.id ?? "-" }
    case .role: text(column) { $0.role?.rawValue ?? "-" }
    case .custom(let name): custom(column, named: name)
    }
  }

  private func text(_ column: TableSum.Column, _ value: (AttributeRow) -> String) -> String {
    "\(column.name) \(value(before)) → \(value(after))"
  }

  private func custom(_ column: TableSum.Column, named name: String) -> String {
    let (first, second) = (before.custom[name], after.custom[name])
    let told = "\(column.name) \(first?.text ?? "-") → \(second?.text ?? "-")"
    guard case .numbers(let first)? = first, case .numbers(let second)? = second,
      first.count == 1, second.count == 1
    else { return told }
    return told + distance(first[0], second[0])
  }

  private func distance(_ first: CGFloat, _ second: CGFloat) -> String {
    " (\(second > first ? "+" : "")\(NumberText.text(second - first)))"
  }

  private func number(
    _ column: TableSum.Column, _ value: (AttributeRow) -> CGFloat
  ) -> String {
    let (first, second) = (value(before), value(after))
    return text(column) { NumberText.text(value($0)) } + distance(first, second)
  }
}

extension TransformForm {
  /// Whether no number is further away than the tolerance.
  fileprivate func isNear(_ other: TransformForm, _ tolerance: NumberTolerance) -> Bool {
    // Most elements are as they are.
    if self == .identity, other == .identity { return true }
    return tolerance.allows(other.numbers, insteadOf: numbers)
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
