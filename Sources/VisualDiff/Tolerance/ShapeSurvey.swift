internal import Imaging

/// How much of what differs no other drawing of the same shapes explains, place by place.
///
/// A program that puts a letter elsewhere by a part of a pixel, smooths it more or less, or draws it a little darker adds to
/// each pixel around a place what goes with the slope there, the bend, or the colour. The best sum of these leaves little. A
/// stroke that is new is none of them: another digit leaves more than a pixel's worth of it, whatever edges do elsewhere in
/// the picture.
struct ShapeSurvey {
  /// The rest, in hundredths of a pixel of the full contrast around each place, row by row.
  private(set) var rest: [UInt8]
  private(set) var all = EdgeSurvey.Histogram()

  private let width: Int
  private let height: Int
  private let contrast: Float

  /// The square that one sum is to explain.
  static let square = BoxFilters.Box.square(3)
  private static let reach = 3
  /// Every second place of every second row, as the squares overlap.
  private static let step = 2
  /// Two pixels around a place that are as far apart have an edge between them.
  private static let leastEdge: Float = 16
  /// Less is not worth the sum.
  private static let least: Float = 0.02

  /// - Parameter contrast: what is drawn with less is measured as if it had as much.
  init(_ before: Bitmap, _ after: Bitmap, contrast: Int32) {
    self.contrast = Float(contrast)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    rest = [UInt8](repeating: 0, count: width * height)
    for top in stride(from: 0, to: height, by: EdgeSurvey.rows) {
      let rows = top..<min(height, top + EdgeSurvey.rows)
      for patch in EdgePatch.all(before, after, rows: rows, reach: Self.reach + 2) {
        measure(ChannelPlanes(before, after, in: patch.outer), in: patch)
      }
    }
  }

  /// The most that another drawing leaves, by what is usual in the pictures: what nearly all places leave, or three
  /// quarters of them, where those that changed are among the others.
  var limit: Int {
    min(
      40 + all.value(ofHundredths: 97) * 5, 60 + all.value(ofHundredths: 75) * 9)
  }

  private mutating func measure(_ planes: ChannelPlanes, in patch: EdgePatch) {
    let terms = ShapeTerms(planes.brightness, width: patch.outer.width)
    patch.forEach(in: width) { index, place in
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      guard x % Self.step == 0, y % Self.step == 0,
        terms.steepness(at: index) * 2 >= Self.leastEdge
      else { return }
      let rest = rest(of: terms, around: index, in: patch.outer)
      self.rest[place] = UInt8(min(rest * 100, 255))
      all.add(self.rest[place])
    }
  }

  private func rest(of terms: ShapeTerms, around index: Int, in area: PixelArea) -> Float {
    let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
    let rows = max(0, row - Self.reach)...min(area.height - 1, row + Self.reach)
    let columns = max(0, column - Self.reach)...min(area.width - 1, column + Self.reach)
    let (amount, span) = terms.extent(rows, columns)
    let square = max(span, contrast) * max(span, contrast)
    guard amount > Self.least * square else { return amount / square }
    return max(0, amount - terms.explained(rows, columns)) / square
  }
}

/// Two pictures smoothed alike, and what another drawing of the same shapes adds to them.
private struct ShapeTerms {
  private let width: Int
  private let mean: [Float]
  /// After less before.
  private let difference: [Float]

  /// - Parameter plane: rows of that width.
  init(_ plane: ChannelPlanes.Plane, width: Int) {
    self.width = width
    let (before, after) = (
      Self.smoothed(plane.before, width: width), Self.smoothed(plane.after, width: width)
    )
    mean = zip(before, after).map { ($0 + $1) / 2 }
    difference = zip(before, after).map { $1 - $0 }
  }

  /// Each value with its neighbours, half as much of those in its row and its column, a quarter of those at its corners.
  private static func smoothed(_ plane: [Int16], width: Int) -> [Float] {
    let height = plane.count / width
    var (rows, smooth) = (
      [Int16](repeating: 0, count: plane.count), [Float](repeating: 0, count: plane.count)
    )
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (
          plane[y * width + max(0, x - 1)], plane[y * width + min(width - 1, x + 1)]
        )
        rows[y * width + x] = left + 2 * plane[y * width + x] + right
      }
    }
    for y in 0..<height {
      let (above, below) = (max(0, y - 1) * width, min(height - 1, y + 1) * width)
      for x in 0..<width {
        smooth[y * width + x] =
          Float(rows[above + x] + 2 * rows[y * width + x] + rows[below + x]) / 16
      }
    }
    return smooth
  }

  private func neighbours(_ index: Int) -> (left: Float, right: Float, above: Float, below: Float) {
    let column = index % width
    return (
      mean[column == 0 ? index : index - 1], mean[column == width - 1 ? index : index + 1],
      mean[index < width ? index : index - width],
      mean[index + width < mean.count ? index + width : index]
    )
  }

  /// How much the pictures go up or down there, by both directions together.
  func steepness(at index: Int) -> Float {
    let beside = neighbours(index)
    return (abs(beside.right - beside.left) + abs(beside.below - beside.above)) / 2
  }

  /// The sum of the squares of all that differs, and how far the values of both pictures are apart.
  func extent(
    _ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>
  ) -> (amount: Float, span: Float) {
    var (amount, low, high) = (Float(0), Float(255), Float(0))
    for row in rows {
      for index in row * width + columns.lowerBound...row * width + columns.upperBound {
        let (middle, way) = (mean[index], difference[index])
        amount += way * way
        low = min(low, middle - abs(way) / 2)
        high = max(high, middle + abs(way) / 2)
      }
    }
    return (amount, high - low)
  }

  /// Evenly more or less, more of the ink, to one side, up or down, and rounder.
  private typealias Terms = SIMD8<Float>
  private static let count = 5

  private func terms(_ index: Int) -> Terms {
    let (middle, beside) = (mean[index], neighbours(index))
    let bend = beside.left + beside.right + beside.above + beside.below - 4 * middle
    return [
      1, (middle - 128) / 64, (beside.right - beside.left) / 64,
      (beside.below - beside.above) / 64, bend / 32, 0, 0, 0,
    ]
  }

  /// How much of the sum of squares the best sum of terms takes away: least squares, by Cholesky's triangle.
  func explained(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> Float {
    var products = [Terms](repeating: .zero, count: Self.count)
    var right = Terms.zero
    for row in rows {
      for index in row * width + columns.lowerBound...row * width + columns.upperBound {
        let terms = terms(index)
        right += terms * difference[index]
        for number in 0..<Self.count { products[number] += terms * terms[number] }
      }
    }
    // Terms that hardly differ there are no reason to go to extremes.
    for number in 0..<Self.count { products[number][number] += 0.5 }
    var explained: Float = 0
    for number in 0..<Self.count {
      let pivot = max(products[number][number], 1e-6)
      let part = right[number]
      explained += part * part / pivot
      for other in number + 1..<Self.count {
        let factor = products[other][number] / pivot
        products[other] -= products[number] * factor
        right[other] -= part * factor
      }
    }
    return explained
  }
}
