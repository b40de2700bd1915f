import CoreGraphics
import Motion
import Testing

@testable import SceneFormat

/// The parts of a tablet's screen, by the names that a scene gives them.
@Suite struct DeviceWindowTests {
  private func canvas(_ json: String) throws -> CanvasDescription {
    try Scenes.load("{\"scene\": 1, \"canvas\": \(json), \"data\": {\"sections\": []}}").canvas
  }

  nonisolated static let widths:
    [(device: String, landscape: Bool, window: String, width: CGFloat)] =
      [
        ("ipad-mini", true, "third", 375), ("ipad-mini", true, "half", 561.5),
        ("ipad-mini", true, "two-thirds", 748), ("ipad-mini", false, "third", 320),
        ("ipad-mini", false, "two-thirds", 414), ("ipad", true, "third", 375),
        ("ipad", true, "half", 585), ("ipad", true, "two-thirds", 795),
        ("ipad", false, "third", 320), ("ipad", false, "two-thirds", 490),
        ("ipad-air-11", true, "half", 585), ("ipad-pro-11", true, "half", 600),
        ("ipad-pro-11", true, "two-thirds", 825), ("ipad-pro-11", false, "two-thirds", 504),
        ("ipad-air-13", true, "third", 375), ("ipad-air-13", true, "half", 678),
        ("ipad-air-13", true, "two-thirds", 981), ("ipad-air-13", false, "third", 375),
        ("ipad-air-13", false, "two-thirds", 639), ("ipad-pro-13", true, "half", 683),
        ("ipad-pro-13", true, "two-thirds", 991), ("ipad-pro-13", false, "two-thirds", 647),
      ]

  @Test(arguments: widths.indices) func windowsAreAsWideAsTheyAre(_ index: Int) throws {
    let row = Self.widths[index]
    let canvas = try canvas(
      "{\"device\": \"\(row.device)\", \"landscape\": \(row.landscape), \"window\": \"\(row.window)\"}"
    )
    let device = try #require(canvas.device)
    let height = row.landscape ? device.size.width : device.size.height
    #expect(canvas.size == CGSize(width: row.width, height: height))
    #expect(canvas.safeArea == EdgeInsets(top: 24, bottom: 20))
  }

  @Test func aWindowThatFloatsIsNarrowAndLower() throws {
    let canvas = try canvas(#"{"device": "ipad", "window": "slide-over"}"#)
    #expect(canvas.size == CGSize(width: 320, height: 1140))
    #expect(canvas.sizeClasses == SizeClasses(isWide: false, isHigh: true))
  }

  nonisolated static let classes: [(json: String, isWide: Bool, isHigh: Bool)] = [
    (#"{"device": "iphone-16"}"#, false, true),
    (#"{"device": "iphone-16", "landscape": true}"#, false, false),
    (#"{"device": "iphone-16-plus", "landscape": true}"#, true, false),
    (#"{"device": "ipad"}"#, true, true),
    (#"{"device": "ipad", "landscape": true, "window": "third"}"#, false, true),
    (#"{"device": "ipad", "landscape": true, "window": "half"}"#, false, true),
    (#"{"device": "ipad-pro-13", "landscape": true, "window": "half"}"#, true, true),
    (#"{"device": "ipad", "landscape": true, "window": "two-thirds"}"#, true, true),
    (#"{"device": "ipad", "window": "two-thirds"}"#, false, true),
  ]

  @Test(arguments: classes.indices) func appsAreToldHowMuchRoomThereIs(_ index: Int) throws {
    let row = Self.classes[index]
    #expect(
      try canvas(row.json).sizeClasses == SizeClasses(isWide: row.isWide, isHigh: row.isHigh))
  }

  nonisolated static let faults: [(json: String, words: String)] = [
    (#"{"device": "iphone-16", "window": "third"}"#, "iPhone 16 has no windows"),
    (#"{"device": "ipad", "window": "half"}"#, "\"landscape\": true"),
    (#"{"device": "ipad-split-1-3", "window": "half"}"#, "is a window itself"),
    (#"{"window": "half"}"#, "a window needs the tablet that it is on"),
    (#"{"device": "ipad", "window": "halve"}"#, "half"),
  ]

  @Test(arguments: faults.indices) func whatDoesNotExistIsRefused(_ index: Int) {
    let row = Self.faults[index]
    #expect {
      _ = try canvas(row.json)
    } throws: { "\($0)".contains(row.words) && "\($0)".contains("test.scene.json:1:") }
  }

  nonisolated static let turns: [(json: String, size: CGSize, window: DeviceWindow, isWide: Bool)] =
    [
      (#"{"device": "ipad", "window": "third"}"#, CGSize(width: 375, height: 820), .third, false),
      (
        #"{"device": "ipad", "window": "two-thirds"}"#, CGSize(width: 795, height: 820), .twoThirds,
        true
      ),
      (
        #"{"device": "ipad", "landscape": true, "window": "half"}"#,
        CGSize(width: 490, height: 1180), .twoThirds, false
      ),
      (
        #"{"device": "ipad", "window": "slide-over"}"#, CGSize(width: 375, height: 780), .slideOver,
        false
      ),
    ]

  @Test(arguments: turns.indices) func aWindowKeepsItsShareOfATurnedScreen(_ index: Int) throws {
    let row = Self.turns[index]
    let canvas = try canvas(row.json)
    let turned = canvas.turned()
    #expect(turned.size == row.size)
    #expect(turned.window == row.window)
    #expect(turned.sizeClasses.isWide == row.isWide)
    #expect(turned.safeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(canvas.held(showing: row.size) == turned)
    #expect(canvas.held(showing: CGSize(width: 1, height: 2)) == canvas)
  }
}
