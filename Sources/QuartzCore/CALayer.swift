public import CoreGraphics
public import Foundation

/// Differs from UIKit: nothing is rendered behind the program's back, so assigning a property never
/// starts an implicit animation.
open class CALayer: NSObject, CAMediaTiming, Sibling {
  // Geometry
  open var bounds = CGRect.zero {
    didSet { if bounds.size != oldValue.size { boundsSizeDidChange() } }
  }
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var anchorPointZ: CGFloat = 0
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  /// The places of sublayers are counted from below; they themselves stay upright.
  open var isGeometryFlipped = false

  // Appearance
  open var isHidden = false
  open var isDoubleSided = true
  open var isOpaque = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Continuous corners are drawn as circular ones.
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .opaqueBlack
  open var shadowColor: CGColor? = .opaqueBlack
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?

  // Contents
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilter = CALayerContentsFilter.linear
  /// Kept, and changes nothing: there are no smaller copies of pictures to choose from.
  open var minificationFilterBias: Float = 0
  /// Kept, and changes nothing: layers stay as sharp as the picture.
  open var shouldRasterize = false
  /// Kept, and changes nothing: layers stay as sharp as the picture.
  open var rasterizationScale: CGFloat = 1
  /// Kept, and changes nothing: every edge is drawn as well as it can be.
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false

  open var name: String?
  open var delegate: (any CALayerDelegate)? {
    get { owner?.layerDelegate ?? ownDelegate }
    set { (owner, ownDelegate) = (nil, newValue) }
  }
  /// Who gave the layer to a view; that view is the delegate until somebody names another.
  package final var owner: (any LayerOwner)?
  private weak var ownDelegate: (any CALayerDelegate)?

  open var actions: [String: any CAAction]?

  // Time; stored for whoever plays the layer.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // The tree; changed by CALayer+Tree.swift alone.
  var children: [CALayer] = []
  var childSearch = SiblingSearch()
  // Not weak: whoever is named by a weak reference is counted the slow way, and layers are counted all the time.
  unowned var parent: CALayer?
  package final var lastPlace = 0

  // In the order in which they were added; changed by CALayer+Animations.swift alone.
  var animations: [(key: String?, animation: CAAnimation)] = []

  private var isLayoutNeeded = false
  private var isDisplayNeeded = false

  public override init() {
    super.init()
  }

  /// A copy of the other layer's properties, without its place in the tree.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { adoptProperties(of: layer) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for child in children { child.parent = nil }
  }

  /// A copy as it is seen while an animator has its view on the way; else the layer itself.
  open func presentation() -> Self? { (owner?.presentation(of: self) as? Self) ?? self }
  open func model() -> Self { self }

  /// The bounding box of the transformed bounds. Setting it keeps the transform and gives the layer
  /// the position and the size of bounds under which it fills the rectangle.
  open var frame: CGRect {
    get { transform.frame(size: bounds.size, position: position, anchorPoint: anchorPoint) }
    set { place(in: newValue) }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Tree

  open var superlayer: CALayer? { parent }
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceChildren(with: newValue ?? []) }
  }

  open func removeFromSuperlayer() { detach() }
  /// A layer that this one stands in, itself included, stays where it is; Core Animation raises an exception.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// A layer that this one stands in, itself included, stays where it is. An index beyond the last one adds it in
  /// front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// A layer that this one stands in, itself included, stays where it is.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0, otherwise: 0)
  }
  /// A layer that this one stands in, itself included, stays where it is.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1, otherwise: children.count)
  }
  /// Nothing happens where the new layer is one that this one stands in, itself included.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replaceChild(oldLayer, with: newLayer)
  }

  // MARK: Coordinates

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    projection(from: l).project(p)
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { projection(to: l).project(p) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    projection(from: l).bounds(of: r)
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { projection(to: l).bounds(of: r) }

  /// Whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.isFinite && bounds.contains(p) }

  /// The foremost layer of this tree under a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { foremostLayer(at: p) }

  // MARK: Animations

  /// Stores a copy under `key`, in place of what is there.
  open func add(_ anim: CAAnimation, forKey key: String?) { store(anim, forKey: key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.compactMap(\.key)
  }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  // MARK: Layout and display

  open func setNeedsLayout() { isLayoutNeeded = true }
  open func needsLayout() -> Bool { isLayoutNeeded }
  open func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.needsLayout() { top = parent }
    top.layoutTree()
  }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() { isDisplayNeeded = true }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isDisplayNeeded }
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }
  open func display() { delegate?.display(self) }
  open func draw(in ctx: CGContext) {}

  /// Whatever was asked for before the layout that follows is done by it.
  package func beginLayout() { isLayoutNeeded = false }

  /// Lays out the layer and what is in it, and nothing above it.
  package func layoutTree() {
    if isLayoutNeeded {
      beginLayout()
      layoutSublayers()
    }
    for child in children { child.layoutTree() }
  }

  /// Runs a body that puts other values on the layer for as long as somebody looks, of which nobody is to hear.
  package func showWithoutNotice(_ body: () -> Void) {
    let (layout, display) = (isLayoutNeeded, isDisplayNeeded)
    body()
    (isLayoutNeeded, isDisplayNeeded) = (layout, display)
  }

  private func boundsSizeDidChange() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
