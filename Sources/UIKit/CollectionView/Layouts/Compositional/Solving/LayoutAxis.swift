/// One of the two directions of a layout, so that one rule serves rows and columns.
enum LayoutAxis: Equatable, Sendable {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension CGRect {
  func start(_ axis: LayoutAxis) -> CGFloat { origin[axis] }

  func end(_ axis: LayoutAxis) -> CGFloat { origin[axis] + size[axis] }

  /// Whether both have a point in common; edges that only touch have none.
  func overlaps(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  func moved(by offset: CGPoint) -> CGRect {
    CGRect(
      x: origin.x + offset.x, y: origin.y + offset.y, width: size.width, height: size.height)
  }
}

extension NSDirectionalEdgeInsets {
  func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }

  func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  func sum(_ axis: LayoutAxis) -> CGFloat { before(axis) + after(axis) }

  /// Insets that leave numbers whatever is added to them.
  var bounded: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded,
      trailing: trailing.bounded)
  }

  /// The insets without those along the axes that are said.
  func without(_ isLeftOut: (LayoutAxis) -> Bool) -> NSDirectionalEdgeInsets {
    var insets = self
    if isLeftOut(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if isLeftOut(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  static func + (one: Self, other: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }
}
