import Testing

@testable import UIKit

/// Layers and subviews know their view as long as it is there, and not longer.
@Suite @MainActor struct ViewLinkTests {
  @Test func aLayerOutlivesItsView() {
    let layer: CALayer
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
    layer.layoutIfNeeded()
  }

  @Test func aSubviewOutlivesItsSuperview() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.next == nil)
  }

  /// Published cells clean up after themselves.
  @Test func aViewMayUseItsLayerAsItGoes() {
    final class Leaving: UIView {
      @MainActor static var farewells = 0

      @MainActor deinit {
        layer.removeAllAnimations()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        if layer.delegate != nil { removeFromSuperview() }
        for child in subviews where child.superview != nil { child.removeFromSuperview() }
        Self.farewells += 1
      }
    }
    do {
      let view = Leaving()
      view.addSubview(UIView())
    }
    #expect(Leaving.farewells == 1)
  }

  @Test func anotherDelegateIsNotKept() {
    final class Other: CALayerDelegate {}
    let view = UIView()
    var other: Other? = Other()
    view.layer.delegate = other
    #expect(view.layer.delegate === other)
    other = nil
    #expect(view.layer.delegate == nil)
    view.layer.delegate = view
    #expect(view.layer.delegate === view)
  }
}
