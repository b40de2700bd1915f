import Drawing
import SceneFormat
import UIKit

/// The line around a row or a card, in front of a picture that reaches to its edges.
final class RowBorder: UIView {
  private let line = CAShapeLayer()

  /// - Parameter color: nil for no line.
  func show(_ color: ThemedColor?, isDashed: Bool) {
    isUserInteractionEnabled = false
    if line.superlayer == nil { layer.addSublayer(line) }
    line.fillColor = nil
    line.outline(color, isDashed: isDashed)
  }

  func place(_ row: RowContent, corner: CGFloat) {
    line.frame = bounds
    var corners: UIRectCorner = []
    if row.corners.top { corners.formUnion([.topLeft, .topRight]) }
    if row.corners.bottom { corners.formUnion([.bottomLeft, .bottomRight]) }
    let radius = max(0, min(corner, min(bounds.width, bounds.height) / 2) - 0.5)
    line.path =
      UIBezierPath(
        roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath
  }
}

extension CAShapeLayer {
  /// A line of one point, whole or in dashes.
  func outline(_ color: ThemedColor?, isDashed: Bool) {
    strokeColor = color.map { UIColor(themed: $0).cgColor }
    lineWidth = color == nil ? 0 : 1
    lineDashPattern = isDashed ? [4, 3] : nil
  }
}
