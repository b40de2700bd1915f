import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Words below a device stand on no page but their own.
@Suite struct CaptionGroundTests {
  private func background(of ground: Paint?) -> Paint? {
    let picture = DrawList(size: CGSize(width: 100, height: 100), background: ground, [])
    return ScreenCaption("A wall", width: 100).below(picture).background
  }

  @Test func aDeviceGetsAGround() {
    #expect(background(of: nil) == .color(FigureInk.page))
    // A screen without a device around it keeps its own.
    #expect(background(of: .color(FigureInk.surface)) == nil)
  }

  @Test func nothingIsPaintedWithoutWords() {
    let picture = DrawList(size: CGSize(width: 100, height: 100), [])
    #expect(ScreenCaption("", width: 100).below(picture).background == nil)
  }
}
