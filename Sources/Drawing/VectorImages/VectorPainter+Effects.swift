import CoreGraphics
import Notation

// Shadows, masks, patterns and pictures in pictures, as far as Tessera writes them.
extension VectorPainter {
  /// The filter that an element names; nil for none.
  func filter(of element: MarkupElement) throws(VectorImageFault) -> VectorFilter? {
    guard let attribute = element.attribute("filter"), attribute.value != "none" else { return nil }
    guard let name = VectorColor.reference(attribute.value), let source = named[name],
      source.name == "filter",
      let filter = try VectorFilter(
        source, flood: { (part) throws(VectorImageFault) in try color(of: part, "flood") })
    else { throw refused("a filter", at: attribute.offset) }
    // A blur is that of a shape in one colour, a tint that of a picture.
    switch filter {
    case .blur where !VectorShape.names.contains(element.name),
      .tint where element.name != "use" && element.name != "image":
      throw refused("a filter", at: attribute.offset)
    default: return filter
    }
  }

  private func refused(_ noun: String, at offset: Int) -> VectorImageFault {
    fault(
      noun, "shapes, gradients and shadows alone", at: offset,
      help: "draw it with gradients, or save the picture as PNG")
  }

  /// Everything that follows throws the shadow, as soon as a layer begins.
  func setShadow(_ color: ThemedColor, offset: CGSize, blur: CGFloat) {
    let ctm = context.ctm
    let moved = CGSize(
      width: offset.width * ctm.a + offset.height * ctm.c,
      height: offset.width * ctm.b + offset.height * ctm.d)
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    // Core Graphics' blur is twice the deviation.
    context.setShadow(offset: moved, blur: 2 * max(0, blur) * scale, color: .themed(color))
  }

  // MARK: Masks

  /// Cuts what follows by a mask whose opaque parts let it be seen.
  mutating func cut(by element: MarkupElement) throws(VectorImageFault) {
    guard let attribute = element.attribute("mask"), attribute.value != "none" else { return }
    guard let name = VectorColor.reference(attribute.value), let mask = named[name],
      mask.name == "mask", (mask["style"] ?? "").filter({ $0 != " " }).contains("mask-type:alpha"),
      mask["maskUnits"] == "userSpaceOnUse", open.insert(name).inserted
    else { throw refused("a mask", at: attribute.offset) }
    let region = try box(of: mask)
    guard let image = try picture(of: mask, in: region) else {
      throw refused("a mask", at: attribute.offset)
    }
    open.remove(name)
    // A mask stands on its head, as pictures do in Core Graphics.
    turnOver(region)
    context.clip(to: region, mask: image)
    turnOver(region)
  }

  private func turnOver(_ region: CGRect) {
    context.translateBy(x: 0, y: region.minY + region.maxY)
    context.scaleBy(x: 1, y: -1)
  }

  private func box(of element: MarkupElement) throws(VectorImageFault) -> CGRect {
    let length = VectorShape.Lengths(element: element, size: view.size)
    do throws(MarkupElement.Attribute.Fault) {
      return CGRect(
        x: try length("x"), y: try length("y"), width: max(0, try length("width")),
        height: max(0, try length("height")))
    } catch { throw fault(error) }
  }

  /// The children of an element as a picture of a part of the plane; nil where there is nothing.
  private mutating func picture(
    of element: MarkupElement, in region: CGRect
  ) throws(VectorImageFault) -> CGImage? {
    guard region.width > 0, region.height > 0, region.width <= 20_000, region.height <= 20_000
    else { return nil }
    let outer = context
    context = CGContext(size: region.size, scale: 1)
    context.translateBy(x: -region.minX, y: -region.minY)
    let style = try style(of: element, over: VectorStyle())
    for child in element.children { try draw(child, style) }
    let image = context.makeImage()
    context = outer
    return image
  }

  // MARK: Patterns

  /// Tiles in one shape; more would be a texture.
  private static let mostTiles = 4_000

  /// Fills the path with the tiles of a pattern.
  mutating func fill(
    _ path: CGPath, _ rule: CGPathFillRule, withPattern name: String, of element: MarkupElement
  ) throws(VectorImageFault) {
    guard let pattern = named[name], pattern["patternUnits"] == "userSpaceOnUse",
      pattern["viewBox"] == nil, open.insert(name).inserted
    else { throw refused("a pattern", at: element.offset) }
    let tile = try box(of: pattern)
    let transform =
      pattern["patternTransform"].flatMap(CGAffineTransform.init(vector:)) ?? .identity
    guard transform.a * transform.d != transform.b * transform.c,
      let image = try picture(of: pattern, in: tile)
    else { throw refused("a pattern", at: element.offset) }
    open.remove(name)
    let area = Path(path).bounds.applying(transform.inverted())
    let (columns, rows) = (
      Self.tiles(from: area.minX - tile.minX, to: area.maxX - tile.minX, tile.width),
      Self.tiles(from: area.minY - tile.minY, to: area.maxY - tile.minY, tile.height)
    )
    guard let columns, let rows, columns.count * rows.count <= Self.mostTiles else {
      throw fault("more than \(Self.mostTiles) tiles", "larger tiles", at: element.offset)
    }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    context.concatenate(transform)
    for row in rows {
      for column in columns {
        let place = tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height)
        context.record(.image(image, place))
      }
    }
    context.restoreGState()
  }

  private static func tiles(from start: CGFloat, to end: CGFloat, _ side: CGFloat) -> Range<Int>? {
    let (first, last) = ((start / side).rounded(.down), (end / side).rounded(.up))
    guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6, first <= last else {
      return nil
    }
    return Int(first)..<Int(last)
  }

  // MARK: Pictures

  /// A picture that stands in the file itself.
  mutating func drawPicture(
    _ element: MarkupElement, tint: ThemedColor?
  ) throws(VectorImageFault) {
    guard let link = element.attribute("href") ?? element.attribute("xlink:href") else { return }
    let box = try box(of: element)
    guard let bytes = DataAddress(link.value)?.bytes,
      let format = ImageSource(bytes, naturalSize: box.size).format, [.png, .jpeg].contains(format)
    else {
      throw fault(
        "<image>", "paths, shapes, gradients, or PNG and JPEG as data: URLs", at: element.offset,
        help: "name that picture as an image of its own: pictures lead nowhere else")
    }
    guard box.width > 0, box.height > 0, element["preserveAspectRatio"] == "none" else {
      throw fault(
        "<image>", "its width, its height, and preserveAspectRatio='none'", at: element.offset)
    }
    pictures.append(bytes)
    let image = CGImage(
      .file(bytes), width: Int(min(box.width, 20_000).rounded(.up)),
      height: Int(min(box.height, 20_000).rounded(.up)))
    guard let tint else { return context.record(.image(image, box)) }
    context.saveGState()
    turnOver(box)
    context.clip(to: box, mask: image)
    turnOver(box)
    context.setFillColor(.themed(tint))
    context.fill(box)
    context.restoreGState()
  }
}
