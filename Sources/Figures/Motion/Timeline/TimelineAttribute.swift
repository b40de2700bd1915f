import CoreGraphics
import Motion

/// An attribute that a timeline shows.
enum TimelineAttribute: CaseIterable {
  case x, y, width, height, alpha, z, rotation

  var name: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .alpha: "α"
    case .z: "z"
    case .rotation: "turn"
    }
  }

  /// The side on which more of it is seen; nil for what is drawn as a wedge.
  var side: String? {
    switch self {
    case .x: "x to the right"
    case .y: "y down the screen"
    case .width: "width wider"
    case .height: "height higher"
    case .alpha: nil
    case .z: "z to the front"
    case .rotation: "turn clockwise"
    }
  }

  func value(of measures: Measures) -> CGFloat {
    switch self {
    case .x: measures.frame.minX
    case .y: measures.frame.minY
    case .width: measures.frame.width
    case .height: measures.frame.height
    case .alpha: measures.alpha
    case .z: measures.z
    case .rotation: measures.rotation
    }
  }

  func text(_ value: CGFloat) -> String {
    switch self {
    case .x, .y, .width, .height, .z: FigureText.number(value)
    case .alpha: FigureText.share(value)
    case .rotation: FigureText.degrees(value)
    }
  }

  /// With a sign.
  func change(_ value: CGFloat) -> String {
    switch self {
    case .x, .y, .width, .height, .z: FigureText.difference(value)
    case .alpha: value < 0 ? FigureText.share(value) : "+" + FigureText.share(value)
    case .rotation: FigureText.difference(value) + "°"
    }
  }

  var isPlace: Bool { self == .x || self == .y }

  /// Of two that equally many elements change, the one with the smaller rank tells more.
  var rank: Int {
    switch self {
    case .y: 0
    case .x: 1
    case .alpha: 2
    case .height: 3
    case .width: 4
    case .rotation: 5
    case .z: 6
    }
  }

  /// Less than this is not seen.
  var least: CGFloat { self == .alpha ? 0.005 : 0.05 }
}

extension TimelineAttribute {
  /// All of them of one element. A turned one is measured as it would stand upright, so that a turn alone moves no
  /// edge.
  struct Measures {
    let frame: CGRect
    let alpha: CGFloat
    let z: CGFloat
    let rotation: CGFloat

    init(_ element: ElementSnapshot) {
      (alpha, z, rotation) = (element.alpha, CGFloat(element.zIndex), element.rotation)
      let frame = element.frame
      guard rotation != 0 else {
        self.frame = frame
        return
      }
      let t = element.transform
      let size = CGSize(
        width: element.size.width * hypot(t.m11, t.m12),
        height: element.size.height * hypot(t.m21, t.m22))
      self.frame = CGRect(center: CGPoint(x: frame.midX, y: frame.midY), size: size)
    }
  }
}
