public import SceneFormat
public import UIKit

/// A layout that a program brings along: scenes can name it as they name those that come with Tessera.
@MainActor public struct SceneAddition {
  private let register: (inout LayoutRegistry) -> Void

  /// A layout under a name.
  /// - Parameters:
  ///   - keys: what may stand below `params`; without it everything may.
  ///   - set: takes the values of a scene over into the layout's properties.
  public static func layout<Layout: UICollectionViewLayout>(
    _ name: String, text: String = "A layout of your own.", origin: String? = nil,
    keys: [Key]? = nil, make: @escaping @MainActor () -> Layout,
    set: @escaping @MainActor (Layout, LayoutParameters) throws -> Void = { _, _ in }
  ) -> SceneAddition {
    SceneAddition { registry in
      registry.register(name, text: text, origin: origin, keys: keys, make: make, set: set)
    }
  }

  public func add(to registry: inout LayoutRegistry) { register(&registry) }
}
