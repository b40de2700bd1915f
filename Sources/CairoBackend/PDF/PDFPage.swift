import CoreGraphics
import Drawing

/// Draws items on a page of a PDF. A copy with another transform draws what is inside a group.
struct PDFPage {
  let cairo: Cairo
  let resources: Resources
  let options: RasterOptions
  let pictures: PDFPictures
  let fonts: PDFFonts
  let page: CGRect
  private(set) var transform = CGAffineTransform.identity
  /// The part of the page that nothing is known to cut away.
  private(set) var seen: CGRect

  init(of size: CGSize, on cairo: Cairo, _ resources: Resources, _ options: RasterOptions) {
    page = CGRect(origin: .zero, size: size)
    seen = page
    self.cairo = cairo
    self.resources = resources
    self.options = options
    pictures = PDFPictures(resources)
    fonts = PDFFonts(resources.typesetter)
  }

  func draw(_ drawing: DrawList) throws(CairoError) {
    if let background = drawing.background {
      try draw(DrawShape(.rect(drawing.bounds), fill: background))
    }
    if options.text == .glyphs {
      do throws(FontError) {
        try fonts.prepare(for: drawing.items)
      } catch {
        throw .text(error)
      }
    }
    try draw(drawing.items)
    try cairo.check()
  }

  func draw(_ items: [DrawItem]) throws(CairoError) {
    for item in items { try draw(item) }
  }

  private func draw(_ item: DrawItem) throws(CairoError) {
    switch item {
    case .group(let group): try draw(group)
    case .shape(let shape): try draw(shape)
    case .image(let image): try draw(image)
    case .text(let words): try draw(words)
    }
  }

  // MARK: Groups

  private func draw(_ group: DrawGroup) throws(CairoError) {
    guard group.opacity > 0, group.transform.isVisible else { return }
    guard let affine = group.transform.affine, group.mask == nil else {
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
    if let shadow = group.shadow { try draw(shadow, of: group) }
    guard let clip = group.clip else { return try draw(group.children) }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(transform)
    cairo.add(clip, transform)
    cairo.setRule(clip.fillRule)
    cairo.clip()
    var inner = self
    inner.seen = seen.intersection(clip.bounds.applying(transform))
    try inner.draw(group.children)
  }

  // MARK: Shapes

  func draw(_ shape: DrawShape) throws(CairoError) {
    guard transform.isDrawable, shape.geometry.path.isFinite else { return }
    cairo.begin(transform)
    cairo.add(shape.geometry, transform)
    let sharp = CGAffineTransform(scaleX: 3, y: 3)
    let source = PaintSource(
      cairo: cairo, resources: resources, options: options,
      transform: transform.concatenating(sharp))
    if let fill = shape.fill {
      try source.with(fill) {
        cairo.setRule(shape.geometry.fillRule)
        cairo.fill(keepingPath: shape.stroke != nil)
      }
    }
    if let stroke = shape.stroke { try source.with(stroke.paint) { cairo.stroke(stroke) } }
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    let bounds = bounds
    return bounds.isNull
      || [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
  }
}
