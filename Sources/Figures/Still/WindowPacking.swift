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
  /// Of the lines above each window.
  let head: CGFloat
  /// The top left corners of the screens, below their heads.
  private(set) var origins: [CGPoint] = []
  private(set) var size = CGSize.zero
  /// The share of the page on which nothing stands.
  private(set) var unused: CGFloat = 0
  /// A free place at the end of the last row.
  private(set) var rest = CGRect.zero

  static let gap: CGFloat = 20
  /// Heads need that much.
  static let leastWidth: CGFloat = 104
  private static let mostUnused: CGFloat = 0.15
  private static let scales = (0..<26).map { 0.5 * pow(0.945, CGFloat($0)) }

  /// - Parameter room: the width of the page, and the height that is liked.
  static func best(_ windows: [Window], in room: CGSize) -> WindowPacking {
    var best: (penalty: CGFloat, packing: WindowPacking)?
    for order in orders(windows) {
      for scale in scales {
        let packing = WindowPacking(windows, order, scale: scale, width: room.width)
        guard packing.size.width <= room.width + 0.5 else { continue }
        let excess = max(packing.size.height / room.height - 1, 0)
        let waste = max(packing.unused - mostUnused, 0)
        let penalty = waste * 4 + excess * 60 + (0.5 - scale)
        if penalty < (best?.penalty ?? .infinity) - 0.004 { best = (penalty, packing) }
      }
    }
    let least = scales.last ?? 0.1
    return best?.packing
      ?? WindowPacking(
        windows, Array(windows.indices),
        scale: min(least, room.width / max(windows.map(\.size.width).max() ?? 1, 1)),
        width: room.width)
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

  private struct Column {
    let x: CGFloat
    let width: CGFloat
    var bottom: CGFloat
  }

  private init(_ windows: [Window], _ order: [Int], scale: CGFloat, width: CGFloat) {
    self.scale = scale
    let sizes = windows.map { window in
      CGSize(
        width: max((window.size.width * scale).rounded(), 1),
        height: max((window.size.height * scale).rounded(), 1))
    }
    let rooms = sizes.map { max($0.width, Self.leastWidth) }
    head = zip(windows, rooms).map { $0.head($1) }.max() ?? 0
    origins = Array(repeating: .zero, count: windows.count)
    var columns: [Column] = []
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for index in order {
      let height = head + sizes[index].height
      let below = columns.firstIndex {
        rooms[index] <= $0.width + 0.5 && $0.bottom + Self.gap + height <= bottom + 0.5
      }
      if let below {
        origins[index] = CGPoint(
          x: columns[below].x, y: columns[below].bottom + Self.gap + head)
        columns[below].bottom += Self.gap + height
        continue
      }
      var x = columns.last.map { $0.x + $0.width + Self.gap } ?? 0
      if x > 0, x + rooms[index] > width + 0.5 { (columns, top, x) = ([], bottom + Self.gap, 0) }
      origins[index] = CGPoint(x: x, y: top + head)
      columns.append(Column(x: x, width: rooms[index], bottom: top + height))
      bottom = max(bottom, top + height)
      size = CGSize(width: max(size.width, x + rooms[index]), height: bottom)
    }
    let used = zip(sizes, rooms).reduce(0) {
      $0 + ($1.1 + Self.gap) * ($1.0.height + head + Self.gap)
    }
    finish(columns, used: used)
  }

  /// The free place beside or below the last columns, and what else stays empty.
  private mutating func finish(_ columns: [Column], used: CGFloat) {
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

  private static let leastRuler: CGFloat = 280
}
