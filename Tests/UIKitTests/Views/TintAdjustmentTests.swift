import Testing

@testable import UIKit

@Suite @MainActor struct TintAdjustmentTests {
  final class Listener: UIView {
    var count = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  @Test func dimmedTintsAreGreys() {
    let (outer, inner) = (UIView(), Listener())
    outer.addSubview(inner)
    inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let heard = inner.count
    #expect(outer.tintAdjustmentMode == .normal && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && inner.count == heard + 1)
    let dimmed = inner.tintColor.components
    #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue && dimmed.alpha == 0.5)
    #expect(dimmed.red > 0 && dimmed.red < 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor.components.red == 1 && inner.count == heard + 2)
    outer.tintAdjustmentMode = .normal
    #expect(inner.count == heard + 2)
  }
}
