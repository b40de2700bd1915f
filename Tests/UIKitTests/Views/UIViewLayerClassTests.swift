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
}
