extension UIImage {
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.scale = scale > 0 ? scale : 1
    values.size = CGSize(
      width: CGFloat(cgImage.width) / values.scale, height: CGFloat(cgImage.height) / values.scale)
    values.orientation = orientation
    values.picture = cgImage
    self.init(values: values)
  }

  /// Nil for an image without a picture.
  public var cgImage: CGImage? {
    if let picture = values.picture { return picture }
    guard let data = values.data else { return nil }
    return CGImage(
      .file(Array(data)), width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()))
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    // Unlike Core Graphics, UIKit knows where the top is.
    context.record(.image(cgImage, rect))
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Differs from UIKit: the pattern is one image, not a row of them.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}
