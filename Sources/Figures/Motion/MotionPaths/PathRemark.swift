import CoreGraphics
import Drawing
import Motion
import QuartzCore

/// The words about an element beside its path: its name where that is nowhere else, and what changes
/// besides its place.
struct PathRemark {
  let role: Role
  let name: String?
  let text: String
  /// Of what it is about.
  let frame: CGRect

  /// "α 0→1 · ×0.1→1".
  static func text(_ element: ElementStory) -> String {
    guard let start = element.start, let end = element.end, element.role != .reloaded else {
      return ""
    }
    var parts: [String] = []
    if start.alpha != end.alpha {
      parts.append("α \(FigureText.share(start.alpha))→\(FigureText.share(end.alpha))")
    }
    let (from, to) = (start.scale, end.scale)
    if abs(from - to) >= 0.005 {
      parts.append("×\(FigureText.share(from))→\(FigureText.share(to))")
    }
    return parts.joined(separator: " · ")
  }

  var words: String {
    [name, text.isEmpty ? nil : text].compactMap { $0 }.joined(separator: "  ")
  }

  /// Those that are deleted, where the picture has no room for their names.
  static func gone(_ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let rest = names.count - longestList
    let told = rest > 1 ? names.prefix(longestList) + ["\(rest) more"] : names[...]
    return ["Deleted: \(CountWords.list(Array(told)))."]
  }

  private static let longestList = 12

  /// In a free corner of what it is about.
  func item(in field: inout LabelField, withText: Bool) -> DrawItem? {
    let texts = withText ? [words, name ?? text] : [name].compactMap { $0 }
    let candidates = texts.compactMap {
      Label($0, FigureType.dimension, width: frame.width - 6)
    }
    for label in candidates {
      let rows = [
        frame.maxY - label.size.height - 4, frame.midY - label.size.height / 2, frame.minY + 4,
      ]
      let columns = [
        frame.midX - label.size.width / 2, frame.maxX - label.size.width - 4, frame.minX + 4,
      ]
      let rects = rows.flatMap { y in
        columns.map {
          CGRect(origin: CGPoint(x: $0.rounded(), y: y.rounded()), size: label.size)
        }
      }
      guard let place = field.place(rects) else { continue }
      return label.item(onGround: place)
    }
    return nil
  }
}

extension Label {
  /// With a light ground, so that it can be read on whatever lies below it.
  func item(onGround place: CGRect) -> DrawItem {
    let ground = ShapeGeometry.rounded(place.insetBy(dx: -3, dy: -1), radius: 3)
    return .group(
      DrawGroup([.fill(ground, FigureInk.surface.faded(by: 0.75)), item(in: place)]))
  }
}

extension ElementSnapshot {
  /// How much larger the transform makes it, in the middle of both directions.
  var scale: CGFloat {
    let t = transform
    let area = abs(t.m11 * t.m22 - t.m12 * t.m21)
    return area.isFinite ? area.squareRoot() : 1
  }
}

/// Remarks below each other beside the screen, each as near to what it is about as the others let it.
struct RemarkMargin {
  let x: CGFloat
  private var next: CGFloat = 0
  private(set) var items: [DrawItem] = []

  init(x: CGFloat) {
    self.x = x
  }

  /// Remarks come from top to bottom.
  mutating func add(_ remark: PathRemark) {
    let label = Label(remark.words, FigureType.dimension)
    let middle = max(remark.frame.midY, next).rounded()
    next = middle + 18
    let isNamed = remark.name != nil
    var left = x
    if isNamed, let badge = RoleMark(remark.role).badge(at: CGPoint(x: x + 8, y: middle)) {
      items.append(badge)
      left += 22
    }
    let frame = CGRect(
      x: left, y: middle - label.size.height / 2, width: label.size.width, height: label.size.height
    )
    items.append(label.item(in: frame))
    guard abs(middle - remark.frame.midY) > 9 else { return }
    let line = ShapeGeometry.line(
      from: CGPoint(x: remark.frame.maxX, y: remark.frame.midY.rounded() + 0.5),
      to: CGPoint(x: x - 2, y: middle + 0.5))
    items.append(.stroke(line, Stroke(FigureInk.secondary, width: 1)))
  }
}
