import SceneFormat
public import UIKit

/// A layout that scenes can name: how it is made, and which values they can give it. Reading scenes, the JSON Schema,
/// the reference and playing follow from it.
///
///     extension SceneLayout {
///       static let spiral = SceneLayout(
///         "spiral", text: "Items on a spiral.", make: SpiralLayout.init,
///         values: [.value("turns", \.turns, as: .number(1...100), text: "How often it goes around.")])
///     }
@MainActor public struct SceneLayout {
  /// The layout for reading scenes, and for the schema.
  let kind: LayoutKind
  /// A layout as it is when nothing is said of it.
  let make: @MainActor () -> UICollectionViewLayout
  /// The keys with the values that a layout has.
  let keys: @MainActor (UICollectionViewLayout) -> [Key]
  /// Gives a layout the values that are said of it, and leaves all others as they are.
  let set: @MainActor (SceneValues, UICollectionViewLayout) -> Void

  /// A layout whose values are properties of it. The usual values are read from a layout that was just made.
  public init<Layout: UICollectionViewLayout>(
    _ name: String, text: String, make: @escaping @MainActor () -> Layout,
    values: [LayoutValue<Layout>] = []
  ) {
    func own(_ layout: UICollectionViewLayout) -> Layout {
      guard let layout = layout as? Layout else {
        preconditionFailure("the values of a \(Layout.self) are not those of another layout")
      }
      return layout
    }
    let keys = { @MainActor layout in values.map { $0.key(in: own(layout)) } }
    kind = LayoutKind(name, text, keys: keys(make()), usesParams: false)
    self.make = make
    self.keys = keys
    set = { given, layout in
      let layout = own(layout)
      for value in values { value.set(given, layout) }
    }
  }

  private init(_ kind: LayoutKind, like other: SceneLayout) {
    self.kind = kind
    make = other.make
    keys = other.keys
    set = other.set
  }

  /// A layout that is named in messages, and that nothing plays yet.
  init(awaited name: String, text: String) {
    kind = LayoutKind(name, text, usesParams: false, isSupported: false)
    make = { UICollectionViewLayout() }
    keys = { _ in [] }
    set = { _, _ in }
  }

  /// The same layout, with its values below `params`, as for layouts of one's own.
  /// - Parameter origin: who brings it, for messages; nil for a layout that comes along.
  func belowParams(origin: String? = nil) -> SceneLayout {
    SceneLayout(LayoutKind(kind.name, kind.text, keys: kind.keys, origin: origin), like: self)
  }
}
