/// Creates instances of classes that are only known by their metatype.
///
/// UIKit does this through Objective-C, which allocates any class. Swift refuses unless the initialiser is
/// `required`, and user classes do not mark theirs so. Each probe below overrides the initialiser in
/// question with a required one, which takes over its slot in the class's table; a metatype seen as the
/// probe's therefore finds, through that slot, the initialiser of the class that it really is. This uses
/// nothing but Swift's own dispatch and so holds on every processor. The probes are `open`, so that no
/// optimiser may assume that it knows all their subclasses.
enum DynamicCreation {
  static func attributes(
    of type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafe unsafeBitCast(type, to: _LayoutAttributesProbe.Type.self).init()
  }

  @MainActor static func context(
    of type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafe unsafeBitCast(type, to: _InvalidationContextProbe.Type.self).init()
  }

  /// A class whose designated initialisers do not include `init(frame:)` stops here with Swift's own
  /// sentence, as it does on iOS: "Use of unimplemented initializer 'init(frame:)'".
  @MainActor static func view<View: UICollectionReusableView>(
    of type: View.Type, frame: CGRect
  ) -> View {
    let view = unsafe unsafeBitCast(type, to: _ReusableViewProbe.Type.self).init(frame: frame)
    return unsafe unsafeDowncast(view as UICollectionReusableView, to: View.self)
  }

  @MainActor static func layer(of type: CALayer.Type) -> CALayer {
    unsafe unsafeBitCast(type, to: _LayerProbe.Type.self).init()
  }

  /// A class without `init(layer:)` stops here with Swift's own sentence, as it does on iOS.
  static func copy(of layer: CALayer) -> CALayer {
    unsafe unsafeBitCast(type(of: layer), to: _LayerProbe.Type.self).init(layer: layer)
  }

  @MainActor static func bar(of type: UINavigationBar.Type) -> UINavigationBar {
    unsafe unsafeBitCast(type, to: _NavigationBarProbe.Type.self).init(frame: .zero)
  }
}

open class _LayoutAttributesProbe: UICollectionViewLayoutAttributes {
  public required override init() {
    super.init()
  }
}

open class _InvalidationContextProbe: UICollectionViewLayoutInvalidationContext {
  public required override init() {
    super.init()
  }
}

open class _ReusableViewProbe: UICollectionReusableView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

open class _NavigationBarProbe: UINavigationBar {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

open class _LayerProbe: CALayer {
  public required override init() {
    super.init()
  }

  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
