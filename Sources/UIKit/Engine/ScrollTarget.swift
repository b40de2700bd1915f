/// The offset at which a frame stands at a wished position.
struct ScrollTarget {
  let offset: CGPoint
  let viewport: CGSize
  let content: CGSize
  let insets: UIEdgeInsets

  /// The offset, kept to where the content can be scrolled. An axis without a wish moves only as far as
  /// the frame needs to be seen.
  func offset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let x = Axis(
      offset: offset.x, viewport: viewport.width, content: content.width,
      before: insets.left, after: insets.right)
    let y = Axis(
      offset: offset.y, viewport: viewport.height, content: content.height,
      before: insets.top, after: insets.bottom)
    return CGPoint(
      x: x.offset(
        from: frame.minX, to: frame.maxX,
        wish: position.wish(start: .left, middle: .centeredHorizontally, end: .right)),
      y: y.offset(
        from: frame.minY, to: frame.maxY,
        wish: position.wish(start: .top, middle: .centeredVertically, end: .bottom)))
  }

  enum Wish {
    case start
    case middle
    case end
  }

  private struct Axis {
    let offset: CGFloat
    let viewport: CGFloat
    let content: CGFloat
    let before: CGFloat
    let after: CGFloat

    func offset(from start: CGFloat, to end: CGFloat, wish: Wish?) -> CGFloat {
      clamped(wished(from: start, to: end, wish: wish))
    }

    private func wished(from start: CGFloat, to end: CGFloat, wish: Wish?) -> CGFloat {
      switch wish {
      case .start: return start - before
      case .middle: return (start + end) / 2 - before - (viewport - before - after) / 2
      case .end: return end - viewport + after
      case nil:
        if start < offset + before { return start - before }
        if end > offset + viewport - after { return end - viewport + after }
        return offset
      }
    }

    private func clamped(_ proposed: CGFloat) -> CGFloat {
      let last = max(content + after - viewport, -before)
      return min(max(proposed, -before), last)
    }
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate func wish(start: Self, middle: Self, end: Self) -> ScrollTarget.Wish? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}
