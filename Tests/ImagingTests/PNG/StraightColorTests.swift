import Testing

@testable import Imaging

@Suite struct StraightColorTests {
  /// Every colour that a premultiplied pixel can have, and some it cannot.
  @Test(arguments: 1...255 as ClosedRange<UInt32>)
  func dividesToTheNearestAndMultipliesBack(alpha: UInt32) {
    let straight = StraightColor()
    let divided = (UInt32(0)...255).map { straight.divided(alpha << 24 | $0 << 8) }
    let expected = (UInt32(0)...255).map { color in
      alpha << 24 | min(255, (color * 255 * 2 + alpha) / (alpha * 2)) << 8
    }
    #expect(divided == expected)
    let back = divided[...Int(alpha)].map(StraightColor.multiplied)
    #expect(back == (0...alpha).map { alpha << 24 | $0 << 8 })
  }

  @Test(arguments: 0...255 as ClosedRange<UInt32>)
  func multipliesToTheNearest(alpha: UInt32) {
    let multiplied = (UInt32(0)...255).map { StraightColor.multiplied(alpha << 24 | $0) }
    #expect(multiplied == (UInt32(0)...255).map { alpha << 24 | ($0 * alpha * 2 + 255) / 510 })
  }

  @Test func makesNothingOfWhatIsNotSeen() {
    #expect(StraightColor().divided(0x0012_3456) == 0)
  }
}
