import Motion
public import SceneFormat
public import UIKit

/// A value that scenes can give a layout: its key, what stands under it, what it means, and the property that it sets.
@MainActor public struct LayoutValue<Layout: UICollectionViewLayout> {
  private let name: String
  private let shape: Shape
  private let text: String
  private let fresh: @MainActor (Layout) -> String
  /// Sets the property if the scene gives it.
  let set: @MainActor (SceneValues, Layout) -> Void

  /// A key that sets a property. Without it the property is as the layout makes it, which the reference names.
  public static func value<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Value>, as form: ValueForm<Value>,
    text: String
  ) -> LayoutValue {
    LayoutValue(
      name: name, shape: form.shape, text: text, fresh: { form.written($0[keyPath: path]) },
      set: { given, layout in
        if let value = given[name].flatMap(form.read) { layout[keyPath: path] = value }
      })
  }

  func key(in layout: Layout) -> Key { Key(name, shape, text, standard: fresh(layout)) }
}

extension ValueForm where Value == UIEdgeInsets {
  /// One number for all four edges, or the four of them.
  public static let insets = ValueForm(
    .insets, read: { ValueForm<EdgeInsets>.insets.read($0).map { UIEdgeInsets($0) } },
    written: {
      ValueForm<EdgeInsets>.insets.written(
        EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right))
    })
}
