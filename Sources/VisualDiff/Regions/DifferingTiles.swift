internal import Imaging

/// The squares of two pictures in which pixels differ; those that touch belong together.
struct DifferingTiles {
  /// The pixels of a square, or of several, that differ.
  struct Found {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    var count = 0

    var box: PixelArea {
      PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    init() {}

    /// Every pixel of an area.
    init(all area: PixelArea) {
      (left, right) = (area.x, area.x + area.width - 1)
      (top, bottom) = (area.y, area.y + area.height - 1)
      count = area.pixelCount
    }

    mutating func add(_ x: Int, _ y: Int) {
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
      count += 1
    }

    /// So many pixels of a row, from the first to the last one.
    mutating func add(_ count: Int, in columns: ClosedRange<Int>, _ y: Int) {
      (left, right) = (min(left, columns.lowerBound), max(right, columns.upperBound))
      (top, bottom) = (min(top, y), max(bottom, y))
      self.count += count
    }

    mutating func add(_ other: Found) {
      (left, right) = (min(left, other.left), max(right, other.right))
      (top, bottom) = (min(top, other.top), max(bottom, other.bottom))
      count += other.count
    }
  }

  private let columns: Int
  private let rows: Int
  /// By rows of squares.
  private var tiles: [Found]
  private let side: Int

  /// More squares say no more.
  private static let mostTiles = 1 << 18
  /// At one pixel a point: letters of a word are nearer to one another, lines of a list are not.
  private static let side = 8

  /// Squares for a picture of that size.
  init(width: Int, height: Int, scale: Double) {
    var side = Self.side * max(1, Int(min(max(scale, 1), 16).rounded()))
    while (width / side + 1) * (height / side + 1) > Self.mostTiles { side *= 2 }
    self.init(side: side, columns: (width - 1) / side + 1, rows: (height - 1) / side + 1)
  }

  private init(side: Int, columns: Int, rows: Int) {
    (self.side, self.columns, self.rows) = (side, columns, rows)
    tiles = [Found](repeating: Found(), count: columns * rows)
  }

  mutating func add(_ x: Int, _ y: Int) {
    tiles[y / side * columns + x / side].add(x, y)
  }

  /// So many pixels of a row within eight that begin at a multiple of eight, which no square parts.
  mutating func add(_ count: Int, in columns: ClosedRange<Int>, _ y: Int) {
    tiles[y / side * self.columns + columns.lowerBound / side].add(count, in: columns, y)
  }

  /// Those of another part of the same pictures.
  mutating func add(_ other: DifferingTiles) {
    for index in tiles.indices where other.tiles[index].count > 0 {
      tiles[index].add(other.tiles[index])
    }
  }

  /// Squares of twice the side.
  func coarser() -> DifferingTiles {
    var coarse = DifferingTiles(
      side: side * 2, columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for index in tiles.indices where tiles[index].count > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      coarse.tiles[row / 2 * coarse.columns + column / 2].add(tiles[index])
    }
    return coarse
  }

  /// All that touch, even at a corner, together; from the top, then from the left.
  func joined() -> [Found] {
    var isSeen = tiles.map { $0.count == 0 }
    var regions: [Found] = []
    for index in tiles.indices where !isSeen[index] {
      isSeen[index] = true
      var region = Found()
      var open = [index]
      while let next = open.popLast() {
        region.add(tiles[next])
        forEachNeighbour(of: next) { neighbour in
          guard !isSeen[neighbour] else { return }
          isSeen[neighbour] = true
          open.append(neighbour)
        }
      }
      regions.append(region)
    }
    return regions.sorted { ($0.top, $0.left) < ($1.top, $1.left) }
  }

  private func forEachNeighbour(of index: Int, _ body: (_ neighbour: Int) -> Void) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    for line in max(0, row - 1)...min(rows - 1, row + 1) {
      for place in max(0, column - 1)...min(columns - 1, column + 1) {
        body(line * columns + place)
      }
    }
  }
}
