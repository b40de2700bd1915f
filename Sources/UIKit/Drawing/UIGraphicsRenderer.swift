open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  open class func `default`() -> Self { Self() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  open var scale = max(UITraitCollection.current.displayScale, 1)
  open var opaque = false
  open var preferredRange = Range.automatic
  open var supportsHighDynamicRange: Bool { false }

  open class func preferred() -> Self { Self() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  open func stroke(_ rect: CGRect) { UIRectFrame(rect) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrame(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage { cgContext.recordedImage ?? UIImage() }
}

open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  open var allowsImageOutput: Bool { false }

  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = format
    super.init()
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }
}

/// Differs from UIKit: what is drawn is recorded, so that the image is as sharp as the picture that it comes
/// to stand in; `pngData(actions:)` and `jpegData(withCompressionQuality:actions:)` do not exist.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open override var allowsImageOutput: Bool { true }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat
    let bounds = format.bounds
    let context = CGContext(size: bounds.size, scale: imageFormat?.scale ?? 1)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if imageFormat?.opaque == true { context.fill(bounds) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context.recordedImage ?? UIImage()
  }
}
