import CoreGraphics
import Drawing
import Motion

/// A strip along an edge of the screen that bars and insets take from it.
struct InsetBand {
  private let rect: CGRect
  private let width: CGFloat

  static func bands(of snapshot: LayoutSnapshot, on stage: MotionStage) -> [InsetBand] {
    let (screen, insets) = (snapshot.viewport, snapshot.insets)
    let strips: [(CGFloat, CGRect)] = [
      (
        insets.top, CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: insets.top)
      ),
      (
        insets.bottom,
        CGRect(
          x: screen.minX, y: screen.maxY - insets.bottom, width: screen.width,
          height: insets.bottom)
      ),
      (
        insets.left,
        CGRect(x: screen.minX, y: screen.minY, width: insets.left, height: screen.height)
      ),
      (
        insets.right,
        CGRect(
          x: screen.maxX - insets.right, y: screen.minY, width: insets.right, height: screen.height)
      ),
    ]
    let bounds = CGRect(origin: .zero, size: stage.size)
    return strips.compactMap { width, strip in
      let seen = stage.rect(strip).onWholePoints.intersection(bounds)
      guard width > 0, strip.isUsable, seen.isUsable else { return nil }
      return InsetBand(rect: seen, width: width)
    }
  }

  /// Hatched, so that it is told apart from frames without its colour.
  func items(in field: inout LabelField) -> [DrawItem] {
    let hatch = DrawItem.group(
      DrawGroup(
        clip: .rect(rect), [.stroke(.path(Path(stripes), rule: .winding), Self.hatchLine)]))
    guard
      let label = Label(
        "inset \(FigureText.number(width))", BlueprintInk.dimension, width: rect.width - 8),
      rect.height >= label.size.height + 4,
      let place = field.place([label.frame(centeredAt: CGPoint(x: rect.midX, y: rect.midY))])
    else { return [hatch] }
    let ground = DrawItem.fill(.rect(place.insetBy(dx: -4, dy: -2)), BlueprintInk.paper)
    return [hatch, ground, label.item(in: place, .center)]
  }

  static let hatchLine = Stroke(BlueprintInk.line.faded(by: 0.45))

  private var stripes: Outline { Self.stripes(in: rect) }

  static func stripes(in rect: CGRect) -> Outline {
    var outline = Outline()
    for x in stride(from: rect.minX - rect.height, to: rect.maxX, by: 8) {
      outline.move(to: CGPoint(x: x, y: rect.maxY))
      outline.addLine(to: CGPoint(x: x + rect.height, y: rect.minY))
    }
    return outline
  }
}
