import Motion
import UIKit

/// The screens of a controller's window: finds the collection view that is to be seen, and knows in which order they
/// came.
@MainActor final class StageRooms {
  private let window: UIWindow
  /// Those that were shown, the first one first.
  private var known: [WeakView] = []
  /// Shown where no controller has a collection view.
  private let blank = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  private struct WeakView {
    weak var view: UICollectionView?
  }

  init(_ window: UIWindow) {
    self.window = window
    blank.isUserInteractionEnabled = false
    blank.backgroundColor = nil
  }

  /// The collection view of the controller on top, else of the nearest one below that is still to be seen.
  func current() -> UICollectionView {
    var controller = window.rootViewController
    var found: UICollectionView?
    while let shown = controller {
      if shown.viewIfLoaded?.window != nil, let view = shown.viewIfLoaded?.firstCollectionView {
        found = view
      }
      controller = shown.presentedViewController
    }
    let view = found ?? blanked()
    if !known.contains(where: { $0.view === view }) { known.append(WeakView(view: view)) }
    return view
  }

  private func blanked() -> UICollectionView {
    blank.frame = window.bounds
    if blank.superview !== window { window.insertSubview(blank, at: 0) }
    return blank
  }

  /// The number of a screen, from 0 in the order in which they came.
  func place(of view: UICollectionView) -> Int {
    known.firstIndex { $0.view === view } ?? 0
  }

  /// The way from one screen to another, as far as it can be told.
  func way(from before: UICollectionView, to after: UICollectionView) -> ScreenChange.Way {
    place(of: after) < place(of: before) ? .back : .forth
  }
}

extension UIView {
  /// The first collection view in the tree, this one included, that is not hidden; those inside of cells do not count.
  fileprivate var firstCollectionView: UICollectionView? {
    guard !isHidden else { return nil }
    if let view = self as? UICollectionView { return view }
    return subviews.lazy.compactMap(\.firstCollectionView).first
  }
}
