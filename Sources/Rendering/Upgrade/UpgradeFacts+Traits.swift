internal import Motion

// The traits of changes: their words without those that tell one scene, or one element, from another.
extension UpgradeFacts.Trait {
  /// - Parameter hasSameSurroundings: whether the fonts and libraries are those of then.
  static func sameDrawing(hasSameSurroundings: Bool) -> Self {
    hasSameSurroundings
      ? Self("what is drawn is the same, its pixels are not", isOfProgram: true)
      : Self("what is drawn is the same, its pixels are not, nor are fonts or libraries")
  }

  static func newColumn(_ name: String) -> Self {
    Self("the column \"\(name)\" is new", isOfProgram: true)
  }

  /// Of two drawings: `cell: background #4c94e8 → #dd5a55`, whichever cell it is.
  static func all(of causes: [SeenDifference.Cause]) -> [Self] {
    unique(
      causes.map { cause in
        let kind = cause.element?.split(separator: " ", maxSplits: 1).first
        return Self(kind.map { "\($0): \(cause.change)" } ?? cause.change)
      })
  }

  /// Of two tables: `cell: x +1`; nothing where not every change is known.
  static func all(of difference: TableDifference) -> [Self] {
    guard difference.sum.count == difference.changes.count else { return [] }
    let orders = difference.stepOrders == nil ? [] : [Self("the steps have another order")]
    let changes = difference.changes.flatMap { change -> [Self] in
      let kind = change.place.kind.tableName
      switch change.kind {
      case .added: return [Self("\(kind): is there, and was not")]
      case .removed: return [Self("\(kind): is gone")]
      case .changed(let clauses): return clauses.map { Self("\(kind): \(distance($0))") }
      }
    }
    return unique(orders + changes)
  }

  /// `x 10 → 11 (+1)` is told as `x +1`.
  private static func distance(_ clause: String) -> String {
    guard clause.hasSuffix(")"), let open = clause.lastIndex(of: "("),
      let name = clause.split(separator: " ").first
    else { return clause }
    let number = clause[clause.index(after: open)...].dropLast()
    guard number.hasPrefix("+") || number.hasPrefix("-") else { return clause }
    return "\(name) \(number)"
  }

  private static func unique(_ traits: [Self]) -> [Self] {
    var seen: Set<Self> = []
    return traits.filter { seen.insert($0).inserted }
  }
}
