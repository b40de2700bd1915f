/// Names that scenes may use besides their own: kinds of layouts, classes of views, rules of the contract, types of
/// outputs, formats of files, styles of a project, and families of fonts.
public struct SceneKinds: Equatable, Sendable {
  /// The kinds of layouts.
  public let layouts: LayoutKinds
  /// The classes of views, the styled one among them.
  public let views: ViewKinds
  /// The rules of the contract between a layout and its collection view.
  public let rules: [ContractRule]
  /// The view controllers; none where no program registers any.
  public let controllers: [ControllerKind]
  /// The types of outputs and the formats of their files; none where nobody draws the scene.
  public var outputs = OutputKinds()
  /// Styles that the project brings; nil for none.
  public var styles: SharedStyles?
  /// Families of font files that a project brings; empty for none.
  public var families: [String] = []

  /// No layouts and no rules, and the styled class of views alone, unless they are given.
  public init(
    layouts: LayoutKinds = LayoutKinds(), views: ViewKinds = ViewKinds(),
    rules: [ContractRule] = [], controllers: [ControllerKind] = []
  ) {
    self.layouts = layouts
    self.views = views
    self.controllers = controllers
    self.rules = rules
  }

  /// The shape with the names in it that stand here.
  func named(_ shape: Shape) -> Shape {
    switch shape {
    case .rules: .list(.choice(rules.map(\.name)), count: 1...max(1, rules.count))
    case .either(let shapes): .either(shapes.map(named))
    default: shape
    }
  }
}
