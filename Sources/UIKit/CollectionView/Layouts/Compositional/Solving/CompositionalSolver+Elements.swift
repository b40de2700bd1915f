// Single elements, by their keys.
extension CompositionalSolver {
  func slot(of key: ElementKey, visible: ClosedRange<CGFloat>?) -> PlacedSlot? {
    let path = key.indexPath
    guard path.count == 2 else { return nil }
    switch key.category {
    case .cell: return item(path[1], in: path[0])
    case .supplementaryView:
      let name = SectionPlan.ViewName(kind: key.kind ?? "", number: path[1])
      return supplement(name, in: path[0], visible: visible)
    case .decorationView:
      return path[1] == 0 ? decoration(kind: key.kind ?? "", in: path[0]) : nil
    }
  }

  /// The axes along which an element has the last word about its size.
  func openAxes(of key: ElementKey) -> [LayoutAxis] {
    let path = key.indexPath
    guard path.count == 2, sections.indices.contains(path[0]) else { return [] }
    switch key.category {
    case .cell: return sections[path[0]].openAxes(ofItem: path[1])
    case .decorationView: return []
    case .supplementaryView:
      if path[1] == .max {
        return boundary.items.first { $0.node.kind == key.kind }?.node.size.openAxes ?? []
      }
      return sections[path[0]].openAxes(of: .init(kind: key.kind ?? "", number: path[1]))
    }
  }

  /// The size that an element asked for before.
  func measured(_ key: ElementKey) -> CGSize? {
    let path = key.indexPath
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    if key.category == .cell { return sections[path[0]].stack.measured[path[1]] }
    let kind = key.kind ?? ""
    return path[1] == .max
      ? measuredBoundary[kind]
      : sections[path[0]].measuredViews[.init(kind: kind, number: path[1])]
  }

  mutating func measure(_ size: CGSize, of key: ElementKey) {
    let path = key.indexPath
    guard path.count == 2, sections.indices.contains(path[0]) else { return }
    if key.category == .cell {
      measure(size, of: path[1], in: path[0])
    } else if path[1] == .max {
      measure(size, ofBoundary: key.kind ?? "")
    } else {
      measure(size, of: .init(kind: key.kind ?? "", number: path[1]), in: path[0])
    }
  }
}
