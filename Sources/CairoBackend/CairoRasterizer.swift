import CoreGraphics
public import Drawing
public import Imaging

/// Draws with Cairo into memory. It keeps shadows, letters and pictures that it has drawn for the next time,
/// so one is best used for many pictures; each thread needs its own.
public final class CairoRasterizer: Rasterizing {
  /// The sides of what is drawn at once: Cairo's surfaces end at 32,767 pixels.
  private let largestTile: Int
  let resources: Resources

  /// A rasterizer that has kept nothing yet and sets texts in the machine's packages of fonts, if no others are
  /// given.
  public convenience init(fonts: FontLibrary = FontLibrary()) {
    self.init(fonts: fonts, largestTile: 16_384)
  }

  init(fonts: FontLibrary = FontLibrary(), largestTile: Int) {
    self.largestTile = largestTile
    resources = Resources(Typesetter(fonts))
  }

  /// The typesetter of the pictures, to measure texts as they are drawn. It knows what pictures so far show otherwise
  /// than their texts ask for.
  public var typesetter: Typesetter { resources.typesetter }

  /// Says that drawings of another kind follow: what those before needed is forgotten unless the next need it
  /// too. Without it memory only grows, up to a bound, while one batch of unlike drawings is worked off.
  public func beginNextSubject() { resources.age() }

  /// All rows of the drawing as pixels; throws for sizes, scales, texts and images that cannot be drawn.
  public func bitmap(
    of drawing: DrawList, _ options: RasterOptions = RasterOptions()
  ) throws(CairoError) -> Bitmap {
    let picture = try picture(of: drawing, options)
    return try picture.band(0..<picture.height)
  }

  /// Measures the drawing at once and draws nothing yet; throws for sizes and scales that no picture can have.
  public func picture(
    of drawing: DrawList, _ options: RasterOptions = RasterOptions()
  ) throws(CairoError) -> DrawnPicture {
    let size = try Self.pixelSize(of: drawing.size, options.scale)
    return DrawnPicture(
      drawing: drawing.simplified(), options: options, width: size.width, height: size.height,
      largestTile: largestTile, resources: resources)
  }

  private static func pixelSize(
    of size: CGSize, _ scale: CGFloat
  ) throws(CairoError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    let (width, height) = (pixels(size.width, scale), pixels(size.height, scale))
    let limit = Double(Bitmap.largestSide)
    guard 1...limit ~= width, 1...limit ~= height,
      width * height <= Double(Bitmap.largestCount)
    else { throw .size(width: width, height: height) }
    return (Int(width), Int(height))
  }

  /// The pixels of a length; a rounding error in it makes no pixel more.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Double {
    (length * scale - 1e-6).rounded(.up)
  }
}
