import CoreGraphics
import Drawing

/// How elements are marked of which nobody knows which one is in front.
enum TieMark {
  static let size: CGFloat = 14
  static let line = RoleMark(.reloaded).stroke(width: 2)

  /// A question mark on a disc, around the origin.
  static var badge: DrawItem {
    let disc = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
    let ink = FigureInk.reloaded.readableInk
    let mark = Label("?", FigureType.dimension.colored(ink))
    return .group(
      DrawGroup([.fill(.ellipse(disc), FigureInk.reloaded), mark.item(in: disc, .center)]))
  }
}
