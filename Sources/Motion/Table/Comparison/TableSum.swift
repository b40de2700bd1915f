internal import Drawing

/// How much of two tables differs: every row counts, however few of them are told.
public struct TableSum: Equatable, Sendable {
  /// The values that can differ in a row, in the order in which they are told.
  public enum Column: Hashable, Sendable {
    case x, y, width, height, alpha, z, hidden, transform, path, id, role
    /// A value that the layout's own class of attributes adds, by its name.
    case custom(String)

    private static let usual: [Column] = [
      .x, .y, .width, .height, .alpha, .z, .hidden, .transform, .path, .id, .role,
    ]

    /// The heading of the column in a table; the parts of the frame by themselves.
    public var name: String {
      if case .custom(let name) = self { return CustomValue.columnPrefix + name }
      return "\(self)"
    }

    /// The usual ones in their order, then a layout's own by their names.
    static func inOrder(_ columns: some Sequence<Column>) -> [Column] {
      let columns = Set(columns)
      let own = columns.subtracting(usual).sorted { ByteOrder.isAscending($0.name, $1.name) }
      return usual.filter(columns.contains) + own
    }
  }

  /// A step and how many of its rows differ.
  public struct Step: Equatable, Sendable {
    /// nil for rows that belong to no step.
    public let name: String?
    /// How many rows of the step are added, removed or changed.
    public var count: Int
  }

  /// Rows that only the second table has.
  public private(set) var added = 0
  /// Rows that only the first table has.
  public private(set) var removed = 0
  /// Rows that both tables have, with different values.
  public private(set) var changed = 0
  /// How many rows differ in a column.
  public private(set) var columns: [Column: Int] = [:]
  /// In the order of the steps. Names of no more than `namedSteps` are kept.
  public internal(set) var steps: [Step] = []
  /// How many steps have rows that differ.
  public internal(set) var stepCount = 0

  static let namedSteps = 8

  /// All rows that differ, in one way or another.
  public var count: Int { added + removed + changed }

  mutating func addAdded() { added += 1 }
  mutating func addRemoved() { removed += 1 }

  mutating func addChanged(_ differing: [Column]) {
    changed += 1
    for column in differing { columns[column, default: 0] += 1 }
  }

  /// `90 changed (y 88, height 12), 5 added, 5 removed; step sync 60, step grow 40`
  var text: String {
    var parts: [String] = []
    if changed > 0 {
      let counts = Column.inOrder(columns.keys).map { "\($0.name) \(columns[$0, default: 0])" }
      parts.append("\(changed) changed (\(counts.joined(separator: ", ")))")
    }
    if added > 0 { parts.append("\(added) added") }
    if removed > 0 { parts.append("\(removed) removed") }
    return parts.joined(separator: ", ") + stepsText
  }

  private var stepsText: String {
    if stepCount == 0 || (stepCount == 1 && steps.first?.name == nil) { return "" }
    let named = steps.map { step in
      (step.name.map { "step \($0.shortened(to: TableDifference.shownLetters))" } ?? "no step")
        + " \(step.count)"
    }
    let more = stepCount > steps.count ? ["\(stepCount - steps.count) more steps"] : []
    return "; " + (named + more).joined(separator: ", ")
  }
}
