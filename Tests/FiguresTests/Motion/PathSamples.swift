import CoreGraphics
import Drawing
import Motion
import QuartzCore

@testable import Figures

/// Changes of lists, planes and rings with as many elements as one wants, all on one screen.
enum PathSamples {
  enum Form: String, CaseIterable, Sendable {
    case column, row, plane, ring
  }

  static let counts = [0, 1, 5, 50, 500]

  /// Every tenth goes, three go elsewhere, one comes for twenty.
  static func update(_ form: Form, _ count: Int) -> Transition {
    let names = (0..<count).map { "n\($0)" }
    var next = names.enumerated().filter { $0.offset % 10 != 3 }.map(\.element)
    for place in [0, 7, 20] where next.count > place + 2 {
      next.insert(next.remove(at: place), at: next.count - 1 - place / 2)
    }
    for place in 0..<(count + 18) / 20 {
      next.insert("new\(place)", at: min(place * 9, next.count))
    }
    return change(state(form, names), state(form, next))
  }

  static func change(_ before: [ElementSnapshot], _ after: [ElementSnapshot]) -> Transition {
    Transition(
      TransitionCapture(
        before: MotionCases.snapshot(before), after: MotionCases.snapshot(after)))
  }

  static func state(_ form: Form, _ names: [String]) -> [ElementSnapshot] {
    names.enumerated().map { index, name in
      MotionCases.cell(name, [0, index], frame(form, index, of: names.count))
    }
  }

  private static func frame(_ form: Form, _ index: Int, of count: Int) -> CGRect {
    let place = CGFloat(index)
    // The same places whoever comes or goes.
    let room = CGFloat(max(count + 4 - count % 5, 5))
    switch form {
    case .column:
      let pitch = min(80, 500 / room)
      return CGRect(x: 8, y: 10 + place * pitch, width: 374, height: pitch * 0.85)
    case .row:
      let pitch = min(120, 374 / room)
      return CGRect(x: 8 + place * pitch, y: 20, width: pitch * 0.85, height: 120)
    case .plane:
      let columns = count > 100 ? 20 : count > 10 ? 6 : 2
      let side = 374 / CGFloat(columns)
      return CGRect(
        x: 8 + CGFloat(index % columns) * side, y: 10 + CGFloat(index / columns) * side * 0.8,
        width: side * 0.9, height: side * 0.7)
    case .ring:
      let angle = 2 * .pi * place / CGFloat(max(count, 1))
      let side = min(52, 700 / CGFloat(max(count, 1)))
      return CGRect(
        center: CGPoint(x: 195, y: 220).onCircle(radius: 150, angle: angle),
        size: CGSize(width: side, height: side))
    }
  }

  /// Three columns of a window that is much wider than high.
  static var wide: Transition {
    let cells = ["one", "two", "three", "four", "five"]
    func state(_ names: [String]) -> [ElementSnapshot] {
      names.enumerated().map { index, name in
        MotionCases.cell(
          name, [0, index],
          CGRect(
            x: 8 + CGFloat(index % 3) * 390, y: CGFloat(index / 3) * 150, width: 380, height: 140))
      }
    }
    let window = CGRect(x: 0, y: 0, width: 1180, height: 420)
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(state(cells), viewport: window),
        after: MotionCases.snapshot(state(cells.reversed()), viewport: window)))
  }

  /// Five days; two new ones come out of the middle.
  static var dial: Transition {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let after = state(.ring, days)
    let initial = after.suffix(2).map { element in
      var element = element
      element.center = CGPoint(x: 195, y: 220)
      element.transform = CATransform3DMakeScale(0.1, 0.1, 1)
      element.alpha = 0
      return (element.id, element)
    }
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(state(.ring, Array(days.prefix(5)))),
        after: MotionCases.snapshot(after),
        initial: Dictionary(uniqueKeysWithValues: initial)))
  }
}

/// Marks of ways in a figure, in page coordinates.
struct WayMarks {
  /// Triangles.
  private(set) var heads: [CGRect] = []
  /// Filled circles with a line around, the starts of ways.
  private(set) var starts: [CGRect] = []
  /// Lines with dashes.
  private(set) var dashed = 0

  init(_ figure: Figure) {
    for item in figure.drawing.items { add(item, .identity) }
  }

  private mutating func add(_ item: DrawItem, _ place: PlaneTransform) {
    switch item {
    case .group(let group):
      for child in group.children { add(child, group.transform.concatenating(place)) }
    case .shape(let shape):
      let bounds = place.bounds(of: shape.geometry.bounds)
      switch shape.geometry {
      case .path(let path, _) where shape.fill != nil && path.outline.segments.count == 4:
        heads.append(bounds)
      case .path where shape.stroke?.dash == [5, 4]: dashed += 1
      case .ellipse where shape.fill != nil && shape.stroke?.width == 2 && bounds.width < 12:
        starts.append(bounds)
      case .path, .ellipse, .rect, .rounded: break
      }
    case .text, .image: break
    }
  }
}
