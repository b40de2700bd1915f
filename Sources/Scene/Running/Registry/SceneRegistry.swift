public import SceneFormat
public import UIKit

/// The layouts and the classes of views that scenes can name: those that come along, and those of whoever plays
/// the scene.
///
///     var registry = SceneRegistry()
///     registry.register("spiral", origin: "MyLayouts", make: SpiralLayout.init) { layout, parameters in
///       layout.turns = parameters.number("turns") ?? layout.turns
///     }
@MainActor public struct SceneRegistry {
  private struct Entry {
    var kind: LayoutKind
    var make: @MainActor () -> UICollectionViewLayout
    var set: @MainActor (UICollectionViewLayout, SceneValues) throws -> Void
    /// Whether it comes along, so that no class of anybody's says how it is to be.
    var isShipped = false

    init<Layout: UICollectionViewLayout>(
      _ kind: LayoutKind, make: @escaping @MainActor () -> Layout,
      set: @escaping @MainActor (Layout, SceneValues) throws -> Void
    ) {
      self.kind = kind
      self.make = make
      self.set = { layout, values in
        if let layout = layout as? Layout { try set(layout, values) }
      }
    }

    init(_ layout: SceneLayout, isShipped: Bool = false) {
      kind = layout.kind
      make = layout.make
      set = { layout.set($1, $0) }
      self.isShipped = isShipped
    }
  }

  /// Styles of a project that scenes may use; nil for none.
  public var styles: SharedStyles?
  private var entries: [Entry]
  private var views: [RegisteredView] = []
  private var controllers: [(kind: ControllerKind, make: @MainActor () -> UIViewController)] = []

  /// A registry of what comes with Tessera: its layouts, and no views of anybody's own.
  public init() {
    entries = SceneLayout.shipped.map { Entry($0, isShipped: true) }
  }

  /// Makes a layout known, with its values below `params`, in place of one that had its name.
  /// - Parameter origin: who brings it, for messages.
  public mutating func register(_ layout: SceneLayout, origin: String? = nil) {
    add(Entry(layout.belowParams(origin: origin)))
  }

  /// Makes a layout known under a name, in place of one that had it.
  /// - Parameters:
  ///   - origin: who brings it, for messages.
  ///   - keys: what may stand below `params`; without it everything may.
  ///   - set: takes the values over into the layout's properties.
  public mutating func register<Layout: UICollectionViewLayout>(
    _ name: String, text: String = "A layout of your own.", origin: String? = nil,
    keys: [Key]? = nil, make: @escaping @MainActor () -> Layout,
    set: @escaping @MainActor (Layout, SceneValues) throws -> Void = { _, _ in }
  ) {
    add(Entry(LayoutKind(name, text, keys: keys, origin: origin), make: make, set: set))
  }

  private mutating func add(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.kind.name == entry.kind.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// For reading scenes, and for the schema.
  public var kinds: SceneKinds {
    var kinds = SceneKinds(
      layouts: LayoutKinds(entries.map(\.kind)),
      views: ViewKinds(registered: views.map(\.kind)),
      rules: AuditRule.allCases.map { ContractRule($0.name, isUsual: $0.isUsual) },
      controllers: controllers.map(\.kind))
    kinds.styles = styles
    return kinds
  }

  /// Makes a view controller known under a name, in place of one that had it: scenes show its screen.
  mutating func register(
    _ kind: ControllerKind, make: @escaping @MainActor () -> UIViewController
  ) {
    controllers.removeAll { $0.kind.name == kind.name }
    controllers.append((kind, make))
  }

  /// A new controller of the name that a scene gives.
  func controller(_ name: Spanned<String>) throws -> UIViewController {
    guard let entry = controllers.first(where: { $0.kind.name == name.value }) else {
      throw Diagnostic(
        .unknownName, "no controller is called \"\(name.value)\"", at: name.span)
    }
    return entry.make()
  }

  /// Makes a class of views known under its name, in place of one that had it.
  mutating func register(_ view: RegisteredView) {
    views.removeAll { $0.kind.name == view.kind.name && $0.kind.role == view.kind.role }
    views.append(view)
  }

  /// The class that a scene names; nil for the one that shows what the style says.
  func view(_ name: String?, _ role: ViewKind.Role) -> RegisteredView? {
    views.first { $0.kind.role == role && $0.kind.name == name ?? ViewKind.styled }
  }

  func views(_ role: ViewKind.Role) -> [RegisteredView] { views.filter { $0.kind.role == role } }

  /// The layout with the values that the description gives.
  /// - Parameter mirrors: whether a layout that comes along turns around where one reads the other way.
  func layout(
    _ description: LayoutDescription, mirrors: Bool = false
  ) throws -> UICollectionViewLayout {
    guard
      let entry = entries.first(where: {
        $0.kind.name == description.kind.value && $0.kind.isSupported
      })
    else {
      throw Diagnostic(
        .unknownKind, "unknown layout kind \"\(description.kind.value)\"",
        at: description.kind.span, notes: ["known here: \(kinds.layouts.listed)"])
    }
    let layout = entry.make()
    layout.mirrorsInOppositeLayoutDirection = mirrors && entry.isShipped
    try set(description.parameters, on: layout, of: description.kind.value)
    return layout
  }

  /// Gives a layout other values.
  func set(_ values: Node, on layout: UICollectionViewLayout, of kind: String) throws {
    guard let entry = entries.first(where: { $0.kind.name == kind }) else { return }
    do {
      try entry.set(layout, SceneValues(values))
    } catch {
      throw error as? Diagnostic
        ?? Diagnostic(.layoutParameter, "\(kind): \(error)", at: values.span)
    }
  }
}
