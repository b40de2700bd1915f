/// Names that scenes may use besides their own: kinds of layouts, classes of views, types of outputs, formats of files,
/// and families of fonts.
public struct SceneKinds: Equatable, Sendable {
  /// The kinds of layouts.
  public let layouts: LayoutKinds
  /// The classes of views, the styled one among them.
  public let views: ViewKinds
  /// The types of outputs and the formats of their files; none where nobody draws the scene.
  public var outputs = OutputKinds()
  /// Families of font files that a project brings; empty for none.
  public var families: [String] = []

  /// No layouts, and the styled class of views alone, unless they are given.
  public init(layouts: LayoutKinds = LayoutKinds(), views: ViewKinds = ViewKinds()) {
    self.layouts = layouts
    self.views = views
  }
}
