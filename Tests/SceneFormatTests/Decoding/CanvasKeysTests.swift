import CoreGraphics
import Motion
import Testing

@testable import SceneFormat

/// The window of a scene: what its keys say together, and what they cannot.
@Suite struct CanvasKeysTests {
  private func text(_ canvas: String) -> String {
    "{\"scene\": 1, \"canvas\": \(canvas), \"data\": {\"sections\": []}}"
  }

  @Test func aHeightOfTheContentKeepsTheWayADeviceIsHeld() throws {
    var canvas = try Scenes.load(text(#"{"device": "iphone-16", "height": "content"}"#)).canvas
    #expect(canvas.isAsHighAsContent)
    canvas.size.height = 100
    #expect(!canvas.isOnItsSide)
    #expect(canvas.sizeClasses == SizeClasses(isWide: false, isHigh: true))
    let turned = canvas.turned()
    #expect(turned.size == CGSize(width: 852, height: 393))
    #expect(!turned.isAsHighAsContent)
  }

  @Test func aHeightAmongNumbersIsToldItsKey() throws {
    let fault = try #require(Scenes.faults(in: text(#"{"size": [390, "content"]}"#)).first)
    #expect(fault.code == "wrong-type")
    #expect(fault.help == #"write "height": "content" beside "size""#)
  }
}
