/// An item or a group of a compositional layout as a value: what its classes said.
struct GroupNode: Sendable {
  var size: GroupSize
  var insets: NSDirectionalEdgeInsets
  var edges = GroupEdges()
  var supplements: [AnchoredNode] = []
  var content: Content

  enum Content: Sendable {
    case cell
    case row(GroupRow)
    /// Places that a closure answers, known by its number.
    case custom(Int)
  }

  /// The insets that count: those along a length that is still open do not.
  var effectiveInsets: NSDirectionalEdgeInsets { insets.without { size[$0].isOpen } }

  /// The length that it takes at a size, with the least of its edges.
  func extent(of size: CGSize, along axis: LayoutAxis) -> CGFloat {
    size[axis] + edges.minimum(axis)
  }

  /// Whether anything in it has a length that is not known yet.
  var hasOpenLengths: Bool {
    guard !size.isOpen else { return true }
    guard case .row(let row) = content else { return false }
    return row.children.contains(where: \.hasOpenLengths)
  }

  /// Whether it depends on lengths that are not known yet how many items it holds.
  var breaksAnew: Bool {
    guard case .row(let row) = content, row.count == nil, !size[row.axis].isOpen else {
      return false
    }
    return row.children.contains { $0.size[row.axis].isOpen }
  }

  /// The kinds of supplementary items in it, each once, in the order in which they come.
  func collectKinds(into kinds: inout [String]) {
    for supplement in supplements where !kinds.contains(supplement.kind) {
      kinds.append(supplement.kind)
    }
    guard case .row(let row) = content else { return }
    for child in row.children { child.collectKinds(into: &kinds) }
  }
}

/// The content of a group whose items come one after the other.
struct GroupRow: Sendable {
  var axis: LayoutAxis
  var children: [GroupNode]
  /// How often the first child is repeated, each as long as the other; nil where as many come as fit.
  var count: Int?
  var spacing: GroupGap?
}

/// A supplementary item at a corner or edge of its host: one object for all slots of a group that come with it.
final class AnchoredNode: Sendable {
  let kind: String
  let size: GroupSize
  let zIndex: Int
  let container: GroupAnchor
  let own: GroupAnchor

  init(kind: String, size: GroupSize, zIndex: Int, container: GroupAnchor, own: GroupAnchor) {
    self.kind = kind
    self.size = size
    self.zIndex = zIndex
    self.container = container
    self.own = own
  }

  /// The item's place beside a host.
  func frame(on host: CGRect, size: CGSize) -> CGRect {
    let target = container.point(on: host)
    let handle = own.point(on: CGRect(origin: .zero, size: size))
    let shifts = [container.shift(of: size), own.shift(of: size)]
    return CGRect(
      x: target.x - handle.x + shifts[0].x + shifts[1].x,
      y: target.y - handle.y + shifts[0].y + shifts[1].y, width: size.width, height: size.height)
  }
}

/// A point of a rectangle, and how far beside it.
struct GroupAnchor: Equatable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  /// Whether the offset counts in sizes of the supplementary item.
  var isFractional: Bool

  func point(on rect: CGRect) -> CGPoint {
    CGPoint(
      x: Self.place(
        rect, .horizontal, before: edges.contains(.leading), after: edges.contains(.trailing)),
      y: Self.place(rect, .vertical, before: edges.contains(.top), after: edges.contains(.bottom)))
  }

  /// How far a supplementary item of this size is moved.
  func shift(of size: CGSize) -> CGPoint {
    guard offset.x.isFinite, offset.y.isFinite else { return .zero }
    let shift =
      isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return CGPoint(x: shift.x.bounded, y: shift.y.bounded)
  }

  /// Neither edge, or both of them, mean the middle.
  private static func place(
    _ rect: CGRect, _ axis: LayoutAxis, before isBefore: Bool, after isAfter: Bool
  ) -> CGFloat {
    guard isBefore != isAfter else { return rect.start(axis) + rect.size[axis] / 2 }
    return isBefore ? rect.start(axis) : rect.end(axis)
  }

  var text: String {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let words = names.filter { edges.contains($0.0) }.map(\.1)
    let place = words.isEmpty ? "center" : words.joined(separator: " ")
    return offset == .zero ? place : "\(place) + (\(offset.x), \(offset.y))"
  }
}

/// A place that a custom group answered.
struct CustomPlace: Equatable, Sendable {
  var frame: CGRect
  var zIndex: Int
}

/// A supplementary item along the edge of a section or of the whole layout.
struct BoundaryNode: Sendable {
  var kind: String
  var size: GroupSize
  var edges: NSDirectionalRectEdge
  var offset: CGPoint
  var extends: Bool
  var isPinned: Bool
  var zIndex: Int

  /// On which side of the section it lies, seen along an axis.
  func side(_ axis: LayoutAxis) -> Side {
    let before = edges.contains(axis == .horizontal ? .leading : .top)
    let after = edges.contains(axis == .horizontal ? .trailing : .bottom)
    return before == after ? .middle : before ? .before : .after
  }

  enum Side: Sendable {
    case before
    case middle
    case after
  }
}

/// A view behind all of a section.
struct DecorationNode: Sendable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}

/// A section as a value: what its class said.
struct SectionNode: Sendable {
  var group: GroupNode
  var insets: NSDirectionalEdgeInsets
  var interGroupSpacing: CGFloat
  var boundary: [BoundaryNode] = []
  var followsInsets = true
  var decorations: [DecorationNode] = []
  var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Insets of the reference that the section follows beside its own, and of its boundary items.
  var referenceInsets = NSDirectionalEdgeInsets.zero
  var boundaryInsets = NSDirectionalEdgeInsets.zero

  /// The spacing that counts.
  var spacing: CGFloat { interGroupSpacing.bounded }
}
