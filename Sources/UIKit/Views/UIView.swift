@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIFocusItem,
  UIFocusItemContainer,
  @preconcurrency CALayerDelegate, @MainActor Sibling
{
  public class var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  // The layer that the extensions in this folder work on.
  let ownLayer: CALayer
  var children: [UIView] = []
  var childSearch = SiblingSearch()
  var parent: UIView? {
    get { parentLink?.view }
    set { parentLink = newValue?.link }
  }
  private var parentLink: ViewLink?
  private nonisolated let link = ViewLink()
  package final var lastPlace = 0
  /// The controller whose view this is.
  weak var owner: UIViewController?
  var pendingLayout = PendingLayout()
  var margins = MarginState()
  var appearance = AppearanceState()
  var recognizers: [UIGestureRecognizer] = []

  public init(frame: CGRect) {
    ownLayer = LayerFactory.makeLayer(of: Self.layerClass)
    super.init()
    join(ownLayer)
    if isValid(frame: frame) { ownLayer.frame = frame }
  }

  public required init?(coder: NSCoder) {
    ownLayer = LayerFactory.makeLayer(of: Self.layerClass)
    super.init()
    join(ownLayer)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  private func join(_ layer: CALayer) {
    link.view = self
    layer.owner = link
  }

  deinit { link.view = nil }

  open override var next: UIResponder? { owner ?? parent }

  nonisolated open override var description: String {
    guard FaultScope.isOnMainActor else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { summary }
  }

  // MARK: Geometry

  open var layer: CALayer { ownLayer }
  open var frame: CGRect {
    get { ownLayer.frame }
    set { place(in: newValue) }
  }
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { replaceBounds(with: newValue) }
  }
  open var center: CGPoint {
    get { ownLayer.position }
    set { move(to: newValue) }
  }
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// By which outline UIKit Dynamics lets it collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// A convex outline around the centre, for those that collide by a path.
  open var collisionBoundingPath: UIBezierPath { .dynamicBox(bounds.size) }

  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { replaceTransform(with: newValue) }
  }
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { appearance.contentScaleFactor ?? traitCollection.displayScale }
    set { appearance.contentScaleFactor = newValue > 0 ? newValue : nil }
  }
  /// Kept, and changes nothing: no touches arrive.
  open var isMultipleTouchEnabled = false
  /// Kept, and changes nothing: no touches arrive.
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Kept, and changes nothing: there are no constraints, and the mask always holds.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The parts that `description` lists after the class.
  var summaryParts: [String] { ownSummaryParts }

  /// Called when a subview has another size of its own.
  func sizeDidChange(of child: UIView) { setNeedsLayout() }

  /// Called after a subview has come to a place, or was brought there.
  func orderDidChange(at index: Int) {}

  /// Called before the bounds become `boundsAfter`, whichever property changes them.
  func boundsWillChange(to boundsAfter: CGRect) {}

  /// Called after the bounds have changed, whichever property changed them.
  func boundsDidChange(from boundsBefore: CGRect) {
    guard bounds.size != boundsBefore.size else { return }
    // The new size has to know what the safe area has become.
    updateSafeArea()
    sizeDidChange(from: boundsBefore.size)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: conversionPartner(for: view))
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: conversionPartner(for: view))
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: conversionPartner(for: view))
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: conversionPartner(for: view))
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    foremostView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    drop(gestureRecognizer)
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Tree

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }
  open var tag = 0
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open func isDescendant(of view: UIView) -> Bool { isSelfOrDescendant(of: view) }
  open func removeFromSuperview() { detach() }
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeChildren(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { stopEditing(force) }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out at once what waits. More than 100 rounds over the same views are a fault.
  open func layoutIfNeeded() { layOutIfNeeded() }
  open func layoutSubviews() {}
  open func layoutSublayers(of layer: CALayer) {
    guard layer === ownLayer else { return }
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { parent?.sizeDidChange(of: self) }
  /// Measures by the intrinsic size, then `sizeThatFits(_:)`: there are no constraints to solve.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Takes a length that is required, else the intrinsic size, then `sizeThatFits(_:)`: there are no constraints to
  /// solve.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
  }
  /// Does nothing: there are no constraints.
  open func setNeedsUpdateConstraints() {}
  /// Always false: there are no constraints.
  open func needsUpdateConstraints() -> Bool { false }
  /// Does nothing: there are no constraints.
  open func updateConstraintsIfNeeded() {}
  /// Never called: there are no constraints.
  open func updateConstraints() {}
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: UIEdgeInsets.zero - alignmentRectInsets)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? margins.horizontalHugging : margins.verticalHugging
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      margins.horizontalHugging = priority
    } else {
      margins.verticalHugging = priority
    }
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    axis == .horizontal ? margins.horizontalResistance : margins.verticalResistance
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      margins.horizontalResistance = priority
    } else {
      margins.verticalResistance = priority
    }
  }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { replaceMargins(with: newValue.directional(for: effectiveUserInterfaceLayoutDirection)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedMargins.directional(for: effectiveUserInterfaceLayoutDirection) }
    set { replaceMargins(with: newValue) }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Environment

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.overrideStyle }
    set {
      guard newValue != appearance.overrideStyle else { return }
      appearance.overrideStyle = newValue
      traitSourcesDidChange()
    }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { appearance.smallestCategory }
    set { replaceCategories(newValue, maximumContentSizeCategory) }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { appearance.largestCategory }
    set { replaceCategories(minimumContentSizeCategory, newValue) }
  }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set {
      AnimatedChanges.current?.willChange(self)
      ownLayer.opacity = Float(min(max(newValue, 0), 1))
    }
  }
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      guard newValue != ownLayer.isHidden else { return }
      ownLayer.isHidden = newValue
      (parent as? UIStackView)?.arrangementDidChange()
    }
  }
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill
  open var backgroundColor: UIColor? {
    get { resolvedBackground }
    set { replaceBackground(with: newValue) }
  }
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { replaceTint(with: newValue) }
  }
  /// The first mode of the view and those around it that is not automatic; normal where there is none.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustment }
    set { replaceTintAdjustment(with: newValue) }
  }
  open func tintColorDidChange() {}
  open var mask: UIView? {
    didSet { ownLayer.mask = mask?.ownLayer }
  }
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }
  open func draw(_ rect: CGRect) {}
  open func display(_ layer: CALayer) {}

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { outermost.appearance.focus.system?.focusedItem === self }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { owner ?? parent }
  open var focusGroupIdentifier: String? {
    get { appearance.focus.group }
    set { appearance.focus.group = newValue }
  }
  open var focusEffect: UIFocusEffect? {
    get { appearance.focus.effect }
    set { appearance.focus.effect = newValue }
  }
  open func setNeedsFocusUpdate() { askForFocus() }
  open func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityElementsHidden = false
}
