/// What scenes may name besides what they write themselves: kinds of layouts, classes of views, and families of
/// fonts.
public struct SceneKinds: Equatable, Sendable {
  public let layouts: LayoutKinds
  public let views: ViewKinds
  /// Those of font files that a project brings.
  public var families: [String] = []

  public init(layouts: LayoutKinds = LayoutKinds(), views: ViewKinds = ViewKinds()) {
    self.layouts = layouts
    self.views = views
  }
}
