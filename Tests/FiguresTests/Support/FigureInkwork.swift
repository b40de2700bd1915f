import CoreGraphics
import Drawing

@testable import Figures

/// A figure's drawing taken apart: its words, areas and lines in page coordinates, in the order in which they are
/// painted, for tests that ask whether somebody can read it.
struct FigureInkwork {
  struct Word {
    let text: String
    /// Of the letters, after all transforms.
    let size: CGFloat
    let frame: CGRect
    let color: ThemedColor
    let opacity: CGFloat
    /// Whether it belongs to a drawn screen, which has a scale and colours of its own, and measured lines.
    let isScaled: Bool
    let order: Int
  }

  struct Area {
    let bounds: CGRect
    let isRound: Bool
    let paint: Paint
    let opacity: CGFloat
    let order: Int
    /// The part of the page outside of which nothing of it is seen.
    let clip: CGRect

    func contains(_ point: CGPoint) -> Bool {
      guard clip.contains(point) else { return false }
      guard isRound else { return bounds.contains(point) }
      let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
      let (w, h) = (max(bounds.width / 2, 0.001), max(bounds.height / 2, 0.001))
      return (x / w) * (x / w) + (y / h) * (y / h) <= 1
    }
  }

  struct Line {
    let points: [CGPoint]
    let width: CGFloat
    let dash: [CGFloat]
    let paint: Paint
    let opacity: CGFloat
    let order: Int
    let clip: CGRect
  }

  private(set) var words: [Word] = []
  private(set) var areas: [Area] = []
  private(set) var lines: [Line] = []
  private var order = 0

  init(_ figure: Figure) {
    let sheet = Sheet(place: .identity, opacity: 1, clip: Sheet.unbounded)
    for item in figure.drawing.items { add(item, on: sheet) }
  }

  /// The coordinates of items on the page, and how much of them is seen.
  private struct Sheet {
    var place: PlaneTransform
    var opacity: CGFloat
    var clip: CGRect

    static let unbounded = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    func inside(_ group: DrawGroup) -> Sheet {
      let inner = group.transform.concatenating(place)
      let window = group.clip.map { inner.bounds(of: $0.bounds) } ?? Sheet.unbounded
      return Sheet(
        place: inner, opacity: opacity * group.opacity, clip: clip.intersection(window))
    }
  }

  private mutating func add(_ item: DrawItem, on sheet: Sheet) {
    order += 1
    switch item {
    case .image: break
    case .text(let text): add(text, on: sheet)
    case .shape(let shape): add(shape, on: sheet)
    case .group(let group):
      let inner = sheet.inside(group)
      for child in group.children { add(child, on: inner) }
    }
  }

  private mutating func add(_ text: DrawText, on sheet: Sheet) {
    guard text.string.contains(where: { !$0.isWhitespace }), sheet.opacity > 0.01 else { return }
    let frame = inked(text)
    let near = sheet.place.affine(near: CGPoint(x: text.frame.midX, y: text.frame.midY))
    let scale = abs(near.a * near.d - near.b * near.c).squareRoot()
    let word = Word(
      text: text.string, size: text.style.font.size * scale, frame: sheet.place.bounds(of: frame),
      color: text.style.color, opacity: sheet.opacity,
      isScaled: abs(scale - 1) > 0.001 || text.lines != nil, order: order)
    if word.frame.intersects(sheet.clip) { words.append(word) }
  }

  /// From the top of small letters to the base line, as wide as the letters are.
  private func inked(_ text: DrawText) -> CGRect {
    let size = text.style.font.size
    let width = min(InterWidths.width(of: text.string, text.style), text.frame.width)
    let x =
      switch text.placement.alignment {
      case .left, .justified: text.frame.minX
      case .center: text.frame.midX - width / 2
      case .right: text.frame.maxX - width
      }
    let middle =
      switch text.placement.vertical {
      case .top: text.frame.minY + size * 0.6
      case .center: text.frame.midY
      case .bottom: text.frame.maxY - size * 0.6
      }
    return CGRect(x: x, y: middle - size * 0.36, width: width, height: size * 0.72)
  }

  private mutating func add(_ shape: DrawShape, on sheet: Sheet) {
    if let fill = shape.fill {
      var isRound = false
      if case .ellipse = shape.geometry { isRound = true }
      areas.append(
        Area(
          bounds: sheet.place.bounds(of: shape.geometry.bounds), isRound: isRound, paint: fill,
          opacity: sheet.opacity, order: order, clip: sheet.clip))
    }
    if let stroke = shape.stroke, stroke.width > 0 {
      for part in shape.geometry.path.flattened {
        lines.append(
          Line(
            points: part.map(sheet.place.project), width: stroke.width, dash: stroke.dash,
            paint: stroke.paint, opacity: sheet.opacity, order: order, clip: sheet.clip))
      }
    }
  }

  /// The colour that is seen at a point below what is painted later.
  func ground(at point: CGPoint, below order: Int, on page: RGBAColor, dark: Bool) -> RGBAColor {
    areas.filter { $0.order < order && $0.contains(point) }.reduce(page) { ground, area in
      guard case .color(let color) = area.paint else { return ground }
      return (dark ? color.dark : color.light).faded(by: area.opacity).over(ground)
    }
  }
}

extension RGBAColor {
  func over(_ ground: RGBAColor) -> RGBAColor {
    func mix(_ top: CGFloat, _ below: CGFloat) -> CGFloat { top * alpha + below * (1 - alpha) }
    return RGBAColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  func faded(by opacity: CGFloat) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

extension Path {
  /// Straight pieces, each a row of points; curves by a few points on them.
  var flattened: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var start = CGPoint.zero
    for segment in outline.segments {
      let from = parts.last?.last ?? start
      switch segment {
      case .move(let point):
        parts.append([point])
        start = point
      case .line(let point): parts.append(to: [point])
      case .quadCurve(let point, let control):
        parts.append(to: Self.curve(from, control, control, point))
      case .curve(let point, let first, let second):
        parts.append(to: Self.curve(from, first, second, point))
      case .close: parts.append(to: [start])
      }
    }
    return parts
  }

  private static func curve(
    _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint
  ) -> [CGPoint] {
    (1...8).map { step in
      let t = CGFloat(step) / 8
      let u = 1 - t
      func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return CGPoint(
        x: mix(from.x, first.x, second.x, to.x), y: mix(from.y, first.y, second.y, to.y))
    }
  }
}

extension [[CGPoint]] {
  fileprivate mutating func append(to points: [CGPoint]) {
    if isEmpty { append([]) }
    self[count - 1] += points
  }
}
