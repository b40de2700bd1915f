public import Foundation

// MARK: - Transforms

extension CGContext {
  public var ctm: CGAffineTransform { state.look.transform }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.look.transform = transform.concatenating(state.look.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

// MARK: - Colours and looks

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setAlpha(_ alpha: CGFloat) {
    // Written so that NaN gives 0.
    state.look.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Differs from UIKit: recorded, but everything is drawn in the normal mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.look.blendMode = mode }

  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.look.shadow = color.map { ContextShadow(offset: offset, blur: blur, color: $0) }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Does nothing: everything is drawn as well as it can be.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: everything is drawn as well as it can be.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: everything is drawn as well as it can be.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: everything is drawn as well as it can be.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Always the default: setting it changes nothing.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
}

// MARK: - Lines

extension CGContext {
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths
    state.line.dashPhase = phase
  }
}
