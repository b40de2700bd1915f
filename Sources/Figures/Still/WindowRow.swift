import CoreGraphics

/// Windows that hang from one line, and others below these as far as the tallest reaches.
struct WindowRow {
  /// A window with its head.
  struct Box {
    let index: Int
    let width: CGFloat
    let head: CGFloat
    /// Of the screen alone.
    let height: CGFloat
  }

  struct Column {
    let x: CGFloat
    let width: CGFloat
    var bottom: CGFloat

    var right: CGFloat { x + width }
  }

  /// The screens' corners, from the line down.
  private(set) var origins: [(index: Int, origin: CGPoint)] = []
  /// Above the line.
  private(set) var head: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  private var columns: [Column] = []
  private var boxes: [(box: Box, isBelow: Bool)] = []

  var width: CGFloat { columns.last?.right ?? 0 }

  /// The area that stands full, with a gap around each; heads on the line are as high as the highest.
  var used: CGFloat {
    boxes.reduce(0) { used, entry in
      let head = entry.isBelow ? entry.box.head : head
      let gap = WindowPacking.gap
      return used + (entry.box.width + gap) * (entry.box.height + head + gap)
    }
  }

  /// The columns in the coordinates of a page on which the row begins there.
  func columns(hangingFrom top: CGFloat) -> [Column] {
    columns.map { Column(x: $0.x, width: $0.width, bottom: $0.bottom + top + head) }
  }

  /// At the end of the line; false where that is too far.
  @discardableResult
  mutating func add(beside box: Box, within limit: CGFloat) -> Bool {
    let x = columns.last.map { $0.right + WindowPacking.gap } ?? 0
    guard x == 0 || x + box.width <= limit + 0.5 else { return false }
    origins.append((box.index, CGPoint(x: x, y: 0)))
    boxes.append((box, false))
    columns.append(Column(x: x, width: box.width, bottom: box.height))
    head = max(head, box.head)
    bottom = max(bottom, box.height)
    return true
  }

  /// Below one column or several beside each other, where there is room for it.
  mutating func add(below box: Box) -> Bool {
    var best: (columns: ClosedRange<Int>, y: CGFloat)?
    for first in columns.indices {
      guard
        let last = columns[first...].firstIndex(where: {
          $0.right - columns[first].x >= box.width - 0.5
        })
      else { break }
      let low = columns[first...last].map(\.bottom).max() ?? 0
      let y = low + WindowPacking.gap + box.head
      if y + box.height <= bottom + 0.5, y < best?.y ?? .infinity { best = (first...last, y) }
    }
    guard let best else { return false }
    origins.append((box.index, CGPoint(x: columns[best.columns.lowerBound].x, y: best.y)))
    boxes.append((box, true))
    for column in best.columns { columns[column].bottom = best.y + box.height }
    return true
  }
}

/// Windows as large as they come out in a scale, with the lines above them.
struct WindowBoxes {
  let scale: CGFloat
  let sizes: [CGSize]
  /// The widths of the screens, or of their heads where these need more.
  let rooms: [CGFloat]
  let heads: [CGFloat]

  init(_ windows: [WindowPacking.Window], scale: CGFloat, leastWidth: CGFloat) {
    self.scale = scale
    let sizes = windows.map { window in
      CGSize(
        width: max((window.size.width * scale).rounded(), 1),
        height: max((window.size.height * scale).rounded(), 1))
    }
    self.sizes = sizes
    rooms = sizes.map { max($0.width, leastWidth) }
    heads = zip(windows, rooms).map { $0.head($1) }
  }
}
