package import CoreGraphics
internal import Drawing

/// How two attribute tables differ, element by element: the first changes in full, and how many there are of all.
public struct TableDifference: Equatable, Sendable {
  /// The first ones.
  public let changes: [Change]
  /// The counts of all changes, kept or not.
  public let sum: TableSum
  /// The steps that both tables have, in the order of each; nil where it is the same.
  public let stepOrders: StepOrders?

  /// The names of the common steps on both sides, where their orders differ.
  public struct StepOrders: Equatable, Sendable {
    /// The names in the order of the expected table, 50 at most.
    public let before: [String]
    /// The names in the order of the actual table, 50 at most.
    public let after: [String]
  }

  /// The fate of one element in one state of one step.
  public struct Change: Equatable, Sendable {
    /// The element, and the state in which it differs.
    public let place: Place
    /// Whether the row is new, gone, or other than before.
    public let kind: Kind
    /// The way from the place before to the one after, and the clauses of everything else, where only the place of
    /// its origin differs, not the size.
    package var move: Move?
    /// The frames before and after together, in points.
    package var box = CGRect.null
    /// The names of the columns, one for each clause.
    package var columns: [String] = []

    /// A way in points, and what differs besides.
    package struct Move: Equatable, Sendable {
      package let dx: CGFloat
      package let dy: CGFloat
      let clauses: [String]
    }

    /// The ways in which an element can differ between two tables.
    public enum Kind: Equatable, Sendable {
      /// The row stands in the second table alone, or in the first one alone.
      case added, removed
      /// One clause for each attribute, such as `y 8 → 20 (+12)`.
      case changed([String])
    }
  }

  /// The same element in the same state.
  public struct Place: Hashable, Sendable {
    /// The step's name; nil for a state that belongs to no step.
    public let step: String?
    /// The part of the step; nil for a layout at rest.
    public let phase: AttributePhase?
    /// The kind by which elements of one name are told apart.
    public let kind: ElementKind
    /// Its identifier, else its path.
    public let name: String

    init(_ row: AttributeRow) {
      (step, phase, kind, name) = (row.step, row.phase, row.kind, row.placeName)
    }

    /// Step, phase, kind and name with spaces between them, names in full; what is nil is left out.
    public var text: String { parts.joined(separator: " ") }

    /// As people are shown it: long names are cut before anything is made of them.
    var shown: String {
      parts.map { $0.shortened(to: TableDifference.shownLetters) }.joined(separator: " ")
    }

    /// Kind and name as people are shown them.
    var element: String {
      "\(kind.plainName) \(name.shortened(to: TableDifference.shownLetters))"
    }

    private var parts: [String] {
      [step, phase?.text, kind.tableName, name].compactMap(\.self)
    }
  }

  /// Changes that are kept: nobody reads more of them than that.
  public static let shown = 100
  /// Letters of a name or a clause that people are shown.
  static let shownLetters = 200

  /// Whether the tables are the same, the order of their steps included.
  public var isNone: Bool { count == 0 }

  /// How many lines would tell all of it.
  public var count: Int { sum.count + (stepOrders == nil ? 0 : 1) }

  /// Numbers that are not further apart than the tolerance are the same.
  public init(_ before: AttributeTable, _ after: AttributeTable, tolerance: Double = 0) {
    self.init(
      TableComparison(ComparedTable(before), ComparedTable(after), tolerance: tolerance))
  }

  /// Walks through a comparison and keeps its first changes.
  public init(_ comparison: TableComparison) {
    var changes: [Change] = []
    sum = comparison.walk(first: Self.shown) { changes.append($0) }
    self.changes = changes
    stepOrders = comparison.stepOrders
  }

  /// One line an element.
  public var text: String {
    isNone ? "the tables are the same\n" : lines.map { $0 + "\n" }.joined()
  }

  /// One for each of the first changes, such as `~ sync after cell cat: y 8 → 20 (+12)`, and one that counts the
  /// others.
  public var lines: [String] {
    let told = (stepOrders.map { [$0.text] } ?? []) + changes.map(\.text)
    return told + [rest(after: told.count)].compactMap(\.self)
  }

  /// How many more differ than the first ones, and what they are made of all together; nil where these are all.
  public func rest(after count: Int) -> String? {
    guard self.count > count else { return nil }
    return "and \(self.count - count) more; all \(sum.count): \(sum.text)"
  }
}

extension TableDifference.Change {
  /// One line for people: `+` or `-` or `~`, the place, and the clauses of what changed, long ones cut.
  public var text: String {
    switch kind {
    case .added: "+ \(place.shown)"
    case .removed: "- \(place.shown)"
    case .changed(let clauses): "~ \(place.shown): \(Self.text(clauses))"
    }
  }

  /// A sentence for people, without the state in which it is so: `cell f3 moved by (+1, 0)`.
  public var sentence: String { "\(place.element) \(predicate)" }

  private var predicate: String {
    switch kind {
    case .added: return "is there, and was not"
    case .removed: return "is gone"
    case .changed(let clauses):
      guard let move else { return "changed: \(Self.text(clauses))" }
      let way = [move.dx, move.dy].map { number in
        (NumberText.rounded(number) > 0 ? "+" : "") + NumberText.text(number)
      }
      let words = "moved by (\(way.joined(separator: ", ")))"
      return move.clauses.isEmpty ? words : "\(words); \(Self.text(move.clauses))"
    }
  }

  private static func text(_ clauses: [String]) -> String {
    clauses.map { $0.shortened(to: TableDifference.shownLetters) }.joined(separator: ", ")
  }
}

extension TableDifference.StepOrders {
  init?(_ first: ComparedTable, _ second: ComparedTable) {
    let (before, after) = (first.keys, second.keys)
    let common = before.stepNames.filter { after.step(named: $0) != nil }
    let other = after.stepNames.filter { before.step(named: $0) != nil }
    if common == other { return nil }
    self.before = Self.names(common, first)
    self.after = Self.names(other, second)
  }

  private static func names(_ steps: [Int], _ table: ComparedTable) -> [String] {
    steps.compactMap { name in
      table.keys.step(named: name).flatMap { table.row(table.keys.stepRows[$0]).step }
    }
  }

  /// One line for people: both orders, each of 50 names at most.
  public var text: String { "~ order of the steps: \(Self.text(before)) → \(Self.text(after))" }

  private static let shown = 50

  private static func text(_ names: [String]) -> String {
    let told = names.prefix(shown).map { $0.shortened(to: TableDifference.shownLetters) }
    let more = names.count > shown ? ["… (\(names.count) steps)"] : []
    return (told + more).joined(separator: ", ")
  }
}
