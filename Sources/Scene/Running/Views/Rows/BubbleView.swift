import Drawing
import UIKit

/// The bubble of a message: round corners, and a tail that curls away from the lower one at its side. While somebody
/// is writing it there are three dots in it.
final class BubbleView: UIView {
  private let shape = CAShapeLayer()
  private var dots: [CALayer] = []
  private var content: RowContent.Bubble?
  private static let radius: CGFloat = 18
  /// How far a tail reaches beyond the bubble.
  static let tail: CGFloat = 6
  static let typingSize = CGSize(width: 64, height: 38)
  private static let dot = (side: CGFloat(8), pitch: CGFloat(13))

  /// - Parameter stroke: of the line around it; nil for none.
  func show(_ content: RowContent.Bubble, stroke: ThemedColor? = nil, isDashed: Bool = false) {
    self.content = content
    shape.outline(stroke, isDashed: isDashed)
    if shape.superlayer == nil { layer.addSublayer(shape) }
    shape.fillColor = UIColor(themed: content.color).cgColor
    for dot in dots { dot.removeFromSuperlayer() }
    dots = content.isTyping ? Self.madeDots(ink: content.color.readableInk) : []
    for dot in dots { layer.addSublayer(dot) }
  }

  /// One after the other becomes strong; here the first one is.
  private static func madeDots(ink: ThemedColor) -> [CALayer] {
    [0.6, 0.42, 0.24].map { share in
      let layer = CALayer()
      layer.backgroundColor = UIColor(themed: ink.faded(by: share)).cgColor
      layer.cornerRadius = dot.side / 2
      return layer
    }
  }

  private func placeDots() {
    let start = bounds.midX - Self.dot.side / 2 - Self.dot.pitch
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + CGFloat(index) * Self.dot.pitch, y: bounds.midY - Self.dot.side / 2,
        width: Self.dot.side, height: Self.dot.side)
    }
  }

  func place(_ frame: CGRect, isRightToLeft: Bool) {
    self.frame = frame
    guard let content else { return }
    shape.frame = bounds
    placeDots()
    let path = content.hasTail ? Self.tailed(bounds) : Self.rounded(bounds)
    // The path has its tail at the right.
    let isLeft = content.isTrailing == isRightToLeft
    let turned = CGMutablePath()
    turned.addPath(
      path,
      transform: isLeft
        ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0) : .identity)
    shape.path = turned
  }

  private static func rounded(_ box: CGRect) -> CGPath {
    let radius = max(0, min(Self.radius, min(box.width, box.height) / 2))
    return CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius)
  }

  private static func tailed(_ box: CGRect) -> CGPath {
    let radius = max(0, min(Self.radius, min(box.width, box.height) / 2))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: radius, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: box.width, y: 0), tangent2End: CGPoint(x: box.width, y: radius),
      radius: radius)
    path.addLine(to: CGPoint(x: box.width, y: max(radius, box.height - 14)))
    path.addCurve(
      to: CGPoint(x: box.width + tail, y: box.height - 1),
      control1: CGPoint(x: box.width, y: box.height - 7),
      control2: CGPoint(x: box.width + 2.5, y: box.height - 3))
    path.addCurve(
      to: CGPoint(x: box.width - 9, y: box.height - 3.5),
      control1: CGPoint(x: box.width + 1, y: box.height + 1.2),
      control2: CGPoint(x: box.width - 5, y: box.height))
    path.addCurve(
      to: CGPoint(x: box.width - radius - 2, y: box.height),
      control1: CGPoint(x: box.width - 12, y: box.height - 1),
      control2: CGPoint(x: box.width - 15, y: box.height))
    path.addLine(to: CGPoint(x: radius, y: box.height))
    path.addArc(
      tangent1End: CGPoint(x: 0, y: box.height), tangent2End: CGPoint(x: 0, y: box.height - radius),
      radius: radius)
    path.addLine(to: CGPoint(x: 0, y: radius))
    path.addArc(
      tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: radius, y: 0), radius: radius)
    path.closeSubpath()
    return path
  }
}
