public import Foundation

extension CGContext {
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { outline.currentPoint.applying(ctm.inverted()) }
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// The path in user coordinates; nil where there is none.
  public var path: CGPath? {
    outline.isEmpty ? nil : CGPath(outline: outline.applying(ctm.inverted()))
  }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point.applying(ctm), using: mode.fillRule ?? .winding)
  }

  public func beginPath() { outline = Outline() }
  public func closePath() { outline.close() }

  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point.applying(ctm)) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  public func addRect(_ rect: CGRect) { append { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { append { $0.addEllipse(in: rect) } }
  public func addPath(_ path: CGPath) { append { $0.append(path.outline) } }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    outline.addArc(arc, transform: ctm)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: ctm)
  }

  private func append(_ draw: (inout Outline) -> Void) {
    var shape = Outline()
    draw(&shape)
    outline.append(shape.applying(ctm))
  }

  // MARK: Clips

  /// Cuts everything that follows by the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    // An empty path cuts nothing, as in Core Graphics.
    if !outline.isEmpty { state.look.clips.append(ContextClip(outline, rule)) }
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    var shape = Outline()
    for rect in rects { shape.addRect(rect) }
    state.look.clips.append(ContextClip(shape.applying(ctm), .winding))
    beginPath()
  }

  /// The picture's alpha says what is seen. As in `draw(_:in:byTiling:)` it stands on its head.
  public func clip(to rect: CGRect, mask: CGImage) {
    var shape = Outline()
    shape.addRect(rect)
    let upright = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let place = ContextMask(mask, in: rect, upright.concatenating(ctm))
    state.look.clips.append(ContextClip(shape.applying(ctm), .winding, mask: place))
    beginPath()
  }

  public func resetClip() { state.look.clips = [] }

  /// In user coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let base = state.look.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.outline.bounds)
    }
    return base.isNull ? .null : base.applying(ctm.inverted())
  }
}

extension CGPathDrawingMode {
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var hasStroke: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}
