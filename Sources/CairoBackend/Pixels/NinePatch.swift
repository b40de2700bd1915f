import CoreGraphics
import Drawing

/// Everything that the coverage of a blurred or sharp rounded rectangle depends on, for any size that is large enough.
struct PatchKey: Hashable {
  /// The size in pixels, the blur's margin included, where it is too small to be stretched; else the patch's.
  var width: Int
  var height: Int
  /// Pixels around the rectangle that the blur reaches.
  var margin: Int
  /// Pixels from the rectangle's corner to where all rows and columns are alike.
  var corner: Int
  /// How far inside its first and last pixel the rectangle begins and ends, in quarters of a pixel.
  var insets: [Int]
  /// In sixteenths of a pixel.
  var radii: [Int]
  /// In sixteenths of a pixel.
  var blur: Int

  /// The key for a rectangle whose edges are rounded to quarters of a pixel.
  init(_ shape: RoundedArea, blur: CGFloat) {
    let pixels = Self.pixels(of: shape)
    let rect = Self.quartered(shape.rect)
    self.blur = Int((blur * 16).rounded())
    margin = self.blur == 0 ? 0 : Int((3 * blur).rounded(.up)) + 1
    radii = [
      shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft,
    ].map { Int(($0 * 16).rounded()) }
    insets = [
      rect.minX - CGFloat(pixels.x), rect.minY - CGFloat(pixels.y),
      CGFloat(pixels.right) - rect.maxX, CGFloat(pixels.bottom) - rect.maxY,
    ].map { Int(($0 * 4).rounded()) }
    corner = (radii.max() ?? 0) / 16 + 2 + margin
    width = min(pixels.width, 2 * corner + 1) + 2 * margin
    height = min(pixels.height, 2 * corner + 1) + 2 * margin
  }

  /// The pixels that a rectangle touches once its edges are rounded to quarters.
  static func pixels(of shape: RoundedArea) -> PixelRect {
    PixelRect(touchedBy: quartered(shape.rect))
  }

  private static func quartered(_ rect: CGRect) -> CGRect {
    func quarter(_ value: CGFloat) -> CGFloat { (value * 4).rounded() / 4 }
    let (left, top) = (quarter(rect.minX), quarter(rect.minY))
    return CGRect(
      x: left, y: top, width: quarter(rect.maxX) - left, height: quarter(rect.maxY) - top)
  }

  /// The rectangle inside the patch.
  var shape: ShapeGeometry {
    let inset = insets.map { CGFloat($0) / 4 }
    let margin = CGFloat(self.margin)
    let rect = CGRect(
      x: margin + inset[0], y: margin + inset[1],
      width: CGFloat(width) - 2 * margin - inset[0] - inset[2],
      height: CGFloat(height) - 2 * margin - inset[1] - inset[3])
    let radii = radii.map { CGFloat($0) / 16 }
    return .rounded(
      rect,
      CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
  }
}

/// The coverage of a rectangle, whose middle row and column are repeated for larger ones.
struct NinePatch {
  let width: Int
  let height: Int
  /// The blur's reach around the rectangle.
  let margin: Int
  let bytes: [UInt8]

  init(_ key: PatchKey) throws(CairoError) {
    let area = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
    let canvas = try Canvas(area)
    canvas.cairo.begin(.identity)
    canvas.cairo.add(key.shape, .identity)
    canvas.cairo.setSource(.black)
    canvas.cairo.fill()
    try canvas.cairo.check()
    let coverage = Coverage(canvas).blurred(by: CGFloat(key.blur) / 16)
    (width, height, margin, bytes) = (key.width, key.height, key.margin, coverage.bytes)
  }
}

extension Resources {
  func patch(_ key: PatchKey) throws(CairoError) -> NinePatch {
    if let patch = patches[key] { return patch }
    let patch = try NinePatch(key)
    patches.keep(patch, for: key, size: patch.bytes.count + 256)
    return patch
  }
}
