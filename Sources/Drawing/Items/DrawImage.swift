public import CoreGraphics

/// A picture from a file, placed in a box.
public struct DrawImage: Hashable, Sendable {
  /// How a picture fills a box of another form.
  public enum ContentMode: Hashable, Sendable {
    /// Stretched to the box.
    case fill
    /// As large as fits, in the middle.
    case aspectFit
    /// As small as covers the box; the box does not cut it.
    case aspectFill
    /// In its natural size; 0...1 says where it stands in the box, 0.5 being the middle.
    case natural(alignment: CGPoint)
  }

  /// The picture file.
  public var source: ImageSource
  /// The box, in the coordinates of the group around it.
  public var frame: CGRect
  /// How the picture fills the box.
  public var contentMode: ContentMode
  /// Replaces the colours of the picture and keeps its alpha.
  public var tint: ThemedColor?
  /// Whether its pixels stay squares where it is larger than they are, and are left out where it is smaller.
  public var isPixelated = false

  /// A picture in its own colours, stretched to the box, if nothing else is said.
  public init(
    _ source: ImageSource, in frame: CGRect, contentMode: ContentMode = .fill,
    tint: ThemedColor? = nil
  ) {
    self.source = source
    self.frame = frame
    self.contentMode = contentMode
    self.tint = tint
  }

  /// The rectangle that the whole picture takes up, in the box or beyond it.
  public var contentFrame: CGRect {
    let natural = source.naturalSize
    switch contentMode {
    case .fill: return frame
    case .aspectFit: return scaled(by: min(ratio.width, ratio.height))
    case .aspectFill: return scaled(by: max(ratio.width, ratio.height))
    case .natural(let alignment):
      return CGRect(
        x: frame.minX + (frame.width - natural.width) * alignment.x,
        y: frame.minY + (frame.height - natural.height) * alignment.y,
        width: natural.width, height: natural.height)
    }
  }

  private var ratio: CGSize {
    CGSize(
      width: frame.width / source.naturalSize.width,
      height: frame.height / source.naturalSize.height)
  }

  private func scaled(by scale: CGFloat) -> CGRect {
    guard scale.isFinite else { return CGRect(origin: frame.origin, size: .zero) }
    let size = CGSize(
      width: source.naturalSize.width * scale, height: source.naturalSize.height * scale)
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
