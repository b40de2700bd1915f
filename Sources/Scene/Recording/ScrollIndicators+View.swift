import Motion
import UIKit

extension ScrollIndicators {
  /// The indicators that a scroll view shows while it is scrolled; nil where it shows none.
  @MainActor init?(of view: UIScrollView) {
    guard view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator else {
      return nil
    }
    let bars = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    self.init(
      vertical: view.showsVerticalScrollIndicator
        ? EdgeInsets(view.verticalScrollIndicatorInsets + bars) : nil,
      horizontal: view.showsHorizontalScrollIndicator
        ? EdgeInsets(view.horizontalScrollIndicatorInsets + bars) : nil)
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
