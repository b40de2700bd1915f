/// Walks two tables and tells what became of each element, one after the other: what differs need not be kept.
public struct TableComparison {
  private let before: ComparedTable
  private let after: ComparedTable
  private let tolerance: NumberTolerance
  private let scope: RowDifference.Scope
  /// The steps that both tables have, in the order of each; nil where it is the same.
  public let stepOrders: TableDifference.StepOrders?

  /// Numbers that are not further apart than the tolerance are the same.
  public init(_ before: ComparedTable, _ after: ComparedTable, tolerance: Double = 0) {
    let comparesCustom = before.tellsCustom || after.tellsCustom
    self.init(
      before, after, within: NumberTolerance(tolerance), comparesCustom: comparesCustom)
  }

  /// The same for a table that was accepted: without the layout's own values it says nothing of them.
  public init(accepted: ComparedTable, _ actual: ComparedTable, tolerance: Double = 0) {
    self.init(
      accepted, actual, within: NumberTolerance(tolerance),
      comparesCustom: accepted.tellsCustom)
  }

  private init(
    _ before: ComparedTable, _ after: ComparedTable, within tolerance: NumberTolerance,
    comparesCustom: Bool
  ) {
    self.before = before
    self.after = after
    self.tolerance = tolerance
    scope = RowDifference.Scope(
      comparesRoles: before.tellsRoles && after.tellsRoles, comparesCustom: comparesCustom)
    stepOrders = TableDifference.StepOrders(before, after)
  }

  /// The work that it took to compare.
  package struct Work: Equatable, Sendable {
    /// How many times a row of a text was taken apart.
    package var rowsRead = 0
    /// How many rows were kept at a time to bring them into their order.
    package var rowsHeld = 0
  }

  /// Hands over the first changes, in the order of the first table and then of what the second one adds, and counts
  /// all of them.
  @discardableResult public func walk(
    first limit: Int = .max, _ each: (TableDifference.Change) -> Void
  ) -> TableSum {
    var work = Work()
    return walk(first: limit, counting: &work, each)
  }

  package func walk(
    first limit: Int, counting work: inout Work, _ each: (TableDifference.Change) -> Void
  ) -> TableSum {
    var pairs = RowPairs(before, after)
    var steps = StepCounts(before.keys, after.keys)
    var sum = TableSum()
    for row in 0..<before.count {
      switch pairs.partners[row] == RowPairs.none
        ? .removed : found(row, among: &pairs, work: &work)
      {
      case .same: continue
      case .removed:
        sum.addRemoved()
        if sum.count <= limit {
          each(change(row, of: before, .removed, work: &work))
        }
      case .changed(let difference):
        sum.addChanged(difference.columns)
        if sum.count <= limit {
          each(
            .init(
              place: .init(difference.before), kind: .changed(difference.clauses),
              move: difference.move, box: difference.box,
              columns: difference.columns.map(\.name)))
        }
      }
      steps.countBefore(row)
    }
    for row in 0..<after.count where !pairs.isPaired[row] {
      sum.addAdded()
      if sum.count <= limit { each(change(row, of: after, .added, work: &work)) }
      steps.countAfter(row)
    }
    steps.tell(to: &sum, before, after)
    work.rowsRead += pairs.rowsRead
    work.rowsHeld = pairs.rowsHeld
    return sum
  }

  private enum Found {
    case same, removed
    case changed(RowDifference)
  }

  /// The outcome for a row that has a partner.
  private func found(_ row: Int, among pairs: inout RowPairs, work: inout Work) -> Found {
    let partner = pairs.partners[row]
    // If nothing is near enough to anything, not even the same line is.
    if tolerance.limit >= 0, before.isSameLine(row, of: after, at: partner) { return .same }
    let (first, second) = (before.row(row), after.row(partner))
    work.rowsRead += (before.isText ? 1 : 0) + (after.isText ? 1 : 0)
    guard first.isAtPlace(of: second) else {
      pairs.part(row)
      return .removed
    }
    let difference = RowDifference(first, second, within: tolerance, in: scope)
    return difference.columns.isEmpty ? .same : .changed(difference)
  }

  private func change(
    _ row: Int, of table: ComparedTable, _ kind: TableDifference.Change.Kind, work: inout Work
  ) -> TableDifference.Change {
    work.rowsRead += table.isText ? 1 : 0
    let row = table.row(row)
    return .init(place: TableDifference.Place(row), kind: kind, box: row.frame)
  }
}

/// How many rows of each step differ.
private struct StepCounts {
  private let before: RowKeys
  private let after: RowKeys
  /// Behind the steps of the first table those of the second one; at the end what belongs to no step.
  private var counts: [Int]

  init(_ before: RowKeys, _ after: RowKeys) {
    self.before = before
    self.after = after
    counts = Array(repeating: 0, count: before.stepNames.count + after.stepNames.count + 1)
  }

  mutating func countBefore(_ row: Int) {
    let step = before.steps[row]
    counts[step == RowKeys.noStep ? counts.count - 1 : step] += 1
  }

  mutating func countAfter(_ row: Int) {
    let step = after.steps[row]
    if step == RowKeys.noStep {
      counts[counts.count - 1] += 1
    } else if let known = before.step(named: after.stepNames[step]) {
      counts[known] += 1
    } else {
      counts[before.stepNames.count + step] += 1
    }
  }

  func tell(to sum: inout TableSum, _ before: ComparedTable, _ after: ComparedTable) {
    let steps = counts.indices.filter { counts[$0] > 0 }
    sum.stepCount = steps.count
    let named = self.before.stepRows.count
    sum.steps = steps.prefix(TableSum.namedSteps).map { step in
      let name: String? =
        if step == counts.count - 1 {
          nil
        } else if step < named {
          before.row(self.before.stepRows[step]).step
        } else {
          after.row(self.after.stepRows[step - named]).step
        }
      return TableSum.Step(name: name, count: counts[step])
    }
  }
}
