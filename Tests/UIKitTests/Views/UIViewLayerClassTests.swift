import QuartzCore
import Testing

@testable import UIKit

private final class RoundLayer: CALayer {
  var note = "made by init"

  override init() {
    super.init()
    cornerRadius = 7
  }

  required init?(coder: NSCoder) { nil }
}

private final class RoundView: UIView {
  override class var layerClass: AnyClass { RoundLayer.self }
}

private final class WrongView: UIView {
  override class var layerClass: AnyClass { NSString.self }
}

@Suite @MainActor struct UIViewLayerClassTests {
  @Test func makesTheLayerThatTheClassAsksFor() {
    let view = RoundView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view.layer as? RoundLayer
    #expect(layer?.note == "made by init")
    #expect(layer?.cornerRadius == 7)
    #expect(layer?.frame == view.frame)
  }

  @Test func aClassThatIsNoLayerIsAFault() {
    let fault = #expect(throws: Fault.self) { try FaultScope.run { _ = WrongView() } }
    #expect(fault?.code == "view/layer-class")
  }

  @Test func isShownOnTheWayAsALayerOfItsClass() {
    final class FadingView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let clock = DisplayClock()
    let view = FadingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view.layer as? CAGradientLayer
    layer?.startPoint = CGPoint(x: 0.25, y: 0)
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
      animator.startAnimation()
      clock.advance(by: 0.5)
      let shown = layer?.presentation()
      #expect(shown !== layer && shown?.position.x == 55)
      #expect(shown?.startPoint == CGPoint(x: 0.25, y: 0))
      animator.stopAnimation(true)
    }
  }
}
