/// The numbers of one or more layouts in a form that people review and programs compare: one row per
/// element and state, sorted, rounded to three decimals: the same bytes wherever the layout was tried.
///
/// The text, JSON and CSV forms carry the same rows; the first two can be read back.
public struct AttributeTable: Equatable, Sendable {
  /// Sorted by step, phase, kind, path and identifier.
  public let rows: [AttributeRow]
  /// Whether it says what happened to each element: tables that were written by older versions do not.
  public internal(set) var tellsRoles = true

  /// `steps` names the order of the steps; those it leaves out follow in the order of their first row.
  /// Rows without a step come before all others.
  public init(rows: [AttributeRow] = [], steps: [String] = []) {
    var comparisons = 0
    self.init(rows: rows, steps: steps, counting: &comparisons)
  }

  /// The same, counting how often two rows are compared to sort them.
  package init(
    rows: [AttributeRow], steps: [String] = [], counting comparisons: inout Int
  ) {
    var ranks: [String: Int] = [:]
    for step in steps + rows.compactMap(\.step) where ranks[step] == nil {
      ranks[step] = ranks.count
    }
    let ranked = rows.map { row in (row.step.flatMap { ranks[$0] } ?? -1, row) }
    self.rows = ranked.sorted {
      comparisons += 1
      return $0.0 == $1.0 ? $0.1.standsBefore($1.1) : $0.0 < $1.0
    }.map(\.1)
  }

  /// The table of one layout.
  public init(_ snapshot: LayoutSnapshot, step: String? = nil, phase: AttributePhase? = nil) {
    self.init(rows: snapshot.elements.map { AttributeRow($0, step: step, phase: phase) })
  }

  /// The names of the values that the layout's own class of attributes adds to any of the rows, in the order of their
  /// columns.
  public var customNames: [String] {
    Set(rows.flatMap(\.custom.keys)).sorted(by: ByteOrder.isAscending)
  }

  /// The steps in the order in which they happened.
  public var steps: [String] {
    var seen: Set<String> = []
    return rows.compactMap(\.step).filter { seen.insert($0).inserted }
  }

  /// This table with the rows of one more state.
  public func adding(
    _ snapshot: LayoutSnapshot, step: String? = nil, phase: AttributePhase? = nil
  ) -> AttributeTable {
    adding(snapshot.elements.map { AttributeRow($0, step: step, phase: phase) })
  }

  /// This table with more rows.
  public func adding(_ more: [AttributeRow]) -> AttributeTable {
    AttributeTable(rows: rows + more, steps: steps)
  }
}
