import UIKit

/// Everything a waterfall remembers between two invalidations: heights, places, and where each
/// section begins.
struct WaterfallPlan {
  private(set) var metrics: WaterfallMetrics?
  private var heights: [WaterfallHeights] = []
  /// `nil` for a section that has to be placed again.
  private var placements: [WaterfallSection?] = []
  /// The start of each section, and the end of the last one.
  private var tops: [CGFloat] = [0]

  var contentSize: CGSize {
    CGSize(width: max(metrics?.width ?? 0, 0), height: tops.last ?? 0)
  }

  // MARK: Forgetting

  mutating func forgetCounts() {
    heights = []
    placements = []
    tops = [0]
  }

  mutating func forgetHeights() {
    for section in heights.indices {
      let count = heights[section].items.count
      heights[section] = WaterfallHeights(items: Array(repeating: nil, count: count))
    }
    forgetPlacements()
  }

  mutating func forgetPlacements() {
    placements = Array(repeating: nil, count: heights.count)
  }

  mutating func forgetItem(at path: IndexPath) {
    guard heights.indices.contains(path.section),
      heights[path.section].items.indices.contains(path.item)
    else { return }
    heights[path.section].items[path.item] = nil
    placements[path.section] = nil
  }

  mutating func forgetBands(of section: Int) {
    guard heights.indices.contains(section) else { return }
    heights[section].header = nil
    heights[section].footer = nil
    placements[section] = nil
  }

  // MARK: Placing

  /// Goes over to other metrics; heights survive as long as the columns keep their width.
  mutating func adopt(_ current: WaterfallMetrics) {
    guard current != metrics else { return }
    if current.columnWidth == metrics?.columnWidth {
      forgetPlacements()
    } else {
      forgetHeights()
    }
    metrics = current
  }

  /// Goes over to other numbers of items; heights survive only where nothing was added or removed.
  mutating func adopt(counts: [Int]) {
    guard counts != heights.map(\.items.count) else { return }
    heights = counts.map { WaterfallHeights(items: Array(repeating: nil, count: $0)) }
    forgetPlacements()
  }

  /// Places the sections that have to be; `measure` fills in the heights that are missing there.
  mutating func place(measure: (_ section: Int, inout WaterfallHeights) -> Void) {
    guard let metrics = metrics else { return }
    tops = [0]
    var top: CGFloat = 0
    for section in heights.indices {
      if placements[section] == nil {
        measure(section, &heights[section])
        placements[section] = WaterfallSection(heights: heights[section], metrics: metrics)
      }
      top += placements[section]?.height ?? 0
      tops.append(top)
    }
  }

  // MARK: Asking

  /// A section's places and the distance by which they are below those of the first section.
  func placement(of section: Int) -> (elements: WaterfallSection, top: CGFloat)? {
    guard placements.indices.contains(section), let elements = placements[section] else {
      return nil
    }
    return (elements, tops[section])
  }

  /// The sections whose extent touches that of the rectangle.
  func sections(in rect: CGRect) -> Range<Int> {
    let first = placements.indices.firstIndexInSorted { tops[$0 + 1] >= rect.minY }
    let end = placements.indices.firstIndexInSorted { tops[$0] > rect.maxY }
    return first..<max(first, end)
  }
}
