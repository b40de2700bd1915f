import CoreGraphics
import Drawing
import Foundation

@testable import Figures

/// A shape or a text as it is seen at one moment: its corners, how opaque it is, and what it is.
struct SeenLeaf: CustomStringConvertible {
  var what: String
  var corners: [CGPoint]
  var opacity: Double

  var description: String {
    let points = corners.map { "(\(Self.short($0.x)) \(Self.short($0.y)))" }
    return "\(what) \(points.joined()) \(Self.short(CGFloat(opacity)))"
  }

  private static func short(_ value: CGFloat) -> String { NumberText.text(value, decimals: 2) }

  /// The largest distance of two corners.
  func distance(to other: SeenLeaf) -> Double {
    guard what == other.what, corners.count == other.corners.count else { return .infinity }
    return zip(corners, other.corners).map { Double(hypot($0.x - $1.x, $0.y - $1.y)) }.max() ?? 0
  }
}

// MARK: - In the file

/// A file of ours at one moment.
struct PlayedFile {
  let root: Markup
  let rules: StyleRules

  init?(_ source: String) {
    guard let root = Markup.read(source), let style = root.first("style") else { return nil }
    self.root = root
    rules = StyleRules(style.text)
  }

  func leaves(at time: Double) -> [SeenLeaf] {
    var leaves: [SeenLeaf] = []
    collect(root, .identity, 1, at: time, into: &leaves)
    return leaves
  }

  private func collect(
    _ element: Markup, _ outer: CGAffineTransform, _ opacity: Double, at time: Double,
    into leaves: inout [SeenLeaf]
  ) {
    guard !["defs", "style", "title", "desc"].contains(element.name) else { return }
    let matrix = transform(of: element, at: time).concatenating(outer)
    let own = min(max(number("opacity", of: element, at: time) ?? 1, 0), 1)
    let opacity = opacity * own
    switch element.name {
    case "rect":
      func length(_ name: String) -> Double { number(name, of: element, at: time) ?? 0 }
      let rect = CGRect(
        x: length("x"), y: length("y"), width: length("width"), height: length("height"))
      leaves.append(
        SeenLeaf(
          what: "rect", corners: rect.corners.map { $0.applying(matrix) },
          opacity: opacity * (number("fill-opacity", of: element, at: time) ?? 1)))
    case "use":
      let id = element.attributes["href"]?.dropFirst()
      let original = root.all.first { id != nil && $0.attributes["id"] == id.map(String.init) }
      if let original { collect(original, matrix, opacity, at: time, into: &leaves) }
    case "text":
      let at = CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
      leaves.append(
        SeenLeaf(
          what: element.text, corners: [at.applying(matrix)], opacity: opacity))
    default:
      for child in element.children { collect(child, matrix, opacity, at: time, into: &leaves) }
    }
  }

  private func transform(of element: Markup, at time: Double) -> CGAffineTransform {
    let resting = element.attributes["transform"] ?? "none"
    if let value = rules.value(
      of: "transform", for: element.classes, at: time, resting: resting)
    {
      return CSSValue.transform(value.from, value.to, value.progress)
    }
    return CSSValue.transform(resting, resting, 1)
  }

  func number(_ property: String, of element: Markup, at time: Double) -> Double? {
    let resting = element.attributes[property] ?? (property == "opacity" ? "1" : "0")
    if let value = rules.value(of: property, for: element.classes, at: time, resting: resting) {
      return CSSValue.number(value.from, value.to, value.progress)
    }
    return element.number(property)
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

// MARK: - In the motion

extension DrawList {
  /// The leaves of the drawing that are seen, moved to a place.
  func leaves(at origin: CGPoint) -> [SeenLeaf] {
    var leaves: [SeenLeaf] = []
    let place = PlaneTransform(translationX: origin.x, y: origin.y)
    if background != nil {
      leaves.append(SeenLeaf(what: "rect", corners: bounds.corners.map(place.project), opacity: 1))
    }
    items.collect(place, 1, into: &leaves)
    return leaves
  }
}

extension [DrawItem] {
  fileprivate func collect(
    _ outer: PlaneTransform, _ opacity: Double, into leaves: inout [SeenLeaf]
  ) {
    for item in self {
      switch item {
      case .group(let group):
        let matrix = group.transform.concatenating(outer)
        let own = Double(Swift.min(Swift.max(group.opacity, 0), 1))
        group.children.collect(matrix, opacity * own, into: &leaves)
      case .shape(let shape):
        guard let fill = shape.fill, !fill.isClear else { continue }
        let corners = shape.geometry.bounds.corners.map(outer.project)
        leaves.append(SeenLeaf(what: "rect", corners: corners, opacity: opacity * fill.lightAlpha))
      case .text(let text):
        guard let line = text.lines?.first else { continue }
        var at = line.origin
        if text.placement.alignment == .center { at.x += line.width / 2 }
        leaves.append(
          SeenLeaf(what: line.text, corners: [outer.project(at)], opacity: opacity))
      case .image: continue
      }
    }
  }
}

extension Paint {
  fileprivate var lightAlpha: Double {
    guard case .color(let color) = self else { return 1 }
    return Double(color.light.alpha)
  }
}
