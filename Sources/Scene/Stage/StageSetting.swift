public import UIKit

/// The window that a stage's collection view fills, and the screen behind it.
public struct StageSetting: Sendable {
  public var size: CGSize
  /// Device pixels to a point.
  public var scale: CGFloat
  /// What bars and notches cover, in the window.
  public var safeArea: UIEdgeInsets
  public var contentInset: UIEdgeInsets
  public var direction: UIUserInterfaceLayoutDirection

  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, contentInset: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.contentInset = contentInset
    self.direction = direction
  }
}
