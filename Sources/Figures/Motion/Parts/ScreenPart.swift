import CoreGraphics
import Drawing
import Motion
import QuartzCore

/// The part of the screen that a figure shows, and how it comes onto the page: scaled to fit, its top left
/// corner at the origin.
struct ScreenPart {
  /// In the coordinates of the screen: the viewport's origin is zero.
  let region: CGRect
  let scale: CGFloat
  private let faces: FaceStyle
  /// Those of a drawn screen, which keep to its scale; nil where words too small to be read are set anew.
  var letters: ScreenLetters?

  /// Smaller than this, the texts in elements cannot be read.
  private static let leastDrawingScale: CGFloat = 0.6

  var size: CGSize {
    CGSize(
      width: (region.width * scale).rounded(.up), height: (region.height * scale).rounded(.up))
  }

  /// As large as the limit allows, but never larger than on the screen.
  init(_ region: CGRect, fitting limit: CGSize, faces: FaceStyle = .automatic) {
    self.faces = faces
    let isUsable = region.width > 0 && region.height > 0
    self.region = isUsable ? region : CGRect(x: 0, y: 0, width: 1, height: 1)
    let scale = min(
      1, limit.width / self.region.width, limit.height / self.region.height)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Whether drawings are shown with their words, however small.
  var keepsWords: Bool { faces == .drawings }

  /// Whether the element is shown as its view draws it, with or without its words.
  func showsDrawing(of element: ElementSnapshot) -> Bool {
    faces != .names && !element.content.isEmpty
  }

  /// Whether the element's own drawing is shown with its words.
  func showsWords(of element: ElementSnapshot) -> Bool {
    // A decoration has nothing to read.
    showsDrawing(of: element)
      && (faces == .drawings || scale >= Self.leastDrawingScale || !element.kind.isLabelled
        || letters?.areKept(on: element, at: scale) == true)
  }

  /// The words that the element's drawing is shown without.
  func words(of element: ElementSnapshot, in viewport: CGRect) -> CellWords? {
    guard showsDrawing(of: element), !showsWords(of: element) else { return nil }
    return CellWords(element, at: placement(of: element, in: viewport))
  }

  /// All that the element's own drawing has at its right end; null for nothing.
  func accessory(of element: ElementSnapshot, in viewport: CGRect) -> CGRect {
    guard showsDrawing(of: element), element.isUpright else { return .null }
    return element.accessory(at: placement(of: element, in: viewport))
  }

  /// The element itself: its drawing, or an area in its colour.
  func face(
    of element: ElementSnapshot, _ look: ElementFace, in viewport: CGRect
  ) -> DrawItem {
    guard showsDrawing(of: element) else {
      return .fill(shape(of: element, in: viewport), look.fill)
    }
    let content = showsWords(of: element) ? element.content : element.content.withoutTexts
    return .group(DrawGroup(transform: placement(of: element, in: viewport), content))
  }

  /// The drawing behind the elements, all over the part that is shown.
  func backdrop(of snapshot: LayoutSnapshot) -> [DrawItem] {
    guard let backdrop = snapshot.backdrop else { return [] }
    var items: [DrawItem] = []
    if let paint = backdrop.background {
      items.append(
        .shape(DrawShape(.rect(CGRect(origin: .zero, size: size)), fill: paint)))
    }
    if !backdrop.items.isEmpty {
      let origin = point(.zero)
      let place = PlaneTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
      items.append(.group(DrawGroup(transform: place, backdrop.items)))
    }
    return items
  }

  /// The window of a state.
  func window(of snapshot: LayoutSnapshot) -> CGRect {
    let size = snapshot.viewport.size
    return CGRect(
      origin: point(.zero), size: CGSize(width: size.width * scale, height: size.height * scale)
    ).onWholePoints
  }

  /// From the element's own coordinates to those of the figure.
  func placement(of element: ElementSnapshot, in viewport: CGRect) -> PlaneTransform {
    let origin = point(CGPoint(x: -viewport.minX, y: -viewport.minY))
    let page = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    return element.placement.concatenating(PlaneTransform(page))
  }

  func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - region.minX) * scale, y: (point.y - region.minY) * scale)
  }

  /// The place at which the element is seen when the viewport stands there.
  func center(of element: ElementSnapshot, in viewport: CGRect) -> CGPoint {
    point(
      CGPoint(x: element.center.x - viewport.minX, y: element.center.y - viewport.minY))
  }

  func frame(of element: ElementSnapshot, in viewport: CGRect) -> CGRect {
    let frame = element.frame
    let origin = point(CGPoint(x: frame.minX - viewport.minX, y: frame.minY - viewport.minY))
    return CGRect(
      origin: origin, size: CGSize(width: frame.width * scale, height: frame.height * scale))
  }

  /// All that the element hides of what is behind it: its frame, and of a bar the ground that it paints behind the status
  /// bar or the home indicator as well.
  func cover(of element: ElementSnapshot, in viewport: CGRect) -> CGRect {
    let frame = frame(of: element, in: viewport)
    let ground = element.isOfScreen ? element.content.bounds : .null
    guard !ground.isNull else { return frame }
    let painted = placement(of: element, in: viewport).bounds(of: ground)
    let isUsable = [painted.minX, painted.minY, painted.width, painted.height]
      .allSatisfy(\.isFinite)
    return isUsable ? frame.union(painted) : frame
  }

  /// The outline of the element: a rounded rectangle on whole points, that of its card where it shows one, or the four
  /// corners where it is turned.
  func shape(
    of element: ElementSnapshot, in viewport: CGRect, inset: CGFloat = 0
  ) -> ShapeGeometry {
    guard element.isUpright else { return corners(of: element, in: viewport) }
    let (card, own) =
      showsDrawing(of: element) ? (element.card, element.ownCorner) : (nil, nil)
    let frame =
      card.map { placement(of: element, in: viewport).bounds(of: $0.rect) }
      ?? frame(of: element, in: viewport)
    let radii =
      card?.radii.scaled(by: scale)
      ?? CornerRadii(own.map { $0 * scale } ?? Self.radius(of: frame.size))
    let rect = frame.onWholePoints
    return .rounded(
      rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)),
      radii.inside(by: inset))
  }

  /// Whether an element is nothing but its words, or a sign, on the ground of others or on one that looks like it.
  func lacksGround(_ element: ElementSnapshot, in viewport: CGRect) -> Bool {
    guard element.isUpright, showsDrawing(of: element), element.card == nil,
      bubble(of: element, in: viewport) == nil
    else { return false }
    return element.ground?.color.isNear(FigureInk.surface) ?? true
  }

  /// The frame of all that an element shows of itself: that of its bubble, where it is a message in a row.
  func markedFrame(of element: ElementSnapshot, in viewport: CGRect) -> CGRect {
    bubble(of: element, in: viewport) ?? frame(of: element, in: viewport)
  }

  /// The outline of that, for the marks of its role.
  func outline(
    of element: ElementSnapshot, in viewport: CGRect, inset: CGFloat = 0
  ) -> ShapeGeometry {
    guard let bubble = bubble(of: element, in: viewport) else {
      return shape(of: element, in: viewport, inset: inset)
    }
    let rect = bubble.onWholePoints
    let radius = min(Self.bubbleRadius * scale, min(rect.width, rect.height) / 2)
    return .rounded(
      rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2)),
      CornerRadii(radius).inside(by: inset))
  }

  private static let bubbleRadius: CGFloat = 18

  private func bubble(of element: ElementSnapshot, in viewport: CGRect) -> CGRect? {
    guard element.isUpright, showsDrawing(of: element), let bubble = element.bubble,
      // As wide as the element, it is the element itself.
      bubble.width < element.size.width - 8, element.card == nil
    else { return nil }
    return placement(of: element, in: viewport).bounds(of: bubble)
  }

  /// Whether a cell is as wide as the rows of a list, in which names stand at the left.
  func isRow(_ frame: CGRect) -> Bool { frame.width >= size.width * 0.6 }

  /// 8 points, less in small elements.
  static func radius(of size: CGSize) -> CGFloat {
    min(8, (min(size.width, size.height) / 4).rounded())
  }

  private func corners(of element: ElementSnapshot, in viewport: CGRect) -> ShapeGeometry {
    let center = center(of: element, in: viewport)
    let plane = PlaneTransform(element.transform)
    let (w, h) = (element.size.width / 2, element.size.height / 2)
    var outline = Outline()
    for (x, y) in [(-w, -h), (w, -h), (w, h), (-w, h)] {
      let corner = plane.project(CGPoint(x: x, y: y))
      let point = CGPoint(x: center.x + corner.x * scale, y: center.y + corner.y * scale)
      if outline.isEmpty { outline.move(to: point) } else { outline.addLine(to: point) }
    }
    outline.close()
    return .path(Path(outline), rule: .winding)
  }
}

extension ElementSnapshot {
  /// Whether it is seen as a rectangle with its sides along the axes.
  var isUpright: Bool {
    let t = transform
    return t.m12 == 0 && t.m21 == 0 && t.m14 == 0 && t.m24 == 0 && t.m44 == 1
  }

  /// Whether it can be drawn at all.
  var isDrawable: Bool {
    let frame = frame
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      return false
    }
    return !isHidden && abs(frame.minX) < 1e7 && abs(frame.minY) < 1e7 && frame.width < 1e7
      && frame.height < 1e7
  }
}

extension CGRect {
  /// With all four edges on the nearest whole points.
  var onWholePoints: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(
      x: left, y: top, width: max(maxX.rounded() - left, 1), height: max(maxY.rounded() - top, 1))
  }
}

extension CornerRadii {
  fileprivate func scaled(by scale: CGFloat) -> CornerRadii { map { $0 * scale } }

  /// Those of an outline that many points inside of this one.
  fileprivate func inside(by inset: CGFloat) -> CornerRadii { map { max($0 - inset, 1) } }

  private func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
