import CoreGraphics
import Drawing

/// Sets what is painted with: for pixels and for pages.
struct PaintSource {
  let cairo: Cairo
  let resources: Resources
  let options: RasterOptions
  /// From points of what is painted to pixels, which says how sharp tiles have to be.
  let transform: CGAffineTransform

  /// Runs what paints, unless there is nothing to paint with.
  func with(_ paint: Paint, _ body: () -> Void) throws(CairoError) {
    switch paint {
    case .color(let color): cairo.setSource(color[options.theme])
    case .linear(let gradient): cairo.setSource(CairoPattern(gradient, options.theme))
    case .radial(let gradient):
      guard let pattern = CairoPattern(gradient, options.theme) else { return }
      cairo.setSource(pattern)
    case .tiles(let tiles): return try with(tiles, body)
    case .material(let material): cairo.setSource(material.plain[options.theme])
    }
    body()
  }

  private func with(_ tiles: TilePaint, _ body: () -> Void) throws(CairoError) {
    guard let place = tiles.transform.affine, place.isDrawable,
      let key = TileKey(tiles, seenBy: place.concatenating(transform), options)
    else { return }
    let canvas = try resources.tile(key)
    let pattern = canvas.cairo.pattern()
    pattern.setSmooth(repeats: true)
    let unit = CGAffineTransform(
      scaleX: tiles.size.width / CGFloat(key.width), y: tiles.size.height / CGFloat(key.height))
    pattern.map(unit.concatenating(place))
    // The pixels must be there until nobody paints with them any more.
    withExtendedLifetime(canvas) {
      cairo.setSource(pattern)
      body()
      cairo.setSource(.clear)
    }
  }
}

/// Everything that the pixels of a tile depend on.
struct TileKey: Hashable {
  let items: [DrawItem]
  let size: CGSize
  let width: Int
  let height: Int
  let options: RasterOptions

  /// Larger tiles are drawn less sharp.
  private static let largestSide: CGFloat = 4096

  /// nil where nothing is to be seen.
  init?(_ tiles: TilePaint, seenBy transform: CGAffineTransform, _ options: RasterOptions) {
    guard !Paint.tiles(tiles).isClear, transform.isDrawable else { return nil }
    func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
      Int(min(max((length * scale).rounded(), 1), Self.largestSide))
    }
    items = tiles.items
    size = tiles.size
    width = pixels(size.width, hypot(transform.a, transform.b))
    height = pixels(size.height, hypot(transform.c, transform.d))
    self.options = RasterOptions(theme: options.theme, text: options.text)
  }
}

extension Resources {
  fileprivate func tile(_ key: TileKey) throws(CairoError) -> Canvas {
    if let known = tiles[key] { return known }
    let canvas = try Canvas(PixelRect(x: 0, y: 0, width: key.width, height: key.height))
    var painter = Painter(on: canvas, self, key.options)
    painter.transform = CGAffineTransform(
      scaleX: CGFloat(key.width) / key.size.width, y: CGFloat(key.height) / key.size.height)
    try painter.draw(key.items)
    canvas.cairo.flush()
    tiles.keep(canvas, for: key, size: key.width * key.height * 4)
    return canvas
  }
}
