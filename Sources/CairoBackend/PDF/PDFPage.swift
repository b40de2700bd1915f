import CoreGraphics
import Drawing

/// Draws items on a page of a PDF. A copy with another transform draws what is inside a group.
struct PDFPage {
  private let cairo: Cairo
  private let resources: Resources
  private let theme: Theme
  private let text: RasterOptions.TextMode
  private let page: CGRect
  private var transform = CGAffineTransform.identity
  /// Pixels to a point of what must become a picture.
  private static let sharpness: CGFloat = 3
  private static let largestPicture: CGFloat = 8192

  init(of size: CGSize, on cairo: Cairo, _ resources: Resources, _ options: RasterOptions) {
    page = CGRect(origin: .zero, size: size)
    self.cairo = cairo
    self.resources = resources
    theme = options.theme
    text = options.text
  }

  func draw(_ drawing: DrawList) throws(CairoError) {
    if let background = drawing.background {
      try draw(DrawShape(.rect(drawing.bounds), fill: background))
    }
    try draw(drawing.items)
    try cairo.check()
  }

  private func draw(_ items: [DrawItem]) throws(CairoError) {
    for item in items { try draw(item) }
  }

  private func draw(_ item: DrawItem) throws(CairoError) {
    switch item {
    case .group(let group): try draw(group)
    case .shape(let shape): try draw(shape)
    case .image(let image): try draw(image)
    case .text(let words) where text == .blocks: for bar in words.bars { try draw(bar) }
    // Letters are outlines by now; what is left cannot be outlined.
    case .text: try drawPixels([item])
    }
  }

  // MARK: Groups

  private func draw(_ group: DrawGroup) throws(CairoError) {
    guard group.opacity > 0, group.transform.isVisible else { return }
    guard let affine = group.transform.affine, group.mask == nil, !group.needsPixels else {
      return try drawPixels([.group(group)])
    }
    var inner = self
    inner.transform = affine.concatenating(transform)
    guard inner.transform.isDrawable else { return }
    if group.opacity < 1 { cairo.beginGroup() }
    try inner.drawOpaque(group)
    if group.opacity < 1 { cairo.endGroup(opacity: group.opacity) }
  }

  private func drawOpaque(_ group: DrawGroup) throws(CairoError) {
    if group.shadow != nil {
      try drawPixels([.group(DrawGroup(shadow: group.shadow, []))])
    }
    guard let clip = group.clip else { return try draw(group.children) }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(transform)
    cairo.add(clip, transform)
    cairo.setRule(clip.fillRule)
    cairo.clip()
    try draw(group.children)
  }

  // MARK: Shapes and pictures

  private func draw(_ shape: DrawShape) throws(CairoError) {
    guard transform.isDrawable, shape.geometry.path.isFinite else { return }
    cairo.begin(transform)
    cairo.add(shape.geometry, transform)
    let sharp = CGAffineTransform(scaleX: Self.sharpness, y: Self.sharpness)
    let source = PaintSource(
      cairo: cairo, resources: resources, options: RasterOptions(theme: theme, text: text),
      transform: transform.concatenating(sharp))
    if let fill = shape.fill {
      try source.with(fill) {
        cairo.setRule(shape.geometry.fillRule)
        cairo.fill(keepingPath: shape.stroke != nil)
      }
    }
    if let stroke = shape.stroke { try source.with(stroke.paint) { cairo.stroke(stroke) } }
  }

  private func draw(_ image: DrawImage) throws(CairoError) {
    let frame = image.contentFrame
    guard frame.width > 0, frame.height > 0 else { return }
    let picture = try resources.picture(image.source, image.tint.map { $0[theme] })
    let size = picture.area
    let place = CGAffineTransform(
      a: frame.width / CGFloat(size.width), b: 0, c: 0, d: frame.height / CGFloat(size.height),
      tx: frame.minX, ty: frame.minY)
    paint(picture, place)
  }

  /// Draws what the page shows of items as pixels, as sharp as memory allows. What is seen in perspective may go
  /// on for ever.
  private func drawPixels(_ items: [DrawItem]) throws(CairoError) {
    guard transform.isDrawable else { return }
    let seen = page.applying(transform.inverted()).insetBy(dx: -1, dy: -1)
    let bounds = items.bounds.intersection(seen)
    let side = max(bounds.width, bounds.height)
    guard !bounds.isNull, side > 0, side.isFinite else { return }
    let scale = min(Self.sharpness, Self.largestPicture / side)
    let map = CGAffineTransform(scaleX: scale, y: scale)
    let canvas = try Canvas(PixelRect(touchedBy: bounds.applying(map)).grown(by: 1))
    try Painter(on: canvas, resources, RasterOptions(scale: scale, theme: theme, text: text))
      .draw(items)
    canvas.cairo.flush()
    paint(canvas, map.inverted())
  }

  private func paint(_ picture: Canvas, _ place: CGAffineTransform) {
    let whole = place.concatenating(transform)
    guard whole.isDrawable else { return }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(whole)
    cairo.add(.rect(picture.area.rect), whole)
    cairo.clip()
    cairo.setSource(picture.cairo.pattern())
    cairo.paint()
    cairo.setSource(.clear)
  }
}

extension DrawGroup {
  /// Whether its shadow follows from its pixels.
  fileprivate var needsPixels: Bool { shadow.map { $0.shape == nil } ?? false }
}

extension Path {
  fileprivate var isFinite: Bool {
    let bounds = bounds
    return bounds.isNull
      || [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
  }
}
