extension UIImage {
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = Values()
    values.scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / values.scale, height: CGFloat(cgImage.height) / values.scale)
    values.size = orientation.turned(size)
    values.orientation = orientation
    values.picture = cgImage
    self.init(values: values)
  }

  /// Nil for an image without a picture. That of a file from a camera lies as it is stored.
  public var cgImage: CGImage? {
    if let picture = values.picture { return picture }
    guard let data = values.data else { return nil }
    let stored = values.orientation.turned(size)
    let file = [UInt8](data)
    let picture = values.orientation == .up ? file : JPEGOrientation(file)?.removed(from: file)
    return CGImage(
      .file(picture ?? file), width: Int((stored.width * scale).rounded()),
      height: Int((stored.height * scale).rounded()))
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context)
  }

  /// Draws the image as it fills a box: turned as its orientation says, and its caps as they are.
  package func draw(in rect: CGRect, of context: CGContext) {
    guard let cgImage else { return }
    guard values.isResizable, rect.size != size else {
      return draw(cgImage, in: rect, of: context)
    }
    for part in ResizedImage(values, isSmooth: cgImage.hasPixels).parts(in: rect) {
      draw(cgImage, part, of: context)
    }
  }

  /// The picture so that one of its parts comes to lie where it should, and nothing else of it is seen.
  private func draw(_ picture: CGImage, _ part: ResizedImage.Part, of context: CGContext) {
    let (x, y) = (
      part.target.width / part.source.width, part.target.height / part.source.height
    )
    context.saveGState()
    context.clip(to: part.target)
    let whole = CGRect(
      x: part.target.minX - part.source.minX * x, y: part.target.minY - part.source.minY * y,
      width: size.width * x, height: size.height * y)
    draw(picture, in: whole, of: context)
    context.restoreGState()
  }

  // Unlike Core Graphics, UIKit knows where the top is.
  private func draw(_ picture: CGImage, in rect: CGRect, of context: CGContext) {
    let orientation = values.orientation
    guard orientation != .up else { return context.record(.image(picture, rect)) }
    let stored = CGRect(origin: .zero, size: orientation.turned(rect.size))
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(orientation.transform(to: rect.size))
    context.record(.image(picture, stored))
    context.restoreGState()
  }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Rows of the image, the first of which begins where the coordinates do.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let cgImage else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in ImageTiles(size, in: rect, from: .zero).frames {
      draw(cgImage, in: tile, of: context)
    }
    context.restoreGState()
  }
}

extension UIImage.Orientation {
  private var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The size as it is before and after it was turned.
  func turned(_ size: CGSize) -> CGSize {
    isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// From the picture as it is stored to how it is seen, in a box of that size.
  ///
  ///     right: ┌──┐    ┌────┐
  ///            │A │ ─► │  ▹ │   the same as in Exif's eight ways
  ///            └──┘    └────┘
  func transform(to size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    }
  }
}

extension CGImage {
  /// Whether it is no drawing, which is sharp at any size.
  fileprivate var hasPixels: Bool {
    if case .file = content { return true }
    return false
  }
}
