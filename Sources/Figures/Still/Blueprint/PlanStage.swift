import CoreGraphics
import Drawing
import Motion

/// The content as a plan shows it: in one scale, without what repeats itself. Nothing on it is moved to whole points,
/// so that distances of one number are equally long.
struct PlanStage {
  let across: PlanAxis
  let down: PlanAxis

  var scale: CGFloat { across.scale }

  var size: CGSize {
    CGSize(width: across.length.rounded(.up), height: down.length.rounded(.up))
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Of the content, what is left out included.
  var region: CGRect {
    CGRect(
      x: across.start, y: down.start, width: across.end - across.start,
      height: down.end - down.start)
  }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: across.place(point.x), y: down.place(point.y))
  }

  func rect(_ rect: CGRect) -> CGRect {
    let (low, high) = (
      point(CGPoint(x: rect.minX, y: rect.minY)), point(CGPoint(x: rect.maxX, y: rect.maxY))
    )
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a part of it is left out.
  func cuts(_ frame: CGRect) -> Bool {
    across.isCut(between: frame.minX, frame.maxX) || down.isCut(between: frame.minY, frame.maxY)
  }

  /// Whether any of it is drawn.
  func shows(_ frame: CGRect) -> Bool {
    !across.hides(frame.minX, frame.maxX) && !down.hides(frame.minY, frame.maxY)
  }

  /// The outline of the element: a rounded rectangle, or its four corners where it is turned.
  func shape(of element: ElementSnapshot, inset: CGFloat) -> ShapeGeometry {
    let frame = rect(element.frame)
    guard element.isUpright else { return .path(Path(corners(of: element)), rule: .winding) }
    let box = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
    return .rounded(box, radius: max(ScreenPart.radius(of: frame.size) - inset, 1))
  }

  private func corners(of element: ElementSnapshot) -> Outline {
    let plane = PlaneTransform(element.transform)
    let (w, h) = (element.size.width / 2, element.size.height / 2)
    let corners = [(-w, -h), (w, -h), (w, h), (-w, h)].map { x, y in
      let corner = plane.project(CGPoint(x: x, y: y))
      return point(CGPoint(x: element.center.x + corner.x, y: element.center.y + corner.y))
    }
    var outline = Outline(through: corners)
    outline.close()
    return outline
  }

  // MARK: Breaks

  /// The places of what is left out.
  var gaps: [CGRect] {
    down.cuts.map { cut in
      CGRect(x: 0, y: down.place(cut.start), width: size.width, height: PlanCut.breadth)
    }
      + across.cuts.map { cut in
        CGRect(x: across.place(cut.start), y: 0, width: PlanCut.breadth, height: size.height)
      }
  }

  private static let tooth = CGSize(width: 8, height: 3)

  /// The torn edges of what is left out, and the words between them.
  var breaks: [DrawItem] {
    down.cuts.flatMap { cut -> [DrawItem] in
      let top = down.place(cut.start)
      let band = CGRect(x: -2, y: top, width: size.width + 4, height: PlanCut.breadth)
      return torn(band, isDown: true) + words(cut, in: band)
    }
      + across.cuts.flatMap { cut -> [DrawItem] in
        let left = across.place(cut.start)
        let band = CGRect(x: left, y: -2, width: PlanCut.breadth, height: size.height + 4)
        return torn(band, isDown: false) + turnedWords(cut, in: band)
      }
  }

  private func torn(_ band: CGRect, isDown: Bool) -> [DrawItem] {
    let paper = band.insetBy(dx: isDown ? 0 : 8, dy: isDown ? 8 : 0)
    let edges = [paper.minY, paper.maxY].map { edge -> Outline in
      let length = isDown ? band.width : band.height
      let count = max(Int((length / Self.tooth.width).rounded()), 2)
      let points = (0...count).map { step -> CGPoint in
        let along = CGFloat(step) / CGFloat(count) * length
        let off = step.isMultiple(of: 2) ? -Self.tooth.height : Self.tooth.height
        guard !isDown else { return CGPoint(x: band.minX + along, y: edge + off) }
        let side = edge == paper.minY ? paper.minX : paper.maxX
        return CGPoint(x: side + off, y: band.minY + along)
      }
      return Outline(through: points)
    }
    return [.fill(.rect(paper), BlueprintInk.paper)]
      + edges.map { .stroke(.path(Path($0), rule: .winding), BlueprintInk.stroke()) }
  }

  private func words(_ cut: PlanCut, in band: CGRect) -> [DrawItem] {
    let center = CGPoint(x: band.midX, y: band.midY)
    let label = Self.label(cut, width: band.width - 8)
    return [label?.item(centeredAt: center)].compactMap(\.self)
  }

  /// In fewer words where there is little room.
  private static func label(_ cut: PlanCut, width: CGFloat) -> Label? {
    let words = cut.words.split(separator: " ").map(String.init)
    let counts = [words.count, 3, 2].map { words.prefix($0).joined(separator: " ") }
    return counts.map { Label($0, BlueprintInk.caption) }.first { $0.size.width <= width }
  }

  /// From bottom to top.
  private func turnedWords(_ cut: PlanCut, in band: CGRect) -> [DrawItem] {
    guard let label = Self.label(cut, width: band.height - 8) else {
      return []
    }
    let turn = CGAffineTransform(translationX: band.midX, y: band.midY).rotated(by: -.pi / 2)
    return [
      .group(DrawGroup(transform: PlaneTransform(turn), [label.item(centeredAt: .zero)]))
    ]
  }
}
