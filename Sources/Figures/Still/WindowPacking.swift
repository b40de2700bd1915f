import CoreGraphics

/// The places of windows of several sizes on a page, all in one scale: in rows that hang from one line, low windows
/// below each other beside a tall one, as large as leaves little of the page empty.
struct WindowPacking {
  struct Window {
    /// In points of the screen.
    let size: CGSize
    /// The lines above it, in the width that it has.
    let head: (CGFloat) -> CGFloat
  }

  let scale: CGFloat
  /// The top left corners of the screens, below their heads.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero
  /// The share of the page on which nothing stands.
  private(set) var unused: CGFloat = 0
  private var used: CGFloat = 0
  /// A free place at the end of the last row.
  private(set) var rest = CGRect.zero

  static let gap: CGFloat = 20
  private static let mostUnused: CGFloat = 0.14
  private static let scales = (0..<30).map { 0.5 * pow(0.945, CGFloat($0)) }

  /// Heads need that much; on narrow pages they have more lines.
  static func leastWidth(on width: CGFloat) -> CGFloat { width < 500 ? 76 : 104 }

  /// Of a window: in less, nobody counts columns; on a narrow page, less than that makes it taller than is read at once.
  private static func leastScreen(on width: CGFloat) -> CGFloat { width < 500 ? 46 : 72 }

  /// In the first of the heights that shows all windows so large that they tell something, else in the last one.
  ///
  /// - Parameters:
  ///   - width: of the page.
  ///   - heights: the one that is liked, then those that it may have instead.
  static func best(_ windows: [Window], width: CGFloat, heights: [CGFloat]) -> WindowPacking {
    let narrowest = windows.map(\.size.width).min() ?? 1
    let isOpen = heights.count > 1
    var packing = best(
      windows, in: CGSize(width: width, height: heights.first ?? width), isOpen: isOpen)
    for height in heights.dropFirst() where packing.scale * narrowest < leastScreen(on: width) {
      packing = best(windows, in: CGSize(width: width, height: height), isOpen: isOpen)
    }
    return packing
  }

  /// - Parameter isOpen: whether small windows are worse than an empty part of the page.
  private static func best(
    _ windows: [Window], in room: CGSize, isOpen: Bool
  ) -> WindowPacking {
    let least = scales.last ?? 0.1
    let widest = max(windows.map(\.size.width).max() ?? 1, 1)
    let narrowest = windows.map(\.size.width).min() ?? 1
    let sets = (scales + [min(least, room.width / widest)]).map {
      WindowBoxes(windows, scale: $0, leastWidth: leastWidth(on: room.width))
    }
    var best: (penalty: CGFloat, packing: WindowPacking)?
    for order in orders(windows) {
      for boxes in sets {
        let lack = max(1 - boxes.scale * narrowest / leastScreen(on: room.width), 0)
        let loss = 0.5 - boxes.scale + (isOpen ? lack * 4 : 0)
        // Smaller ones are never better.
        if let best, loss >= best.penalty - 0.004 { break }
        let packing = WindowPacking(boxes, order, width: room.width)
        guard packing.size.width <= room.width + 0.5 else { continue }
        let excess = max(packing.height / room.height - 1, 0)
        let waste = max(packing.unused - mostUnused, 0)
        let penalty = waste * 4 + excess * 60 + loss
        if penalty < (best?.penalty ?? .infinity) - 0.004 { best = (penalty, packing) }
      }
    }
    return best?.packing
      ?? WindowPacking(sets[sets.count - 1], Array(windows.indices), width: room.width)
  }

  /// With the axis of widths, inside or below.
  private var height: CGFloat {
    size.height + (holdsRuler ? 0 : Self.gap + WidthAxis.height)
  }

  /// The order in which they are named first, then those that fill a page well.
  private static func orders(_ windows: [Window]) -> [[Int]] {
    let named = Array(windows.indices)
    guard windows.count > 5 else { return permutations(named) }
    func sorted(_ isBefore: (CGSize, CGSize) -> Bool) -> [Int] {
      named.sorted { first, second in
        isBefore(windows[first].size, windows[second].size)
          || !isBefore(windows[second].size, windows[first].size) && first < second
      }
    }
    return [
      named, sorted { $0.height > $1.height }, sorted { $0.width < $1.width },
      sorted { $0.width * $0.height > $1.width * $1.height },
    ]
  }

  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.indices.flatMap { index -> [[Int]] in
      var rest = numbers
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  // MARK: One arrangement

  private init(_ boxes: WindowBoxes, _ order: [Int], width: CGFloat) {
    scale = boxes.scale
    origins = Array(repeating: .zero, count: boxes.sizes.count)
    var row = WindowRow()
    for index in order {
      let box = WindowRow.Box(
        index: index, width: boxes.rooms[index], head: boxes.heads[index],
        height: boxes.sizes[index].height)
      if row.add(below: box) || row.add(beside: box, within: width) { continue }
      end(row)
      row = WindowRow()
      row.add(beside: box, within: .infinity)
    }
    let top = size.height > 0 ? size.height + Self.gap : 0
    end(row)
    finish(row.columns(hangingFrom: top))
  }

  /// Puts it below the rows before it.
  private mutating func end(_ row: WindowRow) {
    let top = size.height > 0 ? size.height + Self.gap : 0
    for (index, origin) in row.origins {
      origins[index] = CGPoint(x: origin.x, y: top + row.head + origin.y)
    }
    used += row.used
    size = CGSize(
      width: max(size.width, row.width), height: max(top + row.head + row.bottom, size.height))
  }

  /// The free place beside or below the last columns, and what else stays empty.
  private mutating func finish(_ columns: [WindowRow.Column]) {
    let places = columns.indices.map { index -> CGRect in
      let low = columns[index...].map(\.bottom).max() ?? size.height
      let top = low + Self.gap
      return CGRect(
        x: columns[index].x, y: top, width: size.width - columns[index].x,
        height: max(size.height - top, 0))
    }
    rest = places.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    let page = (size.width + Self.gap) * (size.height + Self.gap)
    let ruler = holdsRuler ? (rest.width + Self.gap) * (WidthAxis.height + Self.gap) : 0
    unused = page > 0 ? max(1 - (used + ruler) / page, 0) : 0
  }

  /// Whether the axis of widths can stand in the free place.
  var holdsRuler: Bool { rest.width >= Self.leastRuler && rest.height >= WidthAxis.height }

  private static let leastRuler: CGFloat = 160
}
