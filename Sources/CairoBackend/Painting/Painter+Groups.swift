import CoreGraphics
import Drawing

extension Painter {
  func draw(_ group: DrawGroup) throws(CairoError) {
    guard group.opacity > 0, group.transform.isVisible else { return }
    guard let affine = group.transform.affine else { return try drawInPerspective(group) }
    var inner = self
    inner.transform = placed(affine)
    guard inner.transform.isDrawable else { return }
    let seen = inner.area(of: group.innerBounds)
    guard !seen.isEmpty else { return }
    if options.keepsElements, try inner.drawSprite(group) { return }
    guard group.opacity < 1 else { return try inner.drawOpaque(group) }
    let layer = try Canvas(seen)
    try inner.moved(to: layer).drawOpaque(group)
    try paint(layer, opacity: group.opacity)
  }

  /// The group's transform and this painter's as one, on whole pixels if that is wanted.
  private func placed(_ transform: CGAffineTransform) -> CGAffineTransform {
    var placed = transform.concatenating(self.transform)
    if options.snapsToPixels, placed.isUpright {
      placed.tx.round()
      placed.ty.round()
    }
    return placed
  }

  /// Draws what the group holds, in its own coordinates and at full opacity.
  func drawOpaque(_ group: DrawGroup) throws(CairoError) {
    if let shadow = group.shadow { try draw(shadow, of: group) }
    try drawContent(group)
  }

  /// Draws the children, cut by clip and mask.
  func drawContent(_ group: DrawGroup) throws(CairoError) {
    guard let shape = group.clip else { return try drawMasked(group) }
    var inner = self
    inner.clip.cut(by: shape, transform)
    guard !inner.clip.bounds.isEmpty else { return }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(transform)
    cairo.add(shape, transform)
    if case .path(_, let rule) = shape { cairo.clip(by: rule) } else { cairo.clip() }
    try inner.drawMasked(group)
  }

  private func drawMasked(_ group: DrawGroup) throws(CairoError) {
    guard let mask = group.mask else { return try draw(group.children) }
    let seen = area(of: group.children.bounds.intersection(mask.bounds))
    guard !seen.isEmpty else { return }
    let (layer, cut) = (try Canvas(seen), try Canvas(seen))
    try moved(to: layer).draw(group.children)
    try moved(to: cut).draw(mask)
    layer.keep(Coverage(cut))
    try paint(layer, opacity: 1)
  }

  /// Lays a layer over what is there, inside the clip.
  func paint(_ layer: Canvas, opacity: CGFloat) throws(CairoError) {
    cairo.paint(MovedCanvas(canvas: layer), opacity: opacity)
    try cairo.check()
  }
}

extension Canvas {
  /// Multiplies all pixels by coverage of the same area.
  fileprivate func keep(_ mask: Coverage) {
    cairo.flush()
    for y in area.y..<area.bottom {
      let start = (y - area.y) * area.width
      withRow(y) { row in
        for x in row.indices {
          row[x] = WidePixel(row[x]).scaled(by: UInt32(mask.bytes[start + x])).pixel
        }
      }
    }
    cairo.pixelsChanged()
  }
}
