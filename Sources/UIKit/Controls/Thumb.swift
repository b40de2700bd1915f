/// The knob that a finger takes hold of: a disc, or a rounded box, with a shadow.
@MainActor struct Thumb {
  var color: UIColor
  var opacity: CGFloat = 1
  /// Nil where the ends are round.
  var cornerRadius: CGFloat?

  /// - Parameter track: the shape that the shadow stays in.
  func draw(in box: CGRect, on track: UIBezierPath) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = UIBezierPath(
      roundedRect: box, cornerRadius: cornerRadius ?? min(box.width, box.height) / 2)
    context.saveGState()
    track.addClip()
    context.setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8,
      color: UIColor(white: 0, alpha: 0.15 * opacity).cgColor)
    color.setFill()
    path.fill()
    context.restoreGState()
    UIColor(white: 0, alpha: 0.04 * opacity).setStroke()
    path.lineWidth = 0.5
    path.stroke()
  }
}
