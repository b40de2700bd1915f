package import Foundation

/// A picture that nobody looks into: either the bytes of a file, or what was drawn into a context.
///
/// Differs from UIKit: there are no pixels, so there is no data provider.
public final class CGImage: Sendable {
  package enum Content: Hashable, Sendable {
    case file([UInt8])
    /// In points, to be drawn at `scale`.
    case recorded([ContextOperation], size: CGSize)
  }

  package let content: Content
  /// In pixels.
  public let width: Int
  public let height: Int

  package init(_ content: Content, width: Int, height: Int) {
    self.content = content
    self.width = width
    self.height = height
  }

  public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || left.width == right.width && left.height == right.height && left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
