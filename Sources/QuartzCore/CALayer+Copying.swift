import CoreGraphics

extension CALayer {
  func adoptProperties(of layer: CALayer) {
    adoptGeometry(of: layer)
    adoptAppearance(of: layer)
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsRect = layer.contentsRect
    contentsScale = layer.contentsScale
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    minificationFilterBias = layer.minificationFilterBias
    shouldRasterize = layer.shouldRasterize
    rasterizationScale = layer.rasterizationScale
    allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    allowsGroupOpacity = layer.allowsGroupOpacity
    needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
    name = layer.name
  }

  private func adoptGeometry(of layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    zPosition = layer.zPosition
    anchorPoint = layer.anchorPoint
    anchorPointZ = layer.anchorPointZ
    transform = layer.transform
    sublayerTransform = layer.sublayerTransform
    isGeometryFlipped = layer.isGeometryFlipped
  }

  private func adoptAppearance(of layer: CALayer) {
    isHidden = layer.isHidden
    isDoubleSided = layer.isDoubleSided
    isOpaque = layer.isOpaque
    opacity = layer.opacity
    masksToBounds = layer.masksToBounds
    mask = layer.mask
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath
  }
}

extension CGColor {
  /// The colour of borders and shadows that nobody has set.
  static let opaqueBlack = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
