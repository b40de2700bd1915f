import CoreGraphics
import Motion

/// Who lies in front of whom on a screen, and who cannot be seen for that.
struct StackCovers {
  /// The foremost layer that lies over anything.
  private(set) var front: Int?
  /// Those of other layers that it covers a part of.
  private(set) var behind: [ElementSnapshot] = []
  /// Those of which nothing is seen.
  private(set) var hidden: Set<ElementID> = []

  private let region: CGRect

  /// Looking at more would take long; they are told to be left out.
  static let limit = 4_000

  init(_ layers: [StackLayer], in region: CGRect) {
    self.region = region
    let known = layers.map { $0.elements.prefix(Self.limit) }
    for index in layers.indices.reversed() where index > 0 {
      let rows = Rows(known[index].map { $0.frame.intersection(region) }, in: region)
      let below = known[..<index].flatMap(\.self).filter { rows.meets($0.frame) }
      if !below.isEmpty {
        (front, behind) = (index, below)
        break
      }
    }
    // Elements of one depth hide nobody for certain.
    let all = layers.flatMap(\.elements)
    guard layers.count > 1, all.count <= Self.limit else { return }
    let covers = all.filter(\.hidesWhatIsBehind)
    let rows = Rows(covers.map { $0.frame.intersection(region) }, in: region)
    for element in all {
      let seen = element.frame.intersection(region)
      let isHidden = rows.holds(seen) { covers[$0].depth > element.depth }
      if isHidden { hidden.insert(element.id) }
    }
  }
}

/// Rectangles that are found by their height.
private struct Rows {
  private let rects: [CGRect]
  private var rows = [[Int]](repeating: [], count: 64)
  private let region: CGRect

  init(_ rects: [CGRect], in region: CGRect) {
    (self.rects, self.region) = (rects, region)
    for (index, rect) in rects.enumerated() where !rect.isNull {
      for row in self.row(rect.minY)...self.row(rect.maxY) { rows[row].append(index) }
    }
  }

  private func row(_ y: CGFloat) -> Int {
    let share = (y - region.minY) / max(region.height, 1)
    return Int(min(max(share, 0), 1) * CGFloat(rows.count - 1))
  }

  /// Whether more than an edge is common.
  func meets(_ rect: CGRect) -> Bool {
    guard rect.maxY > region.minY, rect.minY < region.maxY else { return false }
    return (row(rect.minY)...row(rect.maxY)).contains { row in
      rows[row].contains {
        let common = rects[$0].intersection(rect)
        return !common.isNull && common.width > 0.5 && common.height > 0.5
      }
    }
  }

  /// Whether a single one of those that count covers all of it.
  func holds(_ rect: CGRect, _ counts: (Int) -> Bool) -> Bool {
    rows[row(rect.midY)].contains { rects[$0].holds(rect) && counts($0) }
  }
}

extension ElementSnapshot {
  /// Whether nothing is seen through it: as far as its drawing tells.
  fileprivate var hidesWhatIsBehind: Bool {
    alpha > 0.99 && isUpright && (content.isEmpty ? kind == .cell : ownColor != nil)
  }
}
