import CoreGraphics
import Motion
import QuartzCore

/// A property of an element that may differ between two states; in the order of columns.
enum DeltaAttribute: Int, CaseIterable, Comparable {
  case x, y, width, height, alpha, angle, z, visibility

  static func < (first: DeltaAttribute, second: DeltaAttribute) -> Bool {
    first.rawValue < second.rawValue
  }

  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .alpha: "α"
    case .angle: "angle"
    case .z: "z"
    case .visibility: "seen"
    }
  }

  var isPlace: Bool { self == .x || self == .y }

  /// Whether it is measured in points.
  var isLength: Bool { self < .alpha }

  func value(of element: ElementSnapshot) -> CGFloat {
    let frame = element.frame
    return switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    case .alpha: element.alpha
    case .angle: element.rotation
    case .z: CGFloat(element.zIndex)
    case .visibility: element.isHidden ? 0 : 1
    }
  }

  func text(_ value: CGFloat) -> String {
    switch self {
    case .x, .y, .width, .height, .z: FigureText.number(value)
    case .alpha: FigureText.share(value)
    case .angle: FigureText.degrees(value)
    case .visibility: value == 0 ? "no" : "yes"
    }
  }

  /// With a sign.
  func change(from before: CGFloat, to after: CGFloat) -> String {
    switch self {
    case .visibility: return after == 0 ? "hidden" : "shown"
    case .alpha:
      let text = FigureText.share(after - before)
      return text.hasPrefix("−") ? text : "+" + text
    case .x, .y, .width, .height, .z: return FigureText.difference(after - before)
    case .angle: return FigureText.difference(after - before) + "°"
    }
  }

  /// Less than this is not seen.
  private var least: CGFloat { self == .alpha ? 0.005 : 0.05 }

  func differs(_ before: CGFloat, _ after: CGFloat) -> Bool {
    guard before.isFinite, after.isFinite else {
      return before != after && !(before.isNaN && after.isNaN)
    }
    return abs(after - before) >= least
  }
}

/// The differences of an element between two states, in numbers.
struct ElementDelta: Equatable {
  struct Change: Equatable {
    let attribute: DeltaAttribute
    let before: CGFloat
    let after: CGFloat

    var text: String { attribute.change(from: before, to: after) }
    /// In points, or in what else the attribute is measured.
    var size: CGFloat {
      let size = abs(after - before)
      return size.isFinite ? size : .greatestFiniteMagnitude
    }
  }

  let changes: [Change]
  /// How far it goes, as all figures say it.
  private(set) var way: CGVector

  init(_ before: ElementSnapshot, _ after: ElementSnapshot) {
    way = before.way(to: after)
    changes = DeltaAttribute.allCases.compactMap { attribute in
      let (earlier, later) = (attribute.value(of: before), attribute.value(of: after))
      return attribute.differs(earlier, later)
        ? Change(attribute: attribute, before: earlier, after: later) : nil
    }
  }

  /// Of one that only one of the two states shows: that it comes from or goes to another place, so far away.
  init(of element: ElementSnapshot, comes: Bool, along way: CGVector) {
    self.way = way
    changes = [(DeltaAttribute.x, way.dx), (.y, way.dy)].compactMap { attribute, length in
      let here = attribute.value(of: element)
      let (earlier, later) = comes ? (here - length, here) : (here, here + length)
      return attribute.differs(earlier, later)
        ? Change(attribute: attribute, before: earlier, after: later) : nil
    }
  }

  init(_ changes: [Change]) {
    self.changes = changes
    way = CGVector()
  }

  var isEmpty: Bool { changes.isEmpty }

  /// The same of one that goes no way of its own.
  var withoutWay: ElementDelta {
    var delta = self
    delta.way = CGVector()
    return delta
  }

  subscript(attribute: DeltaAttribute) -> Change? { changes.first { $0.attribute == attribute } }

  /// Two with the same are told as one.
  var key: String { changes.map { "\($0.attribute.name) \($0.text)" }.joined(separator: ", ") }

  /// "+100 y, −20 x".
  var words: String {
    changes.map { change in
      change.attribute == .visibility ? change.text : "\(change.text) \(change.attribute.name)"
    }.joined(separator: ", ")
  }

  private func length(_ attribute: DeltaAttribute) -> CGFloat {
    self[attribute].map { $0.after - $0.before } ?? 0
  }

  /// The larger of the way and of what it grows by; smaller than any length where only the looks differ.
  var size: CGFloat {
    let way = hypot(length(.x), length(.y))
    let growth = max(self[.width]?.size ?? 0, self[.height]?.size ?? 0)
    let size = max(way, growth)
    if !size.isFinite { return .greatestFiniteMagnitude }
    return size > 0 ? size : isEmpty ? 0 : 0.001
  }
}

extension ElementSnapshot {
  /// How far it is turned in its plane, in degrees.
  var rotation: CGFloat {
    let t = transform
    guard t.m12 != 0 || t.m11 < 0 else { return 0 }
    return atan2(t.m12, t.m11) * 180 / .pi
  }
}

extension FigureText {
  static func degrees(_ value: CGFloat) -> String { number(value) + "°" }
}
