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

  nonisolated static let bezels: [(canvas: String, message: String)] = [
    (#"{"size": [390, 500], "bezel": true}"#, "a bezel needs the device that it belongs to"),
    (
      #"{"device": "iphone-16", "size": [393, 500], "bezel": true}"#,
      "a bezel goes around the whole screen of its device"
    ),
  ]

  @Test(arguments: bezels.indices) func aBezelIsADevices(_ index: Int) throws {
    let (canvas, message) = Self.bezels[index]
    let fault = try #require(Scenes.faults(in: text(canvas)).first)
    #expect(fault.message == message)
    #expect(fault.code == "wrong-value")
    #expect(fault.expected != nil && fault.help != nil)
  }

  @Test(arguments: [
    #"{"device": "iphone-16", "bezel": true}"#, #"{"size": [390, 500], "bezel": false}"#,
    #"{"device": "iphone-16", "landscape": true, "bezel": true}"#,
    #"{"device": "ipad", "window": "third", "bezel": true}"#,
    #"{"device": "iphone-16", "height": "content", "bezel": true}"#,
    #"{"device": "iphone-16", "size": [852, 393], "bezel": true}"#,
  ]) func otherBezelsAreNoFault(_ canvas: String) {
    #expect(Scenes.faults(in: text(canvas)).isEmpty)
  }
}
