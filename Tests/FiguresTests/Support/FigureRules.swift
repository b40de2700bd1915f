import CoreGraphics
import Drawing

@testable import Figures

/// The rules that every figure keeps at the width it is shown at, checked on its drawing. Each list is empty where the
/// rule is kept, and else says who breaks it.
struct FigureRules {
  private let figure: Figure
  private let width: FigureWidth
  private let steps: Int
  private let ink: FigureInkwork

  /// - Parameter steps: how many sections stand below one another, one for each of so many steps.
  init(_ figure: Figure, at width: FigureWidth, steps: Int = 1) {
    self.figure = figure
    self.width = width
    self.steps = max(steps, 1)
    ink = FigureInkwork(figure)
  }

  var broken: [String] { type + boxes + edges + contrast + budget }

  /// Letters of labels have 10 points at least, those of drawn screens 6.
  var type: [String] {
    ink.words.filter { $0.size < ($0.isScaled ? 6 : 10) - 0.001 }.map {
      "type: \($0.text) has \($0.size) points"
    }
  }

  /// No label stands on another one, or outside of the page.
  var boxes: [String] {
    let labels = ink.words.filter { !$0.isScaled && $0.opacity > 0.3 }
    let page = figure.drawing.bounds
    let out = labels.filter { !page.holds($0.frame) }.map { "boxes: \($0.text) leaves the page" }
    return out
      + labels.indices.flatMap { first in
        labels[(first + 1)...].filter { $0.frame.intersects(labels[first].frame) }
          .map { "boxes: \(labels[first].text) and \($0.text)" }
      }
  }

  /// No line runs through a label, unless something opaque lies between them.
  var edges: [String] {
    ink.words.filter { !$0.isScaled && $0.opacity > 0.3 }.flatMap { word -> [String] in
      let covers = ink.areas.filter {
        $0.order < word.order && $0.opacity > 0.9 && $0.paint.isOpaque
          && $0.bounds.intersection($0.clip).insetBy(dx: -0.5, dy: -0.5).holds(word.frame)
      }
      let cover = covers.map(\.order).max() ?? 0
      let through = ink.lines.first { line in
        line.order > cover && line.opacity > 0.05 && !line.paint.isClear
          && line.crosses(word.frame.intersection(line.clip))
      }
      return through.map { ["edges: a line at \($0.points[0]) runs through \(word.text)"] } ?? []
    }
  }

  /// Text has a contrast of 4.5 at least to what lies below it, in both themes.
  var contrast: [String] {
    [false, true].flatMap { dark -> [String] in
      let page = color(of: figure.drawing.background, dark: dark) ?? (dark ? .black : .white)
      return ink.words.filter { !$0.isScaled }.compactMap { word in
        let middle = CGPoint(x: word.frame.midX, y: word.frame.midY)
        let ground = ink.ground(at: middle, below: word.order, on: page, dark: dark)
        let letters = (dark ? word.color.dark : word.color.light).faded(by: word.opacity)
        let contrast = letters.over(ground).contrast(to: ground)
        return contrast >= 4.45
          ? nil : "contrast: \(word.text) has \(contrast) in \(dark ? "dark" : "light")"
      }
    }
  }

  /// The page is as wide as it is shown at most, and no tower; a narrow one is read by scrolling.
  var budget: [String] {
    let size = figure.drawing.size
    let wide = size.width > width.points + 0.001
    let words = wide ? ["budget: \(size.width) wide"] : []
    let tallest: CGFloat = width.isNarrow ? 2.7 : 1.5
    return size.height > max(size.width, width.points) * tallest * CGFloat(steps)
      ? words + ["budget: \(size.height) high"] : words
  }

  private func color(of paint: Paint?, dark: Bool) -> RGBAColor? {
    guard case .color(let color) = paint else { return nil }
    return dark ? color.dark : color.light
  }
}

extension FigureInkwork.Line {
  /// Whether the line goes through the middle of the box: touching its edge is no harm.
  fileprivate func crosses(_ box: CGRect) -> Bool {
    guard !box.isNull else { return false }
    let box = box.insetBy(dx: min(1, box.width / 4), dy: min(1, box.height / 4))
    return zip(points, points.dropFirst()).contains { box.isCrossed(from: $0, to: $1) }
  }
}

extension CGRect {
  /// Whether a piece of the straight line lies inside.
  fileprivate func isCrossed(from a: CGPoint, to b: CGPoint) -> Bool {
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    for (start, way, low, high) in [
      (a.x, b.x - a.x, minX, maxX), (a.y, b.y - a.y, minY, maxY),
    ] {
      if abs(way) < 1e-9 {
        if start < low || start > high { return false }
        continue
      }
      let (first, second) = ((low - start) / way, (high - start) / way)
      enter = max(enter, min(first, second))
      leave = min(leave, max(first, second))
    }
    return enter <= leave
  }
}
