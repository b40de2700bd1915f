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

  /// A turned element is measured as it would stand upright, so that a turn alone moves no edge.
  func value(of element: ElementSnapshot) -> CGFloat {
    switch self {
    case .x: element.uprightFrame.minX
    case .y: element.uprightFrame.minY
    case .width: element.uprightFrame.width
    case .height: element.uprightFrame.height
    case .alpha: element.alpha
    case .z: CGFloat(element.zIndex)
    case .rotation: element.rotation
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

extension ElementSnapshot {
  /// The frame without the turn in its plane.
  fileprivate var uprightFrame: CGRect {
    let frame = frame
    guard rotation != 0 else { return frame }
    let t = transform
    let size = CGSize(
      width: size.width * hypot(t.m11, t.m12), height: size.height * hypot(t.m21, t.m22))
    return CGRect(center: CGPoint(x: frame.midX, y: frame.midY), size: size)
  }
}
