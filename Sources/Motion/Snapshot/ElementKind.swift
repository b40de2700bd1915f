/// The nature of an element: a cell, or a view of a kind beside the cells or behind them.
public enum ElementKind: Hashable, Sendable {
  /// A view that shows an item.
  case cell
  /// A header, a footer or another view that shows data beside the items, by the name of its kind.
  case supplementary(String)
  /// A view of the layout's own that shows no data, by the name of its kind.
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
