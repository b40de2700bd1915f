public import CoreGraphics

/// A length as compositional layouts have it: `120`, `"~80"`, `"~80="`, `"0.5w"` or `"1h"`.
public struct ComposedLength: Equatable, Sendable {
  /// The thing that the number counts.
  public enum Unit: Equatable, Sendable {
    case points
    /// Points until the view itself knows better.
    case estimate
    /// The same, and all of a row as long as the longest of them.
    case uniform
    case width, height
  }

  /// The thing that the number counts.
  public var unit: Unit
  /// Points, or parts of a length.
  public var value: CGFloat

  /// A length in points unless it is said otherwise.
  public init(_ value: CGFloat, _ unit: Unit = .points) {
    self.value = value
    self.unit = unit
  }

  init?(_ node: Node) {
    if let number = node.number {
      self.init(number)
      return
    }
    guard let text = node.text else { return nil }
    let unit: Unit =
      switch (text.first, text.last) {
      case ("~", "="): .uniform
      case ("~", _): .estimate
      case (_, "w"): .width
      case (_, "h"): .height
      default: .points
      }
    guard let value = Double(text.filter { !"~=wh".contains($0) }) else { return nil }
    self.init(CGFloat(value), unit)
  }
}

/// Width and height.
public struct ComposedSize: Equatable, Sendable {
  /// From side to side.
  public var width: ComposedLength
  /// From top to bottom.
  public var height: ComposedLength

  /// A size of two lengths.
  public init(_ width: ComposedLength, _ height: ComposedLength) {
    self.width = width
    self.height = height
  }

  init?(_ node: Node) {
    let lengths = (node.list ?? []).compactMap { ComposedLength($0) }
    guard lengths.count == 2 else { return nil }
    self.init(lengths[0], lengths[1])
  }
}

/// Room beside an item: so many points, or at least so many and a share of what is left.
public struct ComposedGap: Equatable, Sendable {
  /// Points.
  public var value: CGFloat
  /// Whether it takes a share of what is left.
  public var isFlexible: Bool

  /// No more than these points unless it is said otherwise.
  public init(_ value: CGFloat, isFlexible: Bool = false) {
    self.value = value
    self.isFlexible = isFlexible
  }

  init?(_ node: Node) {
    if let number = node.number {
      self.init(number)
      return
    }
    guard let text = node.text, text.hasPrefix(">="), let value = Double(text.dropFirst(2)) else {
      return nil
    }
    self.init(CGFloat(value), isFlexible: true)
  }
}

/// Room around an item that is no part of it.
public struct ComposedEdges: Equatable, Sendable {
  /// Above and before it.
  public var top: ComposedGap, leading: ComposedGap
  /// Below and behind it.
  public var bottom: ComposedGap, trailing: ComposedGap

  /// One gap for all four edges, or the four of them in the order of insets.
  init?(_ node: Node) {
    let gaps = node.oneOrMany.compactMap { ComposedGap($0) }
    guard gaps.count == 1 || gaps.count == 4 else { return nil }
    (top, leading) = (gaps[0], gaps[gaps.count > 1 ? 1 : 0])
    (bottom, trailing) = (gaps[gaps.count > 1 ? 2 : 0], gaps[gaps.count - 1])
  }
}

/// The place of an item in a group whose places are all said.
public struct ComposedFrame: Equatable, Sendable {
  /// The upper leading corner.
  public var x: ComposedLength, y: ComposedLength
  /// How large it is.
  public var size: ComposedSize
  /// In front of what has less.
  public var depth = 0

  /// x, y, width and height; nil of another count.
  init?(_ node: Node) {
    let lengths = (node.list ?? []).compactMap { ComposedLength($0) }
    guard lengths.count == 4 else { return nil }
    (x, y, size) = (lengths[0], lengths[1], ComposedSize(lengths[2], lengths[3]))
  }

  init() {
    (x, y) = (ComposedLength(0), ComposedLength(0))
    size = ComposedSize(ComposedLength(1, .width), ComposedLength(1, .height))
  }
}
