/// One length of an item as it was asked for: of the room it is in, fixed, or not known yet.
struct GroupLength: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    /// Estimated, and as long as the longest of its siblings.
    case uniform
  }

  var kind: Kind
  var value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether the element itself has the last word.
  var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// Whether the length is a part of the room along `axis`.
  func isFraction(of axis: LayoutAxis) -> Bool {
    kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
  }

  /// The length in a room, in whole pixels.
  func points(in room: CGSize, _ pixels: PixelGrid) -> CGFloat {
    guard value.isFinite else { return 0 }
    let length: CGFloat =
      switch kind {
      case .fractionalWidth: value * room.width
      case .fractionalHeight: value * room.height
      case .absolute, .estimated, .uniform: value
      }
    return pixels.down(max(length.bounded, 0))
  }

  var text: String {
    let number = AttributesDescription.number(value)
    switch kind {
    case .fractionalWidth: return "\(number)w"
    case .fractionalHeight: return "\(number)h"
    case .absolute: return number
    case .estimated: return "~\(number)"
    case .uniform: return "~\(number) uniform"
    }
  }
}

/// Width and height as they were asked for.
struct GroupSize: Hashable, Sendable {
  var width: GroupLength
  var height: GroupLength

  subscript(axis: LayoutAxis) -> GroupLength {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  var isOpen: Bool { width.isOpen || height.isOpen }

  var openAxes: [LayoutAxis] {
    guard isOpen else { return [] }
    return [.horizontal, .vertical].filter { self[$0].isOpen }
  }

  func points(in room: CGSize, _ pixels: PixelGrid) -> CGSize {
    CGSize(width: width.points(in: room, pixels), height: height.points(in: room, pixels))
  }

  var text: String { "\(width.text) × \(height.text)" }
}

/// The room between two items, or beside one.
enum GroupGap: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least this, and a share of what is left.
  case flexible(CGFloat)

  var minimum: CGFloat {
    switch self {
    case .fixed(let gap), .flexible(let gap): gap.bounded
    }
  }

  var isFlexible: Bool {
    switch self {
    case .fixed: false
    case .flexible: true
    }
  }

  var text: String {
    isFlexible ? "≥\(AttributesDescription.number(minimum))" : AttributesDescription.number(minimum)
  }
}

/// Room around an item that is not part of it.
struct GroupEdges: Hashable, Sendable {
  var leading: GroupGap?
  var top: GroupGap?
  var trailing: GroupGap?
  var bottom: GroupGap?

  func before(_ axis: LayoutAxis) -> GroupGap? { axis == .horizontal ? leading : top }

  func after(_ axis: LayoutAxis) -> GroupGap? { axis == .horizontal ? trailing : bottom }

  /// The least that the edges take along an axis.
  func minimum(_ axis: LayoutAxis) -> CGFloat {
    (before(axis)?.minimum ?? 0) + (after(axis)?.minimum ?? 0)
  }

  func flexibleCount(_ axis: LayoutAxis) -> Int {
    [before(axis), after(axis)].filter { $0?.isFlexible == true }.count
  }
}

extension CGFloat {
  /// Beyond this, pixels cannot be told apart any more, and sums may lose their number.
  private static let longest: CGFloat = 1e9

  /// As much room as anything may ask for; none where it is no number.
  var bounded: CGFloat { isFinite ? Swift.min(Swift.max(self, -Self.longest), Self.longest) : 0 }
}

extension PixelGrid {
  /// The pixels of groups: a fraction such as a third of three hundred may miss the whole one by a few last bits.
  static func ofGroups(scale: CGFloat) -> PixelGrid { PixelGrid(scale: scale, slack: 0.001) }
}
