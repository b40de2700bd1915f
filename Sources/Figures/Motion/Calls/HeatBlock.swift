import CoreGraphics
import Drawing
import Motion

/// An area of a heat map with what it stands for: an element, or many of them.
struct HeatBlock {
  let name: String
  let count: Int
  let frame: CGRect
  /// Elements that it stands for.
  let members: Int

  /// For elements that would come out too small: their sections, or, of a single section, runs of elements.
  static func summary(of counts: HeatCounts, width: CGFloat) -> [HeatBlock] {
    let elements = counts.elements.sorted { $0.path < $1.path }
    let sections = Dictionary(grouping: elements) { $0.path.first ?? 0 }
    guard sections.count > 1 else { return grid(runs(elements, counts), width: width) }
    let groups = sections.keys.sorted().map { section -> Group in
      let members = sections[section] ?? []
      let header = members.first { $0.kind != .cell && $0.id.identifier != nil }
      return Group(
        name: header?.id.identifier ?? "section \(section)", members: members.count,
        count: members.reduce(0) { $0 + counts[$1] })
    }
    return grid(merged(groups), width: width)
  }

  private struct Group {
    let name: String
    let members: Int
    let count: Int
  }

  private static let mostBlocks = 24

  private static func runs(_ elements: [ElementSnapshot], _ counts: HeatCounts) -> [Group] {
    let length = max(10, (elements.count + mostBlocks - 1) / mostBlocks)
    return stride(from: 0, to: elements.count, by: length).map { start in
      let run = elements[start..<min(start + length, elements.count)]
      return Group(
        name: "\(start) to \(start + run.count - 1)", members: run.count,
        count: run.reduce(0) { $0 + counts[$1] })
    }
  }

  /// So many that each has room for its name.
  private static func merged(_ groups: [Group]) -> [Group] {
    guard groups.count > mostBlocks else { return groups }
    let length = (groups.count + mostBlocks - 1) / mostBlocks
    return stride(from: 0, to: groups.count, by: length).map { start in
      let run = groups[start..<min(start + length, groups.count)]
      return Group(
        name: "\(start) to \(start + run.count - 1)",
        members: run.reduce(0) { $0 + $1.members }, count: run.reduce(0) { $0 + $1.count })
    }
  }

  private static func grid(_ groups: [Group], width: CGFloat) -> [HeatBlock] {
    let gap: CGFloat = 8
    let columns = max(1, min(groups.count, Int((width + gap) / 90)))
    let side = ((width - gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    return groups.enumerated().map { index, group in
      let origin = CGPoint(
        x: CGFloat(index % columns) * (side + gap), y: CGFloat(index / columns) * (56 + gap))
      return HeatBlock(
        name: group.name, count: group.count,
        frame: CGRect(origin: origin, size: CGSize(width: side, height: 56)),
        members: group.members)
    }
  }
}
