extension CALayer {
  func isSelfOrDescendant(of ancestor: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === ancestor { return true }
      layer = current.parent
    }
    return false
  }

  // Differs from UIKit: a layer put into itself or into a layer of its own tree stays where it is;
  // Core Animation raises an exception.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isSelfOrDescendant(of: layer) else { return }
    layer.detach()
    let place = min(max(index, 0), children.count)
    children.insert(layer, at: place)
    childSearch.note(layer, at: place)
    layer.parent = self
    setNeedsLayout()
  }

  /// Puts `layer` `offset` places behind its sibling's, or at the index `otherwise` when there is no
  /// such sibling.
  func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int, otherwise: Int) {
    guard layer !== sibling, !isSelfOrDescendant(of: layer) else { return }
    layer.detach()
    let index = sibling.flatMap(index)
    insert(layer, at: index.map { $0 + offset } ?? otherwise)
  }

  private func index(of child: CALayer) -> Int? {
    child.parent === self ? childSearch.index(of: child, in: children) : nil
  }

  func replaceChild(_ child: CALayer, with replacement: CALayer) {
    guard child !== replacement, child.parent === self, !isSelfOrDescendant(of: replacement) else {
      return
    }
    insert(replacement, besides: child, offset: 0, otherwise: children.count)
    child.removeFromSuperlayer()
  }

  func replaceChildren(with layers: [CALayer]) {
    for child in children.reversed() { child.removeFromSuperlayer() }
    for layer in layers { insert(layer, at: children.count) }
  }

  func detach() {
    guard let parent else { return }
    if let index = parent.index(of: self) { parent.children.remove(at: index) }
    parent.setNeedsLayout()
    self.parent = nil
  }
}
