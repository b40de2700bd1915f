import CoreGraphics
import Drawing
import Motion

/// How a view is placed through the score, in the transform functions that CSS can go through.
///
/// Views that are only moved say by how much: those that make room together then share their keyframes. One that is
/// turned or scaled says where it is, part by part, as it is blended; what is sheared says its whole matrix.
struct PlacementTrack {
  enum Form: Equatable {
    case shift
    case parts
    case matrix
  }

  let form: Form
  let stretches: [Stretch]
  private let resting: PlaneTransform
  private let size: CGSize

  init(_ spans: [MoverSpan], resting: ElementSnapshot) {
    let places = spans.flatMap { $0.elements.map(\.placement) }
    self.resting = resting.placement
    size = resting.size
    let first = self.resting
    let parts = spans.map { span in PlacementParts.parts(of: span.elements) }
    let form: Form
    if first.isInvertible, places.allSatisfy({ $0.hasSameLinearPart(as: first) }) {
      form = .shift
    } else if parts.allSatisfy({ $0.allSatisfy(\.isUpright) }) {
      form = .parts
    } else {
      form = .matrix
    }
    self.form = form
    stretches = zip(spans, parts).map { span, parts in
      span.stretch { index in
        let place = span.elements[index].placement
        switch form {
        case .shift: return first.inward(CGPoint(x: place.tx - first.tx, y: place.ty - first.ty))
        case .parts: return parts[index].numbers
        case .matrix:
          return [place.a, place.b, place.c, place.d, place.tx, place.ty].map { Double($0) }
        }
      }
    }
  }

  /// The points that a unit of each number moves.
  var weights: [Double] {
    let (width, height) = (max(Double(size.width), 1), max(Double(size.height), 1))
    switch form {
    case .shift: return [1, 1]
    case .parts: return [1, 1, hypot(width, height) / 2 * .pi / 180, width / 2, height / 2, 1, 1]
    case .matrix: return [width, width, height, height, 1, 1]
    }
  }

  func declaration(_ value: [Double]) -> String {
    switch form {
    case .shift: return "transform:\(CSSText.shift(value[0], value[1]))"
    case .parts:
      return "transform:translate(\(CSSText.pixels(value[0])),\(CSSText.pixels(value[1])))"
        + " rotate(\(NumberText.css(value[2]))deg)"
        + " scale(\(NumberText.css(value[3], decimals: 5)),\(NumberText.css(value[4], decimals: 5)))"
        + " translate(\(CSSText.pixels(-value[5])),\(CSSText.pixels(-value[6])))"
    case .matrix:
      let numbers = value.map { NumberText.css($0, decimals: 5) }
      return "transform:matrix(\(numbers.joined(separator: ",")))"
    }
  }
}

extension PlaneTransform {
  private var determinant: CGFloat { a * d - b * c }
  fileprivate var isInvertible: Bool { abs(determinant) > 1e-9 }

  /// A way outside of what is placed, as it is within: what is turned stands in axes of its own.
  fileprivate func inward(_ way: CGPoint) -> [Double] {
    [Double((d * way.x - c * way.y) / determinant), Double((a * way.y - b * way.x) / determinant)]
  }
}

/// A placement taken apart: where the middle is, how far it is turned, how it is scaled, and half the size.
struct PlacementParts {
  var middle: CGPoint
  var angle: Double
  var scale: CGSize
  var half: CGSize
  /// Whether the axes stay at right angles.
  var isUpright: Bool

  var numbers: [Double] {
    [
      middle.x, middle.y, CGFloat(angle), scale.width, scale.height, half.width, half.height,
    ].map { Double($0) }
  }

  /// The parts at moments that follow each other: nothing jumps from one way to take it apart to the other.
  static func parts(of elements: [ElementSnapshot]) -> [PlacementParts] {
    var angle = 0.0
    return elements.map { element in
      let parts = PlacementParts(element, near: angle)
      angle = parts.angle
      return parts
    }
  }

  private init(_ element: ElementSnapshot, near known: Double) {
    let place = element.placement
    middle = element.center
    half = CGSize(width: element.size.width / 2, height: element.size.height / 2)
    let length = hypot(place.a, place.b)
    let determinant = place.a * place.d - place.b * place.c
    let shear = place.a * place.c + place.b * place.d
    isUpright = abs(shear) <= 1e-6 * max(1, length * hypot(place.c, place.d))
    guard length > 1e-9 else {
      angle = known
      scale = CGSize(width: 0, height: hypot(place.c, place.d))
      return
    }
    scale = CGSize(width: length, height: determinant / length)
    angle = Double(atan2(place.b, place.a)) * 180 / .pi
    // The same matrix is half a turn further with both scales negative.
    let turns = ((known - angle) / 180).rounded()
    angle += turns * 180
    if Int(turns) % 2 != 0 { scale = CGSize(width: -scale.width, height: -scale.height) }
  }
}

extension PlaneTransform {
  fileprivate func hasSameLinearPart(as other: PlaneTransform) -> Bool {
    abs(a - other.a) < 1e-6 && abs(b - other.b) < 1e-6 && abs(c - other.c) < 1e-6
      && abs(d - other.d) < 1e-6 && isAffine && other.isAffine
  }
}
