extension UIView {
  /// Adapts the view to a superview that has become `sizeAfter`.
  func autoresize(in sizeAfter: CGSize, before sizeBefore: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let box = CGRect(
      x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
    let horizontal = autoresizingMask.horizontalSprings.resize(
      Span(start: box.minX, length: box.width), from: sizeBefore.width, to: sizeAfter.width)
    let vertical = autoresizingMask.verticalSprings.resize(
      Span(start: box.minY, length: box.height), from: sizeBefore.height, to: sizeAfter.height)
    let after = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    guard after != box else { return }
    adopt(untransformed: after)
  }

  // The transform is no part of the rule: a turned view grows along its own axes.
  private func adopt(untransformed box: CGRect) {
    guard ownLayer.transform != CATransform3DIdentity else {
      frame = box
      return
    }
    bounds.size = box.size
    center = CGPoint(
      x: box.minX + box.width * anchorPoint.x, y: box.minY + box.height * anchorPoint.y)
  }
}

extension UIView.AutoresizingMask {
  var horizontalSprings: Springs {
    Springs(
      before: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
      after: contains(.flexibleRightMargin))
  }

  var verticalSprings: Springs {
    Springs(
      before: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
      after: contains(.flexibleBottomMargin))
  }
}

/// The start of something along one axis and its length.
struct Span: Equatable {
  var start: CGFloat
  var length: CGFloat
}

/// Which of the three parts of an axis give way: the margin before, the length, the margin after.
struct Springs: Equatable {
  var before: Bool
  var length: Bool
  var after: Bool

  /// Shares the change among the parts that give way, each by its present size; where all of these
  /// are empty, in equal parts. With no part that gives way the span stays where it is.
  func resize(_ span: Span, from lengthBefore: CGFloat, to lengthAfter: CGFloat) -> Span {
    let parts = [span.start, span.length, lengthBefore - span.start - span.length]
    let flexible = [before, length, after]
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(flexible.count { $0 })
    guard count > 0 else { return span }
    let change = lengthAfter - lengthBefore
    func grown(_ index: Int) -> CGFloat {
      guard flexible[index] else { return parts[index] }
      // Nothing left in the margins that would be the measure: share alike.
      let share = total > 0 ? parts[index] / total : 1 / count
      return parts[index] + change * share
    }
    return Span(start: grown(0), length: max(0, grown(1)))
  }
}
