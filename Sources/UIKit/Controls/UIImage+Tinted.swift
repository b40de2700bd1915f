extension CGRect {
  init(size: CGSize, inTheMiddleOf box: CGRect) {
    self.init(
      x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UIImage {
  /// Draws the image as a shape in its tint, unless it asks for its own colours.
  @MainActor func drawTinted(in box: CGRect) {
    guard let tint = values.tint, renderingMode != .alwaysOriginal,
      let context = UIGraphicsGetCurrentContext(), let cgImage
    else { return draw(in: box) }
    context.saveGState()
    context.clip(to: box, mask: cgImage)
    tint.setFill()
    context.fill(box)
    context.restoreGState()
  }
}
