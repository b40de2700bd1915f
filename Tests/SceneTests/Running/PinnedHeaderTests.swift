import CoreGraphics
import Drawing
import Motion
import Scene
import SceneFormat
import Testing

/// A header that stays while cells go by beneath it can be read, whether its scene gives it a fill or not.
@Suite @MainActor struct PinnedHeaderTests {
  private func header(pins: Bool, style: String = "{}", canvas: String = "") throws
    -> ElementSnapshot
  {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 200]\(canvas)}, "style": {"supplementary": {"header": \(style)}},
       "layout": {"kind": "columns", "cellHeight": 60, "headerReferenceSize": [200, 30],
                  "sectionHeadersPinToVisibleBounds": \(pins)},
       "data": {"sections": [{"id": "a", "header": "Fruit", "items": [{"generate": {"count": 9}}]}]}}
      """)
    return try #require(run.end.elements.first { $0.kind != .cell })
  }

  private func fills(_ header: ElementSnapshot) -> [ThemedColor] {
    func fills(_ items: [DrawItem]) -> [ThemedColor] {
      items.flatMap { item -> [ThemedColor] in
        switch item {
        case .group(let group): return fills(group.children)
        case .shape(let shape):
          guard case .color(let color)? = shape.fill else { return [] }
          return [color]
        case .text, .image: return []
        }
      }
    }
    return fills(header.content)
  }

  @Test func itHasTheGroundOfItsCanvas() throws {
    #expect(try fills(header(pins: true)) == [ThemedColor(0xFFFFFF, 0x191D23)])
    #expect(
      try fills(header(pins: true, canvas: ##", "background": "#FF0000""##))
        == [ThemedColor(0xFF0000, 0xFF0000)])
  }

  @Test func itsOwnFillComesFirst() throws {
    let green = ##"{"fill": "#00FF00"}"##
    #expect(try fills(header(pins: true, style: green)) == [ThemedColor(0x00FF00, 0x00FF00)])
  }

  @Test func whatScrollsAwayIsClear() throws {
    #expect(try fills(header(pins: false)) == [])
  }
}
