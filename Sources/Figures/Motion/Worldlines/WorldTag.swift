import CoreGraphics
import Drawing
import Motion

/// A name on a ribbon, behind its badge if it has one.
struct WorldTag {
  private let label: Label
  private let badge: Role?
  private let badgeSize: CGFloat
  private let fill: ThemedColor

  init(_ text: String, on ribbon: WorldRibbon, badge: Role?, isSmall: Bool = false) {
    let style = isSmall ? FigureType.dimension.proportional : FigureType.label.proportional
    label = Label(text, style.colored(ribbon.fill.readableInk))
    fill = ribbon.fill
    self.badge = badge.flatMap { $0.isAsked ? $0 : nil }
    badgeSize = isSmall ? 10 : 14
  }

  private init(_ other: WorldTag) {
    let style = FigureType.dimension.proportional.colored(other.fill.readableInk)
    label = Label(other.label.text, style)
    (fill, badge, badgeSize) = (other.fill, other.badge, 10)
  }

  /// Itself, and smaller for a thin ribbon.
  var sizes: [WorldTag] { [self, WorldTag(self)] }

  private var indent: CGFloat { badge == nil ? 0 : badgeSize + 7 }

  var width: CGFloat { indent + label.size.width }
  var height: CGFloat { max(label.size.height, badge == nil ? 0 : badgeSize + 4) }

  /// On a ground in the ribbon's own colour.
  func items(in rect: CGRect) -> [DrawItem] {
    let words = CGRect(
      x: rect.minX + indent, y: rect.midY - label.size.height / 2, width: label.size.width + 2,
      height: label.size.height)
    let ground = ShapeGeometry.rounded(words.insetBy(dx: -1, dy: 0), radius: 2)
    let center = CGPoint(x: rect.minX + badgeSize / 2 + 2, y: rect.midY.rounded())
    let sign = badge.flatMap { RoleMark($0).badge(at: center, size: badgeSize) }
    let ring = sign.map { _ in
      DrawItem.fill(.circle(center: center, radius: badgeSize / 2 + 2), FigureInk.surface)
    }
    return [ring, sign, .fill(ground, fill), label.item(in: words)].compactMap(\.self)
  }
}
