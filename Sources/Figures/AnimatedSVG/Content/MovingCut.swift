import CoreGraphics
import Drawing

/// A box that cuts what is in it, and moves or grows.
///
/// Two boxes that never change cut as one does that grows: one hangs on its upper left corner, one on its lower
/// right one. They are moved, and what is in them is moved back: a reader's compositor does that by itself, while
/// a box with other numbers is laid out and painted anew in every frame.
struct MovingCut {
  /// x, y, width, height, and the radius where there is one.
  let keys: KeyTrack
  let resting: [Double]
  /// The least and the most of each number at any moment.
  let extents: [ClosedRange<Double>]

  init(_ keys: KeyTrack, resting: [Double], extents: [ClosedRange<Double>]) {
    self.keys = keys
    self.resting = resting
    self.extents = extents
  }

  /// Whether moving is all that it takes: corners that change have to be drawn anew.
  var isMovable: Bool {
    guard keys.changing.count > 4, let radius = extents.last else { return true }
    return radius.upperBound - radius.lowerBound < 1e-6
  }

  private var radius: CGFloat { resting.count > 4 ? CGFloat(resting[4]) : 0 }

  /// Whether the size stays.
  var isOfOneSize: Bool {
    extents[2...3].allSatisfy { $0.upperBound - $0.lowerBound < 1e-6 }
  }

  /// As large as it ever is, at the upper left corner of the box.
  var head: ShapeGeometry {
    .rounded(CGRect(x: resting[0], y: resting[1], width: width, height: height), radius: radius)
  }

  /// As large as it ever is, at the lower right corner of the box.
  var tail: ShapeGeometry {
    .rounded(
      CGRect(
        x: resting[0] + resting[2] - width, y: resting[1] + resting[3] - height, width: width,
        height: height), radius: radius)
  }

  private var width: Double { max(extents[2].upperBound, 0) }
  private var height: Double { max(extents[3].upperBound, 0) }

  /// How far the upper left corner is from its place at rest.
  func headShift(_ value: [Double]) -> CGPoint {
    CGPoint(x: value[0] - resting[0], y: value[1] - resting[1])
  }

  /// How far the lower right corner is from its place at rest. No size is less than nothing.
  func tailShift(_ value: [Double]) -> CGPoint {
    CGPoint(
      x: value[0] + max(value[2], 0) - resting[0] - resting[2],
      y: value[1] + max(value[3], 0) - resting[1] - resting[3])
  }
}

extension MoverWriter {
  /// The group cut by the box, whatever it does.
  mutating func cut(_ group: DrawGroup, _ box: MovingCut) -> DrawGroup {
    guard box.isMovable else { return redrawn(group, box) }
    let inside = box.isOfOneSize ? box.headShift : box.tailShift
    var inner = shifted(DrawGroup(group.children), with: box) { CGPoint.zero - inside($0) }
    if !box.isOfOneSize {
      inner = shifted(DrawGroup(clip: box.tail, [.group(inner)]), with: box) {
        box.tailShift($0) - box.headShift($0)
      }
    }
    let outer = shifted(
      DrawGroup(clip: box.head, [.group(inner)]), with: box, by: box.headShift)
    var result = group
    (result.clip, result.children) = (nil, [.group(outer)])
    return result
  }

  private mutating func shifted(
    _ group: DrawGroup, with box: MovingCut, by shift: ([Double]) -> CGPoint
  ) -> DrawGroup {
    var group = group
    guard let line = shiftLine(box.keys, resting: box.resting, shift),
      let classes = sheet.classes(following: [line])
    else { return group }
    group.element = mark(SVGMotion.Part(classes: classes))
    return group
  }

  /// A line of transforms; nil where nothing is moved.
  func shiftLine(
    _ keys: KeyTrack, resting: [Double], _ shift: ([Double]) -> CGPoint
  ) -> PropertyTrack? {
    let isStill = keys.keys.allSatisfy { key in
      let way = shift(key.value)
      return abs(way.x) < 0.005 && abs(way.y) < 0.005
    }
    if isStill { return nil }
    return line(keys, resting: resting) { value in
      let way = shift(value)
      return "transform:\(CSSText.shift(Double(way.x), Double(way.y)))"
    }
  }

  /// The group cut by a box whose numbers the keyframes carry.
  private mutating func redrawn(_ group: DrawGroup, _ box: MovingCut) -> DrawGroup {
    let changing = box.keys.changing
    let line = line(box.keys, resting: box.resting) { value in
      CSSText.lengths(["x", "y", "width", "height", "rx"], value, changing: changing)
    }
    guard let classes = sheet.classes(following: [line]) else { return group }
    var group = group
    group.element = mark(SVGMotion.Part(clipClasses: classes))
    return group
  }
}

extension CGPoint {
  fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }
}

extension [[Double]] {
  /// The least and the most of each of the numbers.
  var extents: [ClosedRange<Double>] {
    guard let first else { return [] }
    return first.indices.map { index in
      let numbers = map { $0[index] }
      return (numbers.min() ?? 0)...(numbers.max() ?? 0)
    }
  }
}
