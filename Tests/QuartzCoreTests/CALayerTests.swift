import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct CALayerTests {
  @Test func startsWithCoreAnimationsDefaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.bounds == .zero && layer.position == .zero)
    #expect(layer.opacity == 1)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor?.components == [0, 0, 0, 1])
    #expect(layer.borderColor?.components == [0, 0, 0, 1])
    #expect(layer.backgroundColor == nil && layer.mask == nil)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.isDoubleSided && !layer.isOpaque && !layer.masksToBounds)
    #expect(layer.sublayers == nil && layer.superlayer == nil)
  }

  @Test func sublayersStandWhereTheyAreInserted() {
    let root = CALayer()
    let (a, b, c, d, e) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, below: a)
    root.insertSublayer(d, above: b)
    #expect(root.sublayers == [b, d, c, a])
    root.replaceSublayer(c, with: e)
    #expect(root.sublayers == [b, d, e, a])
    #expect(c.superlayer == nil && e.superlayer === root)
    root.insertSublayer(a, below: b)
    #expect(root.sublayers == [a, b, d, e])
    root.insertSublayer(a, above: e)
    #expect(root.sublayers == [b, d, e, a])
    root.sublayers = [c]
    #expect(root.sublayers == [c])
    #expect(a.superlayer == nil)
  }

  @Test func aLayerMovesBetweenTrees() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [child])
    child.removeFromSuperlayer()
    #expect(second.sublayers == nil)
  }

  @Test func refusesToBecomeItsOwnAncestor() {
    let (root, child, grandchild) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(child)
    child.addSublayer(grandchild)
    grandchild.addSublayer(root)
    root.addSublayer(root)
    child.insertSublayer(root, below: grandchild)
    child.replaceSublayer(grandchild, with: root)
    #expect(root.superlayer == nil)
    #expect(root.sublayers == [child])
    #expect(child.sublayers == [grandchild])
  }

  @Test func laysOutWhatIsDirtyFromTheTop() {
    final class Recorder: CALayer {
      var log: (String) -> Void = { _ in }
      override func layoutSublayers() { log(name ?? "") }
    }
    var calls: [String] = []
    let layers = ["root", "child", "grandchild"].map { name in
      let layer = Recorder()
      layer.name = name
      layer.log = { calls.append($0) }
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(calls == ["root", "child", "grandchild"])
    layers[2].layoutIfNeeded()
    #expect(calls.count == 3)
    layers[1].bounds.size = CGSize(width: 1, height: 1)
    layers[0].layoutIfNeeded()
    #expect(calls == ["root", "child", "grandchild", "child"])
  }

  @Test func aCopyHasThePropertiesButNoPlaceInTheTree() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame)
    #expect(copy.cornerRadius == 5)
    #expect(copy.backgroundColor == layer.backgroundColor)
    #expect(copy.superlayer == nil)
  }

  @Test @MainActor func aMainActorViewOwnsAndManagesALayer() {
    let view = View()
    view.layer.delegate = view
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    view.layer.layoutIfNeeded()
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.calls == ["layout", "display"])
  }
}

@MainActor private class View: @preconcurrency CALayerDelegate {
  let layer = CALayer()
  var calls: [String] = []

  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  func display(_ layer: CALayer) { calls.append("display") }
}
