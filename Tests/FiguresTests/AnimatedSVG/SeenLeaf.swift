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
    collect(root, Sight(), at: time, into: &leaves)
    return leaves
  }

  /// How what is in an element is seen.
  private struct Sight {
    var matrix = CGAffineTransform.identity
    var opacity = 1.0
    /// The part of the page in which anything is seen.
    var window: CGRect?
  }

  private func collect(
    _ element: Markup, _ outer: Sight, at time: Double, into leaves: inout [SeenLeaf]
  ) {
    guard !["defs", "style", "title", "desc"].contains(element.name) else { return }
    var sight = outer
    sight.matrix = transform(of: element, at: time).concatenating(outer.matrix)
    sight.opacity *= min(max(number("opacity", of: element, at: time) ?? 1, 0), 1)
    sight.window = window(of: element, sight, at: time)
    switch element.name {
    case "rect":
      leaves.append(
        SeenLeaf(
          what: "rect",
          corners: corners(of: element, sight, at: time),
          opacity: sight.opacity * (number("fill-opacity", of: element, at: time) ?? 1)))
    case "use":
      if let original = target(of: element.attributes["href"]) {
        collect(original, sight, at: time, into: &leaves)
      }
    case "text":
      let at = CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
      leaves.append(
        SeenLeaf(
          what: element.text, corners: [at.applying(sight.matrix)], opacity: sight.opacity))
    default:
      for child in element.children {
        let count = leaves.count
        collect(child, sight, at: time, into: &leaves)
        joinParts(of: element, upTo: child, count, &leaves)
      }
    }
  }

  /// Boxes alike that lie over each other are one box that has grown.
  private func joinParts(
    of parent: Markup, upTo child: Markup, _ count: Int, _ leaves: inout [SeenLeaf]
  ) {
    guard let place = parent.children.firstIndex(where: { $0 === child }), place > 0, count > 0,
      leaves.count == count + 1, let own = part(child),
      own == part(parent.children[place - 1]),
      let joined = leaves[count - 1].joined(with: leaves[count])
    else { return }
    leaves[(count - 1)...] = [joined]
  }

  /// All that boxes which are one box have in common; nil where a box has no round corners.
  private func part(_ element: Markup) -> [String: String]? {
    let box = target(of: element.attributes["href"]) ?? element
    guard box.name == "rect", box.attributes["rx"] != nil else { return nil }
    return box.attributes.filter { ["width", "height", "rx", "fill"].contains($0.key) }
  }

  private func window(of element: Markup, _ sight: Sight, at time: Double) -> CGRect? {
    guard let clip = element.attributes["clip-path"],
      let rect = target(of: String(clip.dropFirst(4).dropLast()))?.first("rect"),
      let seen = box(of: rect, at: time).upright(by: sight.matrix)
    else { return sight.window }
    return sight.window?.intersection(seen) ?? seen
  }

  /// A ground that is larger than the page is there for its window alone.
  private func corners(of element: Markup, _ sight: Sight, at time: Double) -> [CGPoint] {
    let box = box(of: element, at: time)
    let isGround =
      box.width > root.number("width") ?? 0 && box.height > root.number("height") ?? 0
    guard isGround, let window = sight.window, let seen = box.upright(by: sight.matrix) else {
      return box.corners.map { $0.applying(sight.matrix) }
    }
    return seen.intersection(window).corners
  }

  private func target(of reference: String?) -> Markup? {
    guard let id = reference?.dropFirst() else { return nil }
    return root.all.first { $0.attributes["id"] == String(id) }
  }

  private func box(of element: Markup, at time: Double) -> CGRect {
    func length(_ name: String) -> Double { number(name, of: element, at: time) ?? 0 }
    return CGRect(
      x: length("x"), y: length("y"), width: length("width"), height: length("height"))
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

extension SeenLeaf {
  /// Both as one, where they overlap and stand upright.
  fileprivate func joined(with other: SeenLeaf) -> SeenLeaf? {
    guard let first = box, let second = other.box, opacity == other.opacity,
      first.intersects(second)
    else { return nil }
    return SeenLeaf(what: what, corners: first.union(second).corners, opacity: opacity)
  }

  private var box: CGRect? {
    guard corners.count == 4 else { return nil }
    let box = CGRect(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
      height: corners[2].y - corners[0].y)
    return zip(box.corners, corners).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-6 }
      ? box : nil
  }
}

extension CGRect {
  /// The box as a matrix that turns nothing shows it; nil for others.
  fileprivate func upright(by matrix: CGAffineTransform) -> CGRect? {
    abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9 ? applying(matrix) : nil
  }

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
