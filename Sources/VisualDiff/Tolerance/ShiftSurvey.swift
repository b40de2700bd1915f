internal import Imaging

/// Whether a picture is another one that went a whole way.
///
/// If all edges went by a pixel, that is usual in the picture, and looks like what another program does to edges. But
/// another program puts edges elsewhere by parts of a pixel: no whole way takes them back. One that leaves little of what
/// differs has moved what is there.
struct ShiftSurvey {
  private typealias Way = (dx: Int, dy: Int)

  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits
  /// The places whose ways back lead into both pictures.
  private let inner: PixelArea
  /// The sum of all that differs as it is, and after each way.
  private var none = 0
  private var rests = [Int](repeating: 0, count: ways.count)
  /// How much of it some way explains to the last pixel, block by block.
  private var explained = 0

  /// Farther ways are beyond what is ever let pass.
  private static let reach = 2
  private static let ways: [Way] = (-reach...reach).flatMap { dy in
    (-reach...reach).map { (dx: $0, dy: dy) }
  }.filter { $0 != (0, 0) }
  /// Rows and columns that are looked at together: the sums of as many rows fit in sixteen bits.
  private static let side = 32
  /// A way that leaves so many hundredths, as edges that went three quarters of a pixel do.
  private static let mostLeft = 30
  /// One that leaves more, where other edges hide it, puts nothing else at odds: no more than a thousandth.
  private static let mostHidden = 60
  /// Some program puts letters on whole pixels: a part of what differs may be explained to the last pixel.
  private static let mostExplained = 60

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    (self.before, self.after, self.limits) = (before, after, limits)
    inner = PixelArea(
      x: Self.reach, y: Self.reach, width: min(before.width, after.width) - Self.reach * 2,
      height: min(before.height, after.height) - Self.reach * 2)
    guard inner.width > 0, inner.height > 0 else { return }
    for rows in strips {
      for patch in EdgePatch.all(before, after, rows: rows, reach: 0) {
        add(patch.inner.intersection(inner))
      }
    }
  }

  var strips: [Range<Int>] {
    stride(from: inner.y, to: inner.y + inner.height, by: Self.side).map {
      $0..<min(inner.y + inner.height, $0 + Self.side)
    }
  }

  /// Whether most of what differs went by whole pixels.
  var isMoved: Bool {
    guard none > 0, let best = rests.indices.min(by: { rests[$0] < rests[$1] }) else {
      return false
    }
    return rests[best] * 100 <= none * Self.mostLeft
      || explained * 100 >= none * Self.mostExplained
      || rests[best] * 100 <= none * Self.mostHidden && increase(by: Self.ways[best]) * 1000 <= none
  }

  /// Adds up a part of one strip.
  private mutating func add(_ area: PixelArea) {
    guard area.width > 0 else { return }
    let planes = planes(around: area)
    let still = Self.blocks(planes, in: area, by: (0, 0), beyond: limits.unseen)
    var least = still
    none += still.reduce(0, +)
    for (number, way) in Self.ways.enumerated() {
      let moved = Self.blocks(planes, in: area, by: way, beyond: limits.unseen)
      rests[number] += moved.reduce(0, +)
      for block in least.indices { least[block] = min(least[block], moved[block]) }
    }
    for (all, rest) in zip(still, least) where rest * 50 <= all { explained += all }
  }

  /// By how much more blocks differ after a way, those that are the same as it is among them.
  private func increase(by way: Way) -> Int {
    strips.reduce(0) { sum, rows in
      let area = PixelArea(x: inner.x, y: rows.lowerBound, width: inner.width, height: rows.count)
      let planes = planes(around: area)
      let still = Self.blocks(planes, in: area, by: (0, 0), beyond: limits.unseen)
      let moved = Self.blocks(planes, in: area, by: way, beyond: limits.unseen)
      return zip(still, moved).reduce(sum) { $0 + max(0, $1.1 - $1.0) }
    }
  }

  /// The planes that are compared, of an area and as much around it as ways lead.
  private func planes(around area: PixelArea) -> [ChannelPlanes.Plane] {
    let planes = ChannelPlanes(before, after, in: area.widened(by: Self.reach))
    return limits.isBrightnessOnly ? [planes.brightness] : planes.colors
  }

  /// How much each block of an area differs after a way.
  private static func blocks(
    _ planes: [ChannelPlanes.Plane], in area: PixelArea, by way: Way, beyond unseen: Int16
  ) -> [Int] {
    var columns = [Int16](repeating: 0, count: area.width)
    let stride = area.width + reach * 2
    for plane in planes {
      for y in reach..<reach + area.height {
        let (there, here) = (y * stride + reach, (y - way.dy) * stride + reach - way.dx)
        add(
          plane.before.span.extracting(here..<here + area.width),
          plane.after.span.extracting(there..<there + area.width), beyond: unseen, to: &columns)
      }
    }
    return Swift.stride(from: 0, to: area.width, by: side).map { start in
      columns[start..<min(area.width, start + side)].reduce(0) { $0 + Int($1) }
    }
  }

  private static func add(
    _ before: Span<Int16>, _ after: Span<Int16>, beyond unseen: Int16, to columns: inout [Int16]
  ) {
    precondition(before.count == columns.count && after.count == columns.count)
    for x in columns.indices {
      let way = after[x] &- before[x]
      let apart = max(way, 0 &- way)
      columns[x] &+= apart > unseen ? apart : 0
    }
  }
}
