import CoreGraphics
import Drawing

/// Blur, masks and perspective: PDF can only say them in pixels.
extension PDFPage {
  /// Pixels to a point.
  private static let sharpness: CGFloat = 3
  private static let largestPicture: CGFloat = 8192

  func draw(_ image: DrawImage) throws(CairoError) {
    let frame = image.contentFrame
    guard frame.width > 0, frame.height > 0 else { return }
    let picture = try resources.picture(image.source, image.tint.map { $0[options.theme] })
    let size = picture.area
    let place = CGAffineTransform(
      a: frame.width / CGFloat(size.width), b: 0, c: 0, d: frame.height / CGFloat(size.height),
      tx: frame.minX, ty: frame.minY)
    paint(picture, place, isPixelated: image.isPixelated)
  }

  /// Draws the shadow of a group.
  func draw(_ shadow: Shadow, of group: DrawGroup) throws(CairoError) {
    var shadow = shadow
    shadow.shape = shadow.shape ?? group.caster
    // The shadow of a shape has nothing to do with what stands on it, so that equal cells share it.
    let caster =
      shadow.shape == nil
      ? DrawGroup(clip: group.clip, mask: group.mask, group.children) : DrawGroup([])
    var whole = caster
    whole.shadow = shadow
    // If nothing is sharp, fewer pixels say as much.
    let blur = shadow.blur.isFinite ? max(shadow.blur, 0) : 0
    try drawPixels(
      .shadow(shadow, of: caster), [.group(whole)].bounds,
      sharpness: min(Self.sharpness, max(6 / max(blur, 1), 1)))
  }

  func drawPixels(_ items: [DrawItem]) throws(CairoError) {
    try drawPixels(.items(items), items.bounds, sharpness: Self.sharpness)
  }

  /// Draws what the page shows of a subject as pixels, as sharp as memory allows. A subject in perspective may
  /// go on for ever.
  private func drawPixels(
    _ subject: PDFPictures.Subject, _ bounds: CGRect, sharpness: CGFloat
  ) throws(CairoError) {
    guard transform.isDrawable else { return }
    let seen = page.applying(transform.inverted()).insetBy(dx: -1, dy: -1)
    let bounds = bounds.intersection(seen)
    let side = max(bounds.width, bounds.height)
    guard !bounds.isNull, side > 0, side.isFinite else { return }
    let scale = min(sharpness, Self.largestPicture / side)
    let map = CGAffineTransform(scaleX: scale, y: scale)
    let area = PixelRect(touchedBy: bounds.applying(map)).grown(by: 1)
    let options = RasterOptions(scale: scale, theme: options.theme, text: options.text)
    paint(try pictures.canvas(of: subject, area, options), map.inverted())
  }

  func paint(
    _ picture: Canvas, _ place: CGAffineTransform, opacity: CGFloat = 1, isPixelated: Bool = false
  ) {
    let whole = place.concatenating(transform)
    guard whole.isDrawable else { return }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(whole)
    cairo.add(.rect(picture.area.rect), whole)
    cairo.clip()
    let pattern = pictures.pattern(of: picture)
    if isPixelated { pattern.setPixelated() }
    cairo.setSource(pattern)
    cairo.paint(opacity: opacity)
    cairo.setSource(.clear)
  }
}
