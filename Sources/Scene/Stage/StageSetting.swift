public import UIKit

/// The window that a stage's collection view fills, and the screen behind it.
public struct StageSetting: Sendable {
  /// Of the collection view and its window, in points.
  public var size: CGSize
  /// Device pixels to a point.
  public var scale: CGFloat
  /// The part of the window that bars and notches cover, by its edges, in points.
  public var safeArea: UIEdgeInsets
  /// Points that the collection view keeps free around its content, beside the safe area.
  public var contentInset: UIEdgeInsets
  /// The direction in which one reads, which mirrors layouts that ask for it.
  public var direction: UIUserInterfaceLayoutDirection
  /// The size of letters: that of the app unless it is set.
  public var textSize: UIContentSizeCategory?
  /// The sort of device: a phone unless it is set.
  public var idiom = UIUserInterfaceIdiom.phone
  /// The room from left to right: that of an upright phone unless it is set.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// The room from top to bottom: that of an upright phone unless it is set.
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular

  /// A phone's window at 2 pixels a point, without bars and read from left to right, if nothing else is said.
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
