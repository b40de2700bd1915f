public import CoreGraphics
public import Drawing
public import Imaging

/// Turns drawings into pixels: what another rasteriser fills to take Cairo's place.
public protocol Rasterizing {
  /// The reason why a drawing cannot become pixels.
  associatedtype Failure: Error
  /// The picture whose rows are drawn when they are asked for.
  associatedtype Picture: BandedPicture where Picture.Failure == Failure

  /// The picture of a drawing. The same drawing and options give the same pixels, whatever was drawn before.
  mutating func bitmap(
    of drawing: DrawList, _ options: RasterOptions
  ) throws(Failure) -> Bitmap

  /// The same picture, of which only the rows that are asked for are drawn: for pictures that are too large to be
  /// in memory as a whole.
  mutating func picture(
    of drawing: DrawList, _ options: RasterOptions
  ) throws(Failure) -> Picture
}

/// How a drawing becomes pixels.
public struct RasterOptions: Hashable, Sendable {
  /// How words are drawn.
  public enum TextMode: String, Hashable, Sendable, CaseIterable {
    /// Letters of the pinned fonts.
    case glyphs
    /// Bars in place of words: no font can change the picture.
    case blocks
  }

  /// Device pixels to a point.
  public var scale: CGFloat
  /// The page that colours are made for.
  public var theme: Theme
  /// Letters, or bars in their place.
  public var text: TextMode
  /// Groups that are only shifted are put on whole pixels: sharper while moving, and faster.
  public var snapsToPixels: Bool
  /// Keeps the pixels of each named element for the next pictures: for animations, where most stand still.
  /// It may change the last bit of a colour, so all frames of one animation should agree on it.
  public var keepsElements: Bool

  /// One pixel to a point on a light page, with letters, if nothing else is said.
  public init(
    scale: CGFloat = 1, theme: Theme = .light, text: TextMode = .glyphs,
    snapsToPixels: Bool = false, keepsElements: Bool = false
  ) {
    self.scale = scale
    self.theme = theme
    self.text = text
    self.snapsToPixels = snapsToPixels
    self.keepsElements = keepsElements
  }
}
