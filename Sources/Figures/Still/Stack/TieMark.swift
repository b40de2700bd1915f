import CoreGraphics
import Drawing

/// How elements are marked of which nobody knows which one is in front.
enum TieMark {
  static let size: CGFloat = 14
  static let line = Stroke(FigureInk.fault, width: 2, dash: [4, 3])

  /// A question mark on a disc, around the origin.
  static var badge: DrawItem {
    let disc = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
    let ink = FigureInk.fault.readableInk
    let mark = Label("?", FigureType.dimension.colored(ink))
    let ground = DrawItem.fill(.ellipse(disc.insetBy(dx: -1.5, dy: -1.5)), FigureInk.surface)
    return .group(
      DrawGroup([ground, .fill(.ellipse(disc), FigureInk.fault), mark.item(in: disc, .center)]))
  }
}
