internal import Imaging

/// Edges that lie half a pixel elsewhere and else are the same.
///
/// Some programs put the line on which letters stand on whole pixels, and others where it is. Then all edges of a few words
/// go by half a pixel, while those of everything else stay.
struct SnappedEdges {
  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits
  /// How far edges may go besides, in hundredths of a pixel: as far as is usual. Of a whole pixel, another half is left.
  private let most: Int32

  /// How far a place depends on others.
  private static let reach = 4

  /// - Parameter usual: how far nearly all edges went.
  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits, usual: Int) {
    (self.before, self.after, self.limits) = (before, after, limits)
    most = Int32(min(limits.quiet + usual, EdgeLimits.farthest))
  }

  /// Flags of some rows without those of places whose edges half a pixel explains.
  /// - Parameters:
  ///   - flags: 1 for each place whose edge went too far, 0 for the others.
  ///   - row: the first of the rows.
  func without(_ flags: [Int16], from row: Int) -> [Int16] {
    let width = min(before.width, after.width)
    guard let inner = Self.box(of: flags, width: width) else { return flags }
    let whole = PixelArea(
      x: 0, y: 0, width: width, height: min(before.height, after.height))
    let area = PixelArea(x: inner.x, y: inner.y + row, width: inner.width, height: inner.height)
      .widened(by: Self.reach).intersection(whole)
    let least = nearest(in: area)
    var rest = flags
    for y in inner.y..<inner.y + inner.height {
      for x in inner.x..<inner.x + inner.width {
        let value = least[(y + row - area.y) * area.width + x - area.x]
        if value <= most { rest[y * width + x] = 0 }
      }
    }
    return rest
  }

  /// The smallest area that holds all flags.
  private static func box(of flags: [Int16], width: Int) -> PixelArea? {
    var found = DifferingTiles.Found()
    for place in flags.indices where flags[place] != 0 { found.add(place % width, place / width) }
    return found.count > 0 ? found.box : nil
  }

  /// How far edges are from where they lie after one of the four halves of a pixel, in hundredths: the half that is best
  /// at a place.
  private func nearest(in area: PixelArea) -> [Int32] {
    let planes = ChannelPlanes(before, after, in: area)
    let colors = limits.isBrightnessOnly ? [planes.brightness] : planes.colors
    var least = [Int32](repeating: .max, count: area.pixelCount)
    for way in [1, -1, area.width, -area.width] {
      var most = [Int32](repeating: 0, count: area.pixelCount)
      for plane in colors {
        let halved = ChannelPlanes.Plane(
          before: Self.halved(plane.before, towards: way), after: plane.after)
        let values = distances(halved, through: planes.filters)
        for index in most.indices { most[index] = max(most[index], values[index]) }
      }
      for index in least.indices { least[index] = min(least[index], most[index]) }
    }
    return least
  }

  /// Each value as half a pixel beside it; the ends of rows are seldom looked at.
  private static func halved(_ plane: [Int16], towards way: Int) -> [Int16] {
    plane.indices.map { index in
      let next = index + way
      return plane.indices ~= next ? (plane[index] + plane[next]) / 2 : plane[index]
    }
  }

  private func distances(
    _ plane: ChannelPlanes.Plane, through filters: BoxFilters
  ) -> [Int32] {
    let box = EdgeSurvey.square
    let sums = filters.sums(plane.difference(beyond: limits.unseen), box)
    let lengths = filters.edges(plane, box)
    let spans = filters.spans(plane, box.widened)
    return sums.indices.map { index in
      let contrast = max(Int32(spans.both[index]), limits.contrast)
      return abs(sums[index]) * 100 / max(box.rows * contrast, lengths[index])
    }
  }
}
