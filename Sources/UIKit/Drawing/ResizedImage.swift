/// How an image with caps fills a box: its corners stay as they are, its edges grow along one axis and its middle
/// along both, stretched or as tiles.
///
///     ┌──┬──────┬──┐
///     │  │  ↔   │  │   caps keep their width, or share what is there
///     ├──┼──────┼──┤
///     │ ↕│      │ ↕│
///     ├──┼──────┼──┤
///     └──┴──────┴──┘
struct ResizedImage {
  /// A part of the image, and where it comes to lie.
  struct Part: Equatable {
    var source: CGRect
    var target: CGRect
  }

  /// A stretch of one axis.
  private struct Span {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>

    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
    var targetLength: CGFloat { target.upperBound - target.lowerBound }
  }

  /// The image along one axis, and where the box lies there.
  private struct Axis {
    let length: CGFloat
    let caps: (first: CGFloat, last: CGFloat)
    let start: CGFloat
    let room: CGFloat

    /// Caps that leave something of the image between them, or nothing.
    var usableCaps: (before: CGFloat, after: CGFloat) {
      let before = caps.first > 0 ? min(caps.first, length) : 0
      return (before, caps.last > 0 ? min(caps.last, length - before) : 0)
    }
  }

  private let size: CGSize
  private let caps: UIEdgeInsets
  private let tiles: Bool
  /// A picture's pixel, whose colours run into those of its neighbours; zero for a drawing.
  private let pixel: CGFloat

  /// More tiles than these are one that is stretched.
  static let mostTiles = 4096
  /// No picture is drawn longer, of whose pixels only some are seen.
  private static let longest: CGFloat = 1_000_000

  init(_ image: UIImage.Values, isSmooth: Bool) {
    size = image.size
    caps = image.capInsets
    tiles = image.resizingMode == .tile
    pixel = isSmooth ? 1 / image.scale : 0
  }

  /// From left to right and from top to bottom.
  func parts(in box: CGRect) -> [Part] {
    guard size.width > 0, size.height > 0, box.width > 0, box.height > 0, box.isNumber else {
      return []
    }
    let across = Axis(
      length: size.width, caps: (caps.left, caps.right), start: box.minX, room: box.width)
    let down = Axis(
      length: size.height, caps: (caps.top, caps.bottom), start: box.minY, room: box.height)
    var (columns, rows) = (spans(of: across, tiles: tiles), spans(of: down, tiles: tiles))
    if columns.count * rows.count > Self.mostTiles {
      (columns, rows) = (spans(of: across, tiles: false), spans(of: down, tiles: false))
    }
    return rows.flatMap { row in
      columns.map { column in
        Part(source: rect(column, row, of: \.source), target: rect(column, row, of: \.target))
      }
    }
  }

  private func rect(
    _ column: Span, _ row: Span, of range: KeyPath<Span, ClosedRange<CGFloat>>
  ) -> CGRect {
    let (x, y) = (column[keyPath: range], row[keyPath: range])
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func spans(of axis: Axis, tiles: Bool) -> [Span] {
    let (length, start, room) = (axis.length, axis.start, axis.room)
    let (before, after) = axis.usableCaps
    let share = min(1, room / max(before + after, .leastNormalMagnitude))
    let (near, far) = (start + before * share, start + room - after * share)
    let middle = Span(source: before...max(before, length - after), target: near...max(near, far))
    let ends = [
      Span(source: 0...before, target: start...near),
      Span(source: length - after...length, target: far...start + room),
    ]
    let all = [ends[0]] + filled(middle, of: length, tiles: tiles) + [ends[1]]
    return all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  private func filled(_ middle: Span, of length: CGFloat, tiles: Bool) -> [Span] {
    // A middle of one point is stretched whatever is asked for, as UIKit does, since nobody sees a difference.
    guard tiles, middle.sourceLength > 1, middle.sourceLength < middle.targetLength else {
      return [stretched(middle, of: length)]
    }
    let count = middle.targetLength / middle.sourceLength
    guard count <= CGFloat(Self.mostTiles) else { return [stretched(middle, of: length)] }
    let source = kept(middle, of: length)
    let scale = (source.upperBound - source.lowerBound) / middle.sourceLength
    return (0..<Int(count.rounded(.up))).map { index in
      let start = middle.target.lowerBound + CGFloat(index) * middle.sourceLength
      let end = max(start, min(start + middle.sourceLength, middle.target.upperBound))
      let last = source.lowerBound + (end - start) * scale
      return Span(source: source.lowerBound...last, target: start...end)
    }
  }

  private func stretched(_ span: Span, of length: CGFloat) -> Span {
    guard span.targetLength > span.sourceLength else { return span }
    return Span(source: kept(span, of: length), target: span.target)
  }

  /// The part that is shown: without the halves of its outermost pixels where others are beside it, whose
  /// colours would run into its own.
  private func kept(_ span: Span, of length: CGFloat) -> ClosedRange<CGFloat> {
    let first = span.source.lowerBound > 0 ? pixel / 2 : 0
    let last = span.source.upperBound < length ? pixel / 2 : 0
    let least = max(0.1 * pixel, span.targetLength * length / Self.longest)
    let share = min(1, max(span.sourceLength - least, 0) / max(first + last, .leastNormalMagnitude))
    let start = span.source.lowerBound + first * share
    return start...max(start, span.source.upperBound - last * share)
  }
}

/// Places for one image after the other, in rows.
struct ImageTiles {
  let frames: [CGRect]

  /// - Parameter origin: where a tile begins, from which all others follow.
  init(_ size: CGSize, in rect: CGRect, from origin: CGPoint) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.isNumber else {
      frames = []
      return
    }
    let columns = Self.steps(size.width, from: origin.x, over: rect.minX, rect.maxX)
    let rows = Self.steps(size.height, from: origin.y, over: rect.minY, rect.maxY)
    guard columns.count * rows.count <= ResizedImage.mostTiles else {
      frames = [rect]
      return
    }
    frames = rows.flatMap { y in
      columns.map { x in CGRect(origin: CGPoint(x: x, y: y), size: size) }
    }
  }

  private static func steps(
    _ length: CGFloat, from origin: CGFloat, over start: CGFloat, _ end: CGFloat
  ) -> [CGFloat] {
    let first = ((start - origin) / length).rounded(.down)
    let count = ((end - origin) / length).rounded(.up) - first
    guard count.isFinite, count > 0 else { return [] }
    let most = CGFloat(ResizedImage.mostTiles + 1)
    return (0..<Int(min(count, most))).map { origin + (first + CGFloat($0)) * length }
  }
}

extension CGRect {
  fileprivate var isNumber: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
