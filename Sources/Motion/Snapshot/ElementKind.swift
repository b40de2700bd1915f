/// What an element is: a cell, or a view of a kind beside the cells or behind them.
public enum ElementKind: Hashable, Sendable {
  case cell
  case supplementary(String)
  case decoration(String)

  /// The kind's name; cells have none.
  public var name: String? {
    switch self {
    case .cell: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}

/// Cells, then supplementary views, then decoration views; within one category by the bytes of the name.
extension ElementKind: Comparable {
  /// Whether the first kind stands before the second one in snapshots and tables.
  public static func < (first: ElementKind, second: ElementKind) -> Bool {
    guard first.rank == second.rank else { return first.rank < second.rank }
    return ByteOrder.isAscending(first.name ?? "", second.name ?? "")
  }
}
