public import SceneFormat
public import UIKit

/// A layout or a class of views that a program brings along: scenes can name it as they name what comes with Tessera.
@MainActor public struct SceneAddition {
  private let register: (inout SceneRegistry) -> Void

  /// A layout with the values that scenes can give it below `params`.
  /// - Parameter origin: who brings it, for messages.
  public static func layout(_ layout: SceneLayout, origin: String? = nil) -> SceneAddition {
    SceneAddition { $0.register(layout, origin: origin) }
  }

  /// A layout under a name.
  /// - Parameters:
  ///   - keys: what may stand below `params`; without it everything may.
  ///   - set: takes the values of a scene over into the layout's properties.
  public static func layout<Layout: UICollectionViewLayout>(
    _ name: String, text: String = "A layout of your own.", origin: String? = nil,
    keys: [Key]? = nil, make: @escaping @MainActor () -> Layout,
    set: @escaping @MainActor (Layout, SceneValues) throws -> Void = { _, _ in }
  ) -> SceneAddition {
    SceneAddition { registry in
      registry.register(name, text: text, origin: origin, keys: keys, make: make, set: set)
    }
  }

  /// A class of cells under a name: registered with the collection view, dequeued, fitted and reused as in an app.
  /// - Parameter show: has a cell show its item, each time it is dequeued and whenever the item changes.
  public static func cell<Cell: UICollectionViewCell>(
    _ name: String, _ type: Cell.Type, text: String = "A cell of your own.",
    origin: String? = nil, show: @escaping @MainActor (Cell, SceneElement) -> Void
  ) -> SceneAddition {
    view(ViewKind(name, .cell, text, origin: origin), type, show)
  }

  /// A class of headers, footers and other supplementary views under a name.
  /// - Parameter show: has a view show what the data say of it, each time it is dequeued.
  public static func supplementary<View: UICollectionReusableView>(
    _ name: String, _ type: View.Type, text: String = "A supplementary view of your own.",
    origin: String? = nil, show: @escaping @MainActor (View, SceneElement) -> Void
  ) -> SceneAddition {
    view(ViewKind(name, .supplementary, text, origin: origin), type, show)
  }

  /// A class of decoration views under a name. As in an app, only the layout's attributes tell them anything.
  public static func decoration<View: UICollectionReusableView>(
    _ name: String, _ type: View.Type, text: String = "A decoration view of your own.",
    origin: String? = nil
  ) -> SceneAddition {
    view(ViewKind(name, .decoration, text, origin: origin), type) { _, _ in }
  }

  /// A view controller under a name, with whatever it is in: a navigation controller, a tab bar's. Scenes that name it
  /// in place of data show its whole screen.
  public static func controller(
    _ name: String, text: String = "A view controller of your own.", origin: String? = nil,
    make: @escaping @MainActor () -> UIViewController
  ) -> SceneAddition {
    SceneAddition { $0.register(ControllerKind(name, text: text, origin: origin), make: make) }
  }

  private static func view<View: UICollectionReusableView>(
    _ kind: ViewKind, _ type: View.Type, _ show: @escaping @MainActor (View, SceneElement) -> Void
  ) -> SceneAddition {
    SceneAddition { $0.register(RegisteredView(kind, type, show: show)) }
  }

  /// Makes the addition known, in place of one that had its name.
  public func add(to registry: inout SceneRegistry) { register(&registry) }
}
