public import Foundation

extension CGContext {
  // MARK: Paths

  /// Draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { recordFill(outline, rule) }
    if mode.hasStroke { recordStroke(outline) }
    beginPath()
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Fills the path with edges that are blurred by so much in user coordinates, and begins a new one.
  package func fillPath(using rule: CGPathFillRule, blurredBy deviation: CGFloat) {
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    if !outline.isEmpty {
      record(
        .blurred(outline, rule: rule, deviation: max(0, deviation * scale), color: state.fill))
    }
    beginPath()
  }

  public func strokePath() { drawPath(using: .stroke) }

  // These leave no path behind.

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { draw(.fill) { $0.addRect(rect) } }
  }

  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let outer = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = outer
  }

  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }

  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { outline in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        outline.move(to: points[index])
        outline.addLine(to: points[index + 1])
      }
    }
  }

  public func clear(_ rect: CGRect) {
    var shape = Outline()
    shape.addRect(rect)
    record(.clear(shape.applying(ctm).bounds))
  }

  private func draw(_ mode: CGPathDrawingMode, _ build: (inout Outline) -> Void) {
    var shape = Outline()
    build(&shape)
    beginPath()
    outline = shape.applying(ctm)
    drawPath(using: mode)
  }

  private func recordFill(_ outline: Outline, _ rule: CGPathFillRule) {
    guard !outline.isEmpty else { return }
    record(.fill(outline, rule: rule, color: state.fill))
  }

  private func recordStroke(_ outline: Outline) {
    let transform = ctm
    // A line under a transform that cannot be undone has no place.
    guard !outline.isEmpty, transform.a * transform.d != transform.b * transform.c else { return }
    record(.stroke(outline.applying(transform.inverted()), state.line, color: state.stroke))
  }

  // MARK: Gradients and images

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(.linearGradient(gradient, from: startPoint, to: endPoint, options))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .radialGradient(
        gradient, from: GradientCircle(startCenter, radius: startRadius),
        to: GradientCircle(endCenter, radius: endRadius), options))
  }

  // Core Graphics takes y to point up, and shows pictures upside down in a context in which it points down.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    record(.image(image, rect))
    restoreGState()
  }
}
