import CoreGraphics
import Drawing
import Motion

/// The screen as it is seen from the front, small, beside its layers, with bars for words.
struct StackScreen {
  private let screen: StatePicture
  let size: CGSize
  private let frame: CGRect

  private static let caption: CGFloat = 20
  /// More elements would only make the file large.
  private static let limit = 600

  /// nil where it would show a crowd.
  init?(_ whole: StatePicture, limit: CGSize) {
    let region = whole.stage.region
    guard whole.elements.count <= Self.limit else { return nil }
    let stage = ScreenPart(region, fitting: limit)
    screen = StatePicture(whole.snapshot, on: stage, palette: whole.palette)
    frame = CGRect(
      x: 0, y: 0, width: max(stage.size.width.rounded(), 1),
      height: max(stage.size.height.rounded(), 1))
    size = CGSize(width: max(frame.width, 64), height: frame.height + Self.caption)
  }

  var items: [DrawItem] {
    let shape = ShapeGeometry.rounded(frame, radius: 8)
    let edge = ShapeGeometry.rounded(frame.insetBy(dx: 0.5, dy: 0.5), radius: 7.5)
    let inside = (screen.backdrop + screen.items).withoutNames.legible(at: 0)
    let label = Label("as it is seen", FigureType.caption)
    return [
      .fill(shape, FigureInk.surface), .group(DrawGroup(clip: shape, inside)),
      .stroke(edge, Stroke(FigureInk.secondary, width: 1)),
      .fill(
        .rect(CGRect(x: 0, y: frame.maxY + 5, width: label.size.width + 1, height: 15)),
        FigureInk.page),
      label.item(at: CGPoint(x: 0, y: frame.maxY + 6)),
    ]
  }
}
