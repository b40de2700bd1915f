extension UIView {
  func place(in frame: CGRect) {
    guard isValid(frame: frame) else { return }
    AnimatedChanges.current?.willChange(self)
    let before = bounds
    let after = CGRect(origin: before.origin, size: boundsSize(filling: frame))
    if after != before { boundsWillChange(to: after) }
    ownLayer.frame = frame
    if bounds != before { boundsDidChange(from: before) }
    placeDidChange()
  }

  func replaceBounds(with boundsAfter: CGRect) {
    guard boundsAfter != bounds, isValid(bounds: boundsAfter) else { return }
    AnimatedChanges.current?.willChange(self)
    let before = bounds
    boundsWillChange(to: boundsAfter)
    ownLayer.bounds = boundsAfter
    boundsDidChange(from: before)
    placeDidChange()
  }

  func move(to center: CGPoint) {
    guard isValid(position: center) else { return }
    AnimatedChanges.current?.willChange(self)
    ownLayer.position = center
    placeDidChange()
  }

  func replaceTransform(with transform: CATransform3D) {
    guard isValid(transform: transform) else { return }
    AnimatedChanges.current?.willChange(self)
    ownLayer.transform = transform
    placeDidChange()
  }

  func sizeDidChange(from sizeBefore: CGSize) {
    if autoresizesSubviews {
      for child in children { child.autoresize(in: bounds.size, before: sizeBefore) }
    }
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
    if margins.safeArea != .zero { updateSafeAreaOfChildren() }
  }

  private func placeDidChange() {
    updateSafeArea()
  }

  /// The size that the bounds take when the view is put into `frame`.
  private func boundsSize(filling frame: CGRect) -> CGSize {
    let frame = frame.standardized
    guard ownLayer.transform != CATransform3DIdentity else { return frame.size }
    let back = PlaneProjection(ownLayer.transform).inverse ?? .identity
    return back.bounds(of: CGRect(origin: .zero, size: frame.size)).size
  }

  func conversionPartner(for view: UIView?) -> CALayer? {
    if let view { return view.ownLayer }
    // Without a window the outermost view stands for it.
    return root.ownLayer
  }

  var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  func foremostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

// MARK: - Numbers that Core Animation refuses

extension UIView {
  func isValid(frame: CGRect) -> Bool {
    let position = CGPoint(x: frame.midX, y: frame.midY)
    return isValid(position: position) && isValid(bounds: CGRect(origin: .zero, size: frame.size))
  }

  func isValid(bounds: CGRect) -> Bool {
    if bounds.isFinite { return true }
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    raiseInvalidGeometry("bounds", numbers: numbers, text: "[\(Self.listing(numbers))]")
    return false
  }

  private func isValid(position: CGPoint) -> Bool {
    if position.isFinite { return true }
    let numbers = [position.x, position.y]
    raiseInvalidGeometry("position", numbers: numbers, text: "[\(Self.listing(numbers))]")
    return false
  }

  private func isValid(transform t: CATransform3D) -> Bool {
    if t == CATransform3DIdentity { return true }
    let numbers = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
    if numbers.allSatisfy(\.isFinite) { return true }
    raiseInvalidGeometry("transform", numbers: numbers, text: "[\(Self.listing(numbers))]")
    return false
  }

  private func raiseInvalidGeometry(_ property: String, numbers: [CGFloat], text: String) {
    let what = numbers.contains { $0.isNaN } ? "NaN" : "inf"
    FaultScope.raise(
      Fault(
        "view/invalid-geometry", "CALayer \(property) contains \(what): \(text)",
        facts: [.init("view", "\(type(of: self))"), .init(property, text)]))
  }

  static func listing(_ numbers: [CGFloat]) -> String {
    numbers.map { $0.isFinite ? String(format: "%g", Double($0)) : "\($0)" }
      .joined(separator: " ")
  }
}
