import CoreGraphics
import Drawing

extension Painter {
  func draw(_ shadow: Shadow, of group: DrawGroup) throws(CairoError) {
    let color = PremultipliedColor(shadow.color[options.theme])
    guard color.alpha > 0 else { return }
    // A wider blur would be as faint everywhere.
    let blur = min(max(shadow.blur, 0) * transform.averageScale, 512)
    guard blur.isFinite else { return }
    let offset = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height)
    var thrown = self
    thrown.transform = offset.concatenating(transform)
    if let caster = shadow.shape ?? group.caster,
      let shape = RoundedArea(caster, thrown.transform),
      shape.fitsPatch(blur: blur)
        || PatchKey(shape, blur: blur).isSmall
    {
      return try draw(shape, blur: blur, color, hidden: hiddenArea(of: group))
    }
    try thrown.drawFreely(shadow, of: group, blur: blur, color)
  }

  /// The shadow of an upright rectangle, sharp or round: one small patch serves every size.
  private func draw(
    _ shape: RoundedArea, blur: CGFloat, _ color: PremultipliedColor, hidden: PixelRect
  ) throws(CairoError) {
    let key = PatchKey(shape, blur: blur)
    let pixels = PatchKey.pixels(of: shape)
    guard !pixels.isEmpty else { return }
    let target = PixelRect(
      left: pixels.x - key.margin, top: pixels.y - key.margin, right: pixels.right + key.margin,
      bottom: pixels.bottom + key.margin)
    guard !target.intersection(clip.bounds).isEmpty else { return }
    let patch = try resources.patch(key)
    let tint = resources.tint(color)
    if clip.isFull(in: target) {
      let stretched = StretchedPatch(patch, over: target, in: clip.bounds)
      canvas.blend(tint, through: stretched, except: hidden)
    } else {
      let seen = target.intersection(clip.bounds)
      let layer = try Canvas(seen)
      layer.blend(tint, through: StretchedPatch(patch, over: target, in: seen))
      try paint(layer, opacity: 1)
    }
  }

  /// The shadow of anything else: its coverage is drawn, blurred and tinted.
  private func drawFreely(
    _ shadow: Shadow, of group: DrawGroup, blur: CGFloat, _ color: PremultipliedColor
  ) throws(CairoError) {
    let margin = Int((3 * blur).rounded(.up)) + 1
    var caster = group
    caster.shadow = nil
    let bounds = shadow.shape?.bounds ?? caster.innerBounds
    guard !bounds.isNull else { return }
    let outer = PixelRect(touchedBy: bounds.applying(transform)).grown(by: margin)
    // Of what lies outside the clip, only what the blur brings inside is needed.
    let needed = outer.intersection(clip.bounds.grown(by: margin))
    guard !needed.intersection(clip.bounds).isEmpty else { return }
    let layer = try Canvas(needed)
    let painter = moved(to: layer)
    if let shape = shadow.shape {
      try painter.draw(DrawShape(shape, fill: .color(.black)))
    } else {
      try painter.drawContent(caster)
    }
    let coverage = Coverage(layer).blurred(by: blur)
    if clip.isFull(in: needed) {
      let tint = resources.tint(color)
      canvas.change {
        $0.blend(tint, through: MovedCoverage(coverage: coverage), in: clip.bounds)
      }
    } else {
      cairo.setSource(shadow.color[options.theme])
      cairo.paint(through: coverage)
      try cairo.check()
    }
  }

  /// The part that the group will cover with something opaque, so that its shadow need not be drawn there.
  private func hiddenArea(of group: DrawGroup) -> PixelRect {
    guard group.mask == nil, case .shape(let shape)? = group.children.first,
      case .color(let color)? = shape.fill, color[options.theme].alpha == 1,
      let area = RoundedArea(shape.geometry, transform)?.coveredArea
    else { return .empty }
    guard let clip = group.clip else { return area }
    guard let cut = RoundedArea(clip, transform)?.coveredArea else { return .empty }
    return area.intersection(cut)
  }
}

extension DrawGroup {
  /// The shape that throws the same shadow as all that the group draws: an opaque background that nothing
  /// reaches out of. nil where there is none.
  var caster: ShapeGeometry? {
    guard mask == nil, case .shape(let shape)? = children.first, shape.stroke == nil,
      shape.fill?.isOpaque == true
    else { return nil }
    let back = shape.geometry
    if let clip { return clip == back || back.contains(clip.bounds) ? clip : nil }
    return children.dropFirst().allSatisfy { back.contains($0.bounds) } ? back : nil
  }
}

extension ShapeGeometry {
  /// Whether a rectangle is known to lie inside.
  fileprivate func contains(_ inner: CGRect) -> Bool {
    if inner.isNull { return true }
    switch self {
    case .rect(let rect): return rect.standardized.contains(inner)
    case .rounded(let rect, let radii):
      let rect = rect.standardized
      let reach = radii.fitting(rect.size)
      let most = max(reach.topLeft, reach.topRight, reach.bottomRight, reach.bottomLeft)
      // The corner of a square in a quarter circle stands 0.293 of the radius inside.
      return rect.insetBy(dx: most * 0.293, dy: most * 0.293).contains(inner)
        || rect.insetBy(dx: most, dy: 0).contains(inner)
        || rect.insetBy(dx: 0, dy: most).contains(inner)
    case .ellipse, .path: return false
    }
  }
}

extension RoundedArea {
  /// Whether a patch for the shape is small enough to be worth its room.
  fileprivate func fitsPatch(blur: CGFloat) -> Bool {
    let corner = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft) + 6 * blur
    return corner < 1024
  }
}

extension PatchKey {
  /// Whether many shapes of this size can share the patch, however wide its blur is.
  fileprivate var isSmall: Bool { width * height <= 8 << 20 }
}

extension CGAffineTransform {
  /// How much longer lengths become on average of all directions.
  var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension PixelRect {
  func grown(by margin: Int) -> PixelRect {
    PixelRect(
      left: x - margin, top: y - margin, right: right + margin, bottom: bottom + margin)
  }
}
