import CoreGraphics
import Drawing
import Motion

/// A worldline in colour: where its element is, how it is painted, and what stands on it.
struct WorldRibbon {
  let label: String
  let fill: ThemedColor
  let bands: [WorldBand]
  let marks: WorldMarks
  /// From the back to the front.
  let depth: (tier: Int, zIndex: Int)
  /// Whether it belongs to an item that is seen itself.
  let isPart: Bool

  init(_ element: WorldChoice.Element, _ bands: [WorldBand], isPart: Bool) {
    label = element.label
    self.isPart = isPart
    self.bands = bands
    marks = element.marks
    depth =
      element.stories.compactMap { ($0?.after ?? $0?.before)?.depth }.max(by: <) ?? (0, 0)
    fill = Self.fill(element.story)
  }

  /// The badge on it, if something was asked of it.
  var badge: Role? { marks.going ?? marks.staying }

  var pieces: [WorldBand] { bands.flatMap(\.pieces) }

  private static func fill(_ story: ElementStory?) -> ThemedColor {
    guard let story, let element = story.after ?? story.before ?? story.end else {
      return FigureInk.secondary
    }
    guard case .supplementary = element.kind else {
      return ElementFace(element, of: story).fill
    }
    return FigureInk.bandLine
  }

  // MARK: Drawing

  func items(_ scale: WorldScale, in course: WorldCourse, isThin: Bool) -> [DrawItem] {
    pieces.flatMap { whole -> [DrawItem] in
      let piece = whole.clipped(to: scale.shown)
      let shape = ShapeGeometry.path(Path(area(of: piece, scale)), rule: .winding)
      var items: [DrawItem] = []
      if piece.strengths.isEmpty || piece.isEven, !isThin {
        // A seam keeps it apart from those below.
        items.append(.stroke(shape, Stroke(FigureInk.surface, width: 2)))
      }
      items.append(.shape(DrawShape(shape, fill: paint(fill, along: piece, scale))))
      return items + outlines(of: piece, scale, in: course, isThin: isThin)
    }
  }

  private func area(of band: WorldBand, _ scale: WorldScale) -> Outline {
    let upper = band.edges.map { CGPoint(x: scale.x($0.time), y: scale.y($0.low) + 0.5) }
    let lower = band.edges.map { edge in
      CGPoint(
        x: scale.x(edge.time), y: max(scale.y(edge.high) - 0.5, scale.y(edge.low) + 1.5))
    }
    var area = Outline(through: upper + lower.reversed())
    area.close()
    return area
  }

  /// While something that was asked of the item happens.
  private func outlines(
    of band: WorldBand, _ scale: WorldScale, in course: WorldCourse, isThin: Bool
  ) -> [DrawItem] {
    course.stories.indices.flatMap { step -> [DrawItem] in
      guard let role = marks.roles[step], role.isAskedOfItem else { return [] }
      let edges = band.part(in: course.span(of: step)).edges
      guard edges.count > 1 else { return [] }
      let mark = RoleMark(role)
      var stroke = mark.stroke(width: isThin ? 1 : 2)
      stroke.paint = paint(mark.color, along: band, scale)
      let lines = [0.5, 2.5].map { inset in
        [
          edges.map { CGPoint(x: scale.x($0.time), y: scale.y($0.low) + inset) },
          edges.map { CGPoint(x: scale.x($0.time), y: scale.y($0.high) - inset) },
        ].map { ShapeGeometry.path(Path(Outline(through: $0)), rule: .winding) }
      }
      // A ring of the ground keeps the colour of the role from that of the item.
      let hasRing = band.isEven && scale.y(band.thickness) - scale.y(0) >= 14
      let ring = Stroke(FigureInk.surface, width: 2)
      return (hasRing ? lines[1].map { .stroke($0, ring) } : [])
        + lines[0].map { .stroke($0, stroke) }
    }
  }

  /// The colour as strong as the band is at each time.
  private func paint(_ color: ThemedColor, along band: WorldBand, _ scale: WorldScale) -> Paint {
    guard let first = band.strengths.first, let last = band.strengths.last else {
      return .color(color)
    }
    guard !band.isEven, last.time > first.time else {
      return .color(color.faded(by: first.share))
    }
    let stops = band.strengths.map { strength in
      GradientStop(
        CGFloat((strength.time - first.time) / (last.time - first.time)),
        color.faded(by: strength.share))
    }
    return .linear(
      LinearGradient(
        from: CGPoint(x: scale.x(first.time), y: 0), to: CGPoint(x: scale.x(last.time), y: 0),
        stops: stops))
  }
}

extension FigureInk {
  /// Headers among worldlines, which would not be seen in the colour that they have on the screen.
  static let bandLine = ThemedColor(0xB9C0CB, 0x56606E)
}
