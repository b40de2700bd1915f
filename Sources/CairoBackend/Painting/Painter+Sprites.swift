import CoreGraphics
import Drawing

/// Everything that an element's pixels depend on when it stands on whole pixels.
struct SpriteKey: Hashable {
  var group: DrawGroup
  var options: RasterOptions
  var scale: CGSize
}

extension Painter {
  /// Draws a named element from pixels that are kept: false where it does not stand on whole pixels, or is not
  /// seen in full. Whether it is does not depend on what was drawn before, only how fast it comes.
  func drawSprite(_ group: DrawGroup) throws(CairoError) -> Bool {
    // The view through glass is not the element's own.
    guard group.element != nil, !group.children.contains(where: \.hasMaterial),
      transform.isUpright, transform.tx == transform.tx.rounded(),
      transform.ty == transform.ty.rounded(), abs(transform.tx) < 1e6, abs(transform.ty) < 1e6
    else { return false }
    var still = group
    still.transform = .identity
    still.opacity = 1
    let scale = CGSize(width: transform.a, height: transform.d)
    let key = SpriteKey(group: still, options: options, scale: scale)
    let sprite: Canvas
    if let kept = resources.sprites[key] {
      sprite = kept
    } else {
      guard let drawn = try spriteCanvas(still, scale) else { return false }
      sprite = drawn
      resources.sprites.keep(sprite, for: key, size: sprite.area.width * sprite.area.height * 4)
    }
    let moved = MovedCanvas(canvas: sprite, dx: Int(transform.tx), dy: Int(transform.ty))
    if clip.isFull(in: moved.area) {
      canvas.change { $0.blend(moved, opacity: group.opacity, in: clip.bounds) }
    } else {
      cairo.paint(moved, opacity: group.opacity)
      try cairo.check()
    }
    return true
  }

  private func spriteCanvas(_ group: DrawGroup, _ scale: CGSize) throws(CairoError) -> Canvas? {
    let place = CGAffineTransform(scaleX: scale.width, y: scale.height)
    let area = PixelRect(touchedBy: group.innerBounds.applying(place)).grown(by: 2)
    // An element that fills many screens is not worth its room.
    guard !area.isEmpty, area.width <= 4096, area.height <= 4096 else { return nil }
    let canvas = try Canvas(area)
    var painter = moved(to: canvas)
    painter.transform = place
    try painter.drawOpaque(group)
    canvas.cairo.flush()
    return canvas
  }
}
