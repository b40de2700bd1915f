import Motion
import UIKit

extension ScrollIndicators {
  /// The indicators that a scroll view shows while it is scrolled, in a picture of that part of its content; nil where
  /// it shows none.
  @MainActor init?(of view: UIScrollView, in picture: CGRect) {
    guard view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator else {
      return nil
    }
    let bars = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    self.init(
      vertical: view.showsVerticalScrollIndicator
        ? EdgeInsets(view.verticalScrollIndicatorInsets + bars) : nil,
      horizontal: view.showsHorizontalScrollIndicator
        ? EdgeInsets(view.horizontalScrollIndicatorInsets + bars) : nil)
    let own = view.bounds
    surroundings = EdgeInsets(
      top: own.minY - picture.minY, left: own.minX - picture.minX,
      bottom: picture.maxY - own.maxY, right: picture.maxX - own.maxX)
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    style =
      switch view.indicatorStyle {
      case .default: .automatic
      case .black: .dark
      case .white: .light
      }
  }
}

extension CollectionAnimation {
  /// Whether the content went elsewhere in a window of the same size.
  var isScroll: Bool {
    guard case .pass = cause else { return false }
    return boundsBefore.size == boundsAfter.size && boundsBefore.origin != boundsAfter.origin
  }
}
