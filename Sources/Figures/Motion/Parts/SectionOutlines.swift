import CoreGraphics
import Drawing
import Motion

/// One outline around all that goes, comes or moves with a section.
struct SectionOutlines {
  let items: [DrawItem]

  /// - Parameter sections: the numbers of the sections of those elements that something was asked of together.
  init(_ cells: [MomentCell], _ sections: [ElementID: Int]) {
    guard !sections.isEmpty else {
      items = []
      return
    }
    var groups: [Int: [MomentCell]] = [:]
    for cell in cells where cell.element.alpha > 0.1 {
      if let section = sections[cell.element.id] { groups[section, default: []].append(cell) }
    }
    items = groups.sorted { $0.key < $1.key }.compactMap { section, members in
      let frame = members.map(\.frame).reduce(CGRect.null) { $0.union($1) }
      // Around those of others, it would say that they belong to it.
      let strangers = cells.filter { sections[$0.element.id] != section && $0.element.alpha > 0.1 }
      let isAlone = !strangers.contains { frame.contains($0.frame.middle) }
      guard isAlone, let first = members.first else { return nil }
      let opacity = members.map { min(max($0.element.alpha, 0), 1) }.max() ?? 1
      let rect = frame.onWholePoints.insetBy(dx: 1, dy: 1)
      return .stroke(
        .rounded(rect, radius: 8), RoleMark(first.story.role).stroke(opacity: opacity))
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
