/// The contexts that drawing goes to, the last on top. As in UIKit each thread has its own.
private let openContexts = ThreadLocal<[CGContext]>(key: "UIGraphics.contexts") { [] }

public func UIGraphicsGetCurrentContext() -> CGContext? { openContexts.value.last }

public func UIGraphicsPushContext(_ context: CGContext) { openContexts.value.append(context) }

public func UIGraphicsPopContext() { _ = openContexts.value.popLast() }

// MARK: - Images

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A scale of zero is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let shown = scale > 0 ? scale : UITraitCollection.current.displayScale
  let context = CGContext(size: size, scale: max(shown, 1))
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.recordedImage
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

extension CGContext {
  var recordedImage: UIImage? {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

// MARK: - Rectangles

/// Does nothing without a current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Does nothing without a current context; every mode is drawn as the normal one.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A line of one point along the inside of the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Does nothing without a current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
