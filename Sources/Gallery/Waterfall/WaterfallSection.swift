import UIKit

/// The numbers that a section of a waterfall is placed with.
struct WaterfallMetrics: Equatable {
  var width: CGFloat
  var columnCount: Int
  var lineSpacing: CGFloat
  var interitemSpacing: CGFloat
  var inset: UIEdgeInsets

  /// Whole points, so that no edge is blurred; what is left over stays at the right.
  var columnWidth: CGFloat {
    let spacings = CGFloat(columnCount - 1) * interitemSpacing
    let free = width - inset.left - inset.right - spacings
    return max((free / CGFloat(columnCount)).rounded(.down), 0)
  }
}

/// The heights that a section's elements were measured with; `nil` where one is still to be asked.
struct WaterfallHeights {
  var header: CGFloat?
  var footer: CGFloat?
  var items: [CGFloat?]
}

/// The places of one section's elements, seen from the section's top left corner.
struct WaterfallSection {
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  private(set) var frames: [CGRect] = []
  private(set) var height: CGFloat = 0
  /// The items of every column from top to bottom.
  private var columns: [[Int]] = []

  /// Puts every item at the end of the shortest column, of several equally short ones the leftmost.
  init(heights: WaterfallHeights, metrics: WaterfallMetrics) {
    header = band(height: heights.header ?? 0, metrics: metrics)
    height += metrics.inset.top
    place(heights.items.map { max($0 ?? 0, 0) }, metrics: metrics)
    height += metrics.inset.bottom
    footer = band(height: heights.footer ?? 0, metrics: metrics)
  }

  /// The items that meet the rectangle, in their order.
  func items(in rect: CGRect) -> [Int] {
    var found: [Int] = []
    for column in columns {
      // Within a column both edges are in order; across columns neither is.
      let first = column.firstIndexInSorted { frames[$0].maxY >= rect.minY }
      for item in column[first...] {
        guard frames[item].minY <= rect.maxY else { break }
        if frames[item].intersects(rect) { found.append(item) }
      }
    }
    return found.sorted()
  }

  private mutating func band(height bandHeight: CGFloat, metrics: WaterfallMetrics) -> CGRect? {
    guard bandHeight > 0 else { return nil }
    let frame = CGRect(x: 0, y: height, width: max(metrics.width, 0), height: bandHeight)
    height += bandHeight
    return frame
  }

  private mutating func place(_ heights: [CGFloat], metrics: WaterfallMetrics) {
    guard !heights.isEmpty else { return }
    // Columns that no item can reach need no bookkeeping, however many were asked for.
    let reachable = min(metrics.columnCount, heights.count)
    var ends = ColumnEnds(count: reachable, at: height)
    columns = [[Int]](repeating: [], count: reachable)
    frames.reserveCapacity(heights.count)

    let width = metrics.columnWidth
    for (item, itemHeight) in heights.enumerated() {
      let (column, end) = ends.shortest
      let x = metrics.inset.left + CGFloat(column) * (width + metrics.interitemSpacing)
      frames.append(CGRect(x: x, y: end, width: width, height: itemHeight))
      columns[column].append(item)
      ends.lengthenShortest(to: end + itemHeight + metrics.lineSpacing)
    }
    height = frames.reduce(height) { max($0, $1.maxY) }
  }
}
