import Drawing
import SceneFormat
import UIKit

/// The ground of a row or a card: one colour, several, or one that lets shine through what lies behind it.
final class GroundView: UIView {
  private let gradient = CAGradientLayer()

  func show(_ content: ViewContent, _ row: RowContent, fill: ThemedColor) {
    let material = row.material.map { ThemedColor(0xF9F9F9, 0x1C1C1E).faded(by: $0) }
    backgroundColor = UIColor(themed: material ?? fill)
    layer.shadowOpacity = content.shadow > 0 ? 0.2 : 0
    layer.shadowRadius = content.shadow
    layer.shadowOffset = CGSize(width: 0, height: (content.shadow / 2).rounded())
    show(row.gradient)
  }

  private func show(_ colors: RowContent.GradientColors?) {
    gradient.isHidden = colors == nil
    guard let colors else { return }
    if gradient.superlayer == nil { layer.insertSublayer(gradient, at: 0) }
    gradient.colors = colors.colors.map { UIColor(themed: $0).cgColor }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = (isRightToLeft ? 1.0 : 0.0, isRightToLeft ? 0.0 : 1.0)
    switch colors.direction {
    case .down:
      (gradient.startPoint, gradient.endPoint) = (.init(x: 0.5, y: 0), .init(x: 0.5, y: 1))
    case .trailing:
      (gradient.startPoint, gradient.endPoint) = (.init(x: start, y: 0.5), .init(x: end, y: 0.5))
    case .diagonal:
      (gradient.startPoint, gradient.endPoint) = (.init(x: start, y: 0), .init(x: end, y: 1))
    }
  }

  func place(_ row: RowContent, corner: CGFloat) {
    let radius = max(0, min(corner, min(bounds.width, bounds.height) / 2))
    var corners: CACornerMask = []
    if row.corners.top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.corners.bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    for layer in [layer, gradient] {
      layer.cornerRadius = radius
      layer.maskedCorners = corners
    }
    gradient.frame = bounds
  }
}

/// The dark below words on a picture, from nothing down to the lower edge.
final class ScrimView: UIView {
  private let gradient = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    if gradient.superlayer == nil { layer.addSublayer(gradient) }
    gradient.colors = [0, 0.5, 0.62].map { UIColor(white: 0, alpha: $0).cgColor }
    gradient.frame = bounds
  }
}
