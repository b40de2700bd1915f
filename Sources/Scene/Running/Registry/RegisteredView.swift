import SceneFormat
import UIKit

/// A class of views that a program brings along.
@MainActor struct RegisteredView {
  let kind: ViewKind
  let type: UICollectionReusableView.Type
  /// Has a view of the class show what the scene says of it.
  let show: (UICollectionReusableView, SceneElement) -> Void

  init<View: UICollectionReusableView>(
    _ kind: ViewKind, _ type: View.Type, show: @escaping @MainActor (View, SceneElement) -> Void
  ) {
    self.kind = kind
    self.type = type
    self.show = { view, element in
      // A cell that is on screen may still be one of the class that its item had before.
      if let view = view as? View { show(view, element) }
    }
  }
}
