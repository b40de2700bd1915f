import CoreGraphics

/// The columns in which cells stand, those of all content also where only some of its cells are known.
struct CellGrid {
  let count: Int
  /// How many different edges cells begin at, from the left and from above.
  let lefts: Int
  let tops: Int
  private let frames: [CGRect]

  init(_ frames: [CGRect]) {
    self.frames = frames.filter { frame in
      [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < 1e9 }
    }
    count = frames.count
    lefts = Set(frames.map { Self.step($0.minX) }).count
    tops = Set(frames.map { Self.step($0.minY) }).count
  }

  /// As many as stand beside each other; of a wall as many of its smallest cells as it is wide.
  var columns: Int { wallColumns ?? max(1, min(lefts, mostBeside)) }

  /// Whether nearly every place of rows and columns is taken, or every one but some of the last row's.
  var isFull: Bool {
    lefts > 1 && tops > 1 && (lefts * tops * 2 <= count * 3 || lefts * (tops - 1) < count)
  }

  /// The same where few cells begin below each other, as long as most of them stand in even rows; nil for all else.
  var rowColumns: Int? {
    if isFull { return columns }
    let rows = Dictionary(grouping: frames) { Self.step($0.minY) }.values
    guard let fullest = rows.max(by: { $0.count < $1.count }), fullest.count > 2,
      Set(fullest.map { Self.step($0.width) }).count == 1
    else { return nil }
    let places = Set(fullest.map(Place.init))
    let inside = frames.count { places.contains(Place($0)) }
    return inside * 2 > count && inside > fullest.count ? fullest.count : nil
  }

  /// Whether it is one row of a list of which no more is known.
  func isSingle(in width: CGFloat) -> Bool {
    count == 1 && frames.allSatisfy { $0.width > width / 2 }
  }

  private struct Place: Hashable {
    let left: Int
    let width: Int

    init(_ frame: CGRect) {
      (left, width) = (CellGrid.step(frame.minX), CellGrid.step(frame.width))
    }
  }

  /// As many as a level line crosses at most.
  private var mostBeside: Int {
    let edges = frames.flatMap {
      [(y: Self.step($0.minY), by: 1), (y: Self.step($0.maxY), by: -1)]
    }
    var (now, most) = (0, 0)
    for edge in edges.sorted(by: { ($0.y, $0.by) < ($1.y, $1.by) }) {
      now += edge.by
      most = max(most, now)
    }
    return most
  }

  // MARK: Walls

  /// Of cells that are each as wide as one of them or several, and begin where one does: how many are a row. Nil where
  /// they are not so.
  private var wallColumns: Int? {
    guard let narrowest = frames.map(\.width).min(), narrowest > 1,
      let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max()
    else { return nil }
    let gap = gap
    let pitch = narrowest + gap
    func isWhole(_ length: CGFloat) -> Bool {
      abs(length - (length / pitch).rounded() * pitch) < Self.leastStep
    }
    let isWall = frames.allSatisfy {
      isWhole($0.minX - left) && isWhole($0.maxX - left + gap)
    }
    return isWall ? max(1, Int(((right - left + gap) / pitch).rounded())) : nil
  }

  /// Less is what rounding to pixels adds.
  private static let leastStep: CGFloat = 1.5

  /// The least distance from where cells end to where others begin.
  private var gap: CGFloat {
    let ends = frames.map(\.maxX).sorted()
    let begins = frames.map(\.minX).sorted()
    var (least, place) = (CGFloat.infinity, 0)
    for begin in begins {
      while place < ends.count, ends[place] <= begin + 0.5 { place += 1 }
      if place > 0 { least = min(least, begin - ends[place - 1]) }
    }
    return least.isFinite ? max(least, 0) : 0
  }

  /// Edges less than half a point apart are one; what is no number stands nowhere.
  private static func step(_ value: CGFloat) -> Int {
    value.isFinite && abs(value) < 1e9 ? Int((value * 2).rounded()) : .min
  }
}
