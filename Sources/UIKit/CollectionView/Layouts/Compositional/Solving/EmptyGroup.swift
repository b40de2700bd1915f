/// The reason for which a section shows nothing: its group holds not a single item, or nothing of any.
enum EmptyGroup: Equatable {
  /// A group without any items.
  case noItems(group: String)
  /// A custom group whose closure answers no place that anything fits into.
  case noPlaces(group: String)
  /// The first item is longer than the group along the way in which the group goes.
  case tooLong(item: Piece, group: Piece, axis: LayoutAxis)
  /// All items are there, and each is nothing wide or nothing high: they cannot even be measured.
  case flat(item: String, axis: LayoutAxis)

  /// An item or a group: as it was asked for, and how long that is.
  struct Piece: Equatable {
    var name: String
    var length: CGFloat
  }

  /// Differs from UIKit: it shows nothing, and does not say why.
  func message(section: Int, count: Int) -> String {
    "section \(section) shows none of its \(count) \(count == 1 ? "item" : "items"): \(text)"
  }

  func topic(section: Int) -> UIKitLog.Topic {
    if case .flat = self { return .flatItems(section: section) }
    return .emptyGroup(section: section)
  }

  private var text: String {
    switch self {
    case .noItems(let group): "its \(group) has no items"
    case .noPlaces(let group): "its \(group) answers no places"
    case .tooLong(let item, let group, let axis):
      "its \(item.name) takes \(AttributesDescription.number(item.length)) points "
        + "\(axis == .horizontal ? "across" : "down"), and its \(group.name) has "
        + AttributesDescription.number(group.length)
    case .flat(let item, let axis):
      "its \(item) is 0 points \(axis == .horizontal ? "wide" : "high")"
    }
  }
}

extension GroupSolver {
  /// Looks into the first item of each group, down to the one that has no room.
  func reason(for node: GroupNode, in room: CGSize) -> EmptyGroup? {
    let inner = innerSize(of: node, in: room)
    switch node.content {
    case .cell: return nil
    case .custom: return .noPlaces(group: node.headline)
    case .row(let row):
      guard !row.children.isEmpty, row.count != 0 else { return .noItems(group: node.headline) }
      let plan = RowPlan(row, of: node, inner: inner, pixels: pixels, limit: limit)
      let child = plan.child(0)
      if let deeper = reason(for: child, in: plan.room) { return deeper }
      let length = solve(child, in: plan.room).size[row.axis] + child.edges.minimum(row.axis)
      guard plan.isBounded, length > inner[row.axis] + Self.slack else { return nil }
      return .tooLong(
        item: .init(name: child.headline, length: length),
        group: .init(name: node.headline, length: inner[row.axis]), axis: row.axis)
    }
  }
}

extension SolvedGroup {
  /// The reason for which nothing shows of any item; nil where something does.
  func flatness(of node: GroupNode) -> EmptyGroup? {
    guard let first = slots.first, slots.allSatisfy({ !$0.frame.size.isArea }) else { return nil }
    return .flat(
      item: node.firstLeaf.headline, axis: first.frame.width > 0 ? .vertical : .horizontal)
  }
}

extension CGSize {
  fileprivate var isArea: Bool { width > 0 && height > 0 }
}

extension GroupNode {
  /// The first item, or the custom group in its place.
  fileprivate var firstLeaf: GroupNode {
    guard case .row(let row) = content, let first = row.children.first else { return self }
    return first.firstLeaf
  }
}
