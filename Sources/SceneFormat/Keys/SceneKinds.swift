/// What scenes may name besides what they write themselves: kinds of layouts, and classes of views.
public struct SceneKinds: Equatable, Sendable {
  public let layouts: LayoutKinds
  public let views: ViewKinds

  public init(layouts: LayoutKinds = LayoutKinds(), views: ViewKinds = ViewKinds()) {
    self.layouts = layouts
    self.views = views
  }
}
