import CoreGraphics
import Motion

/// Which part of the screen is worth showing: all of its width, and no more of its height than is used.
struct ScreenRegion {
  private var used = CGRect.null
  private var screen = CGSize.zero

  /// How much of what happens outside of the screen is shown, in screens.
  var reach: CGFloat = 0
  /// Whether places count where elements are not to be seen.
  var includesUnseen = false

  mutating func add(screenOf snapshot: LayoutSnapshot) {
    screen.width = max(screen.width, snapshot.viewport.width)
    screen.height = max(screen.height, snapshot.viewport.height)
  }

  mutating func add(_ snapshot: LayoutSnapshot) {
    add(screenOf: snapshot)
    for element in snapshot.elements { add(element, in: snapshot.viewport) }
  }

  mutating func add(_ element: ElementSnapshot, in viewport: CGRect) {
    guard element.isDrawable, element.alpha > 0.01 || includesUnseen else { return }
    used = used.union(element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY))
  }

  /// As far as it is on the screen, which is known by now.
  mutating func add(onScreen element: ElementSnapshot, in viewport: CGRect) {
    guard element.isDrawable, element.alpha > 0.01 || includesUnseen else { return }
    let frame = element.frame.offsetBy(dx: -viewport.minX, dy: -viewport.minY)
    used = used.union(frame.intersection(CGRect(origin: .zero, size: screen)))
  }

  /// The gap below the last element is as high as the one above the first.
  var rect: CGRect {
    guard screen.width > 0, screen.height > 0, screen.width.isFinite, screen.height.isFinite else {
      return used.isNull ? CGRect(x: 0, y: 0, width: 1, height: 1) : used
    }
    let bounds = CGRect(origin: .zero, size: screen)
    let visible = used.intersection(bounds)
    guard !visible.isNull, visible.height > 0 else {
      return CGRect(x: 0, y: 0, width: screen.width, height: min(screen.height, screen.width / 2))
    }
    let gap = min(max(visible.minY, 8), 24)
    var rect = bounds
    rect.size.height = min(screen.height, visible.maxY + gap)
    guard reach > 0 else { return rect }
    let far = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
    return rect.union(used.intersection(far))
  }
}

extension Transition {
  /// How wide a panel has to be for a cell of middling width to come out as wide as wanted.
  func panelWidth(cell wanted: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    let cells = after.elements + before.elements
    let widths = cells.filter { $0.kind == .cell && $0.isDrawable }.map(\.frame.width).sorted()
    guard !widths.isEmpty, widths[widths.count / 2] > 0 else { return limits.lowerBound }
    let width = (wanted / widths[widths.count / 2] * after.viewport.width).rounded()
    return width.isFinite
      ? min(max(width, limits.lowerBound), limits.upperBound) : limits.lowerBound
  }
}
