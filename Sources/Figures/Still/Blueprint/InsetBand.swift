import CoreGraphics
import Drawing
import Motion

/// A strip along an edge of the screen that bars and insets take from it.
struct InsetBand {
  let rect: CGRect
  private let width: CGFloat

  static func bands(of snapshot: LayoutSnapshot, on stage: PlanStage) -> [InsetBand] {
    let (screen, insets) = (snapshot.viewport, snapshot.insets)
    // Those at the sides leave the corners to those above and below.
    let (top, bottom) = (screen.minY + insets.top, screen.maxY - insets.bottom)
    func strip(_ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    let strips: [(CGFloat, CGRect)] = [
      (insets.top, strip(screen.minX, screen.minY, width: screen.width, height: insets.top)),
      (insets.bottom, strip(screen.minX, bottom, width: screen.width, height: insets.bottom)),
      (insets.left, strip(screen.minX, top, width: insets.left, height: bottom - top)),
      (
        insets.right,
        strip(screen.maxX - insets.right, top, width: insets.right, height: bottom - top)
      ),
    ]
    return strips.compactMap { width, strip in
      let seen = stage.rect(strip).intersection(stage.bounds)
      guard width > 0, strip.isUsable, seen.isUsable, stage.shows(strip),
        stage.down.shows(strip.minY), stage.down.shows(strip.maxY)
      else { return nil }
      return InsetBand(rect: seen, width: width)
    }
  }

  /// Hatched, so that it is told apart from frames without its colour; no line runs through the words.
  func hatching(around words: [CGRect]) -> DrawItem {
    let near = words.map { $0.insetBy(dx: -3, dy: -2) }.filter(rect.intersects)
    return Self.hatch(rect, around: near)
  }

  /// Its width on a patch of paper over all that is drawn there, beside the edges of frames if it can be.
  func words(in field: inout LabelField, beside frames: [CGRect]) -> [DrawItem] {
    guard let label, rect.height >= label.size.height + 4 else { return [] }
    let room = max(rect.width - label.size.width - 16, 0) / 2
    let places = [0, -1, 1, -0.5, 0.5].map {
      label.frame(centeredAt: CGPoint(x: rect.midX + $0 * room, y: rect.midY))
    }
    let edges = frames.filter { $0.intersects(rect) }
    let free = places.filter { place in
      !edges.contains { $0.intersects(place) && !$0.insetBy(dx: 2, dy: 2).holds(place) }
    }
    guard let place = field.place(free + places) else { return [] }
    let ground = DrawItem.fill(.rect(place.insetBy(dx: -4, dy: -2)), BlueprintInk.paper)
    return [ground, label.item(in: place, .center)]
  }

  /// In a narrow band the number alone: cut words would say nothing.
  private var label: Label? {
    let number = FigureText.number(width)
    return ["inset \(number)", number].map { Label($0, BlueprintInk.dimension) }
      .first { $0.size.width <= rect.width - 8 }
  }

  static func hatch(_ rect: CGRect, around words: [CGRect] = []) -> DrawItem {
    let outline = Outline(hatching: rect, step: 8, around: words)
    return .stroke(.path(Path(outline), rule: .winding), hatchLine)
  }

  private static let hatchLine = Stroke(BlueprintInk.line.faded(by: 0.34))
}
