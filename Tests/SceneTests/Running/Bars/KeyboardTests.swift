import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// The keyboard at the bottom of a screen, and bars of tablets.
@Suite @MainActor struct KeyboardTests {
  private func start(_ canvas: String) throws -> LayoutSnapshot {
    try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {\(canvas)}, "layout": {"kind": "flow", "itemSize": [300, 60]},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 30}}]}]}}
      """
    ).start
  }

  nonisolated static let rooms: [(canvas: String, room: CGFloat)] = [
    (#""device": "iphone-16""#, 34 + 257), (#""device": "iphone-14""#, 34 + 257),
    (#""device": "iphone-se""#, 222), (#""device": "iphone-16", "landscape": true"#, 21 + 162),
    (#""device": "ipad""#, 20 + 222), (#""size": [390, 700]"#, 222),
  ]

  /// Below the keys of a phone without a button stand the signs for other languages and for words that are spoken.
  @Test(arguments: rooms.indices) func hasARowBelowItsKeysAboveAHomeIndicator(
    _ index: Int
  ) throws {
    let (canvas, room) = Self.rooms[index]
    let start = try start("\(canvas), \"bars\": {\"keyboard\": true}")
    #expect(start.insets.bottom == room)
  }

  private func keyboard(_ canvas: String) throws -> (size: CGSize, signs: [CGRect], keys: [CGRect])
  {
    let start = try start("\(canvas), \"bars\": {\"keyboard\": true}")
    let bar = try #require(
      start.elements.first { $0.id.kind == .decoration("Keyboard") })
    var (signs, keys): ([CGRect], [CGRect]) = ([], [])
    func add(_ items: [DrawItem], _ place: PlaneTransform) {
      for item in items {
        switch item {
        case .group(let group): add(group.children, group.transform.concatenating(place))
        case .text(let text): keys.append(place.bounds(of: text.frame))
        case .shape(let shape):
          if shape.stroke != nil, shape.fill == nil {
            signs.append(place.bounds(of: shape.geometry.bounds))
          }
        case .image: break
        }
      }
    }
    add(bar.content, .identity)
    return (bar.size, signs, keys)
  }

  @Test func theSignsStandBelowTheKeysAtBothEnds() throws {
    let (size, signs, keys) = try keyboard("\"device\": \"iphone-16\"")
    let lowest = try #require(keys.map(\.maxY).max())
    #expect(signs.count == 2 && signs.allSatisfy { $0.minY >= lowest })
    // Clear of the home indicator.
    #expect(signs.allSatisfy { $0.maxY <= size.height - 20 })
    #expect(signs[0].midX < 60 && signs[1].midX > 393 - 60)
  }

  /// Beside the keys the screen has its round corners, and room for them.
  @Test func onItsSideTheyStandBesideTheKeys() throws {
    let (size, signs, keys) = try keyboard("\"device\": \"iphone-16\", \"landscape\": true")
    let left = try #require(keys.map(\.minX).min())
    let right = try #require(keys.map(\.maxX).max())
    #expect(signs.count == 2 && signs[0].maxX <= left && signs[1].minX >= right)
    #expect(signs[0].minX >= 12 && signs[1].maxX <= size.width - 12)
  }

  @Test func onAPhoneWithAButtonTheyAreKeys() throws {
    let (size, signs, keys) = try keyboard("\"device\": \"iphone-se\"")
    let lowest = try #require(keys.map(\.maxY).max())
    #expect(signs.count == 2)
    #expect(signs.allSatisfy { $0.minY > lowest - 42 && $0.maxY < lowest })
    #expect(keys.allSatisfy { $0.maxX <= size.width && $0.minX >= 0 })
    #expect(signs[1].minX > signs[0].maxX)
  }

  // MARK: Titles

  /// A line above a title ends before the face or the buttons at the end of the bar.
  @Test(arguments: [0.0, 44]) func aLineAboveATitleKeepsClearOfButtons(_ buttons: CGFloat) throws {
    for isMirrored in [false, true] {
      let words = String(repeating: "W", count: 90)
      let view = TitleNeighbours(overline: words, avatar: nil, margin: 20, buttons: buttons)
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 96)
      view.layoutIfNeeded()
      let line = try #require(view.subviews.first { ($0 as? UILabel)?.text == words }).frame
      #expect(line.width == 353 - buttons)
      #expect(isMirrored ? line.maxX == 373 : line.minX == 20)
    }
  }

  // MARK: Tablets

  /// As Apple's own are since iOS 12.
  nonisolated static let tablets: [(bars: String, top: CGFloat, bottom: CGFloat)] = [
    (#"{"title": "Inbox"}"#, 24 + 50, 20),
    (#"{"title": "Inbox", "largeTitle": true}"#, 24 + 102, 20),
    (#"{"tabs": [{"title": "A"}]}"#, 24, 20 + 50),
    (#"{"toolbar": ["trash"]}"#, 24, 20 + 50),
  ]

  @Test(arguments: tablets.indices, [false, true]) func barsOfATabletAreHigher(
    _ index: Int, _ isOnItsSide: Bool
  ) throws {
    let (bars, top, bottom) = Self.tablets[index]
    let insets = try start(
      "\"device\": \"ipad\", \"landscape\": \(isOnItsSide), \"bars\": \(bars)"
    ).insets
    #expect(insets.top == top && insets.bottom == bottom)
  }
}
