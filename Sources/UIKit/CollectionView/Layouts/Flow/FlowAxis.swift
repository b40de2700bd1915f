/// The direction in which a flow scrolls: the way from x and y to the terms of the solver and back.
///
/// A flow is solved once, in `main` (along the scroll) and `cross` (along a line). Only here are the two
/// turned into x and y, so that horizontal flows are the exact mirror of vertical ones.
enum FlowAxis: Sendable {
  case vertical
  case horizontal

  func size(_ size: CGSize) -> FlowSize {
    switch self {
    case .vertical: FlowSize(main: size.height, cross: size.width)
    case .horizontal: FlowSize(main: size.width, cross: size.height)
    }
  }

  func size(_ size: FlowSize) -> CGSize {
    switch self {
    case .vertical: CGSize(width: size.cross, height: size.main)
    case .horizontal: CGSize(width: size.main, height: size.cross)
    }
  }

  func insets(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> FlowInsets {
    switch self {
    case .vertical: FlowInsets(before: top, after: bottom, leading: left, trailing: right)
    case .horizontal: FlowInsets(before: left, after: right, leading: top, trailing: bottom)
    }
  }

  func frame(_ rect: CGRect) -> FlowFrame {
    switch self {
    case .vertical: FlowFrame(main: rect.minY, cross: rect.minX, size: size(rect.size))
    case .horizontal: FlowFrame(main: rect.minX, cross: rect.minY, size: size(rect.size))
    }
  }

  func rect(_ frame: FlowFrame) -> CGRect {
    switch self {
    case .vertical: CGRect(origin: CGPoint(x: frame.cross, y: frame.main), size: size(frame.size))
    case .horizontal: CGRect(origin: CGPoint(x: frame.main, y: frame.cross), size: size(frame.size))
    }
  }
}
