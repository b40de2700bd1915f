import CoreGraphics
import SceneFormat
import Testing

@Suite struct GeneratedItemsTests {
  private func sizes(_ generate: String) throws -> [CGSize?] {
    try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": \#(generate)}]}]}}"#
    ).sections[0].items.map(\.size)
  }

  /// Part of the format: another outcome would change the pictures of everybody's scenes.
  @Test func areTheSameForEver() throws {
    let heights = try sizes(#"{"count": 8, "width": 120, "height": [80, 220], "seed": 7}"#)
      .map { $0?.height }
    #expect(heights == [82, 162, 115, 126, 138, 215, 202, 157])
  }

  @Test func keepTheirSizesWhereMoreAreAsked() throws {
    let few = try sizes(#"{"count": 3, "height": [1.5, 9], "seed": 1}"#)
    let many = try sizes(#"{"count": 30, "height": [1.5, 9], "seed": 1}"#)
    #expect(few == Array(many.prefix(3)))
    #expect(Set(many.map { $0?.height }).count > 20)
    #expect(many.allSatisfy { (1.5...9).contains($0?.height ?? 0) })
  }

  @Test func takeTheMiddleOfTheOtherSideWhereOneIsNotSaid() throws {
    let tall = try sizes(#"{"count": 3, "height": [90, 240], "seed": 4}"#)
    #expect(tall.map { $0?.width } == [165, 165, 165])
    #expect(Set(tall.map { $0?.height }).count == 3)
    #expect(try sizes(#"{"count": 1, "width": 40}"#) == [CGSize(width: 40, height: 40)])
  }

  @Test func areNumberedFromOne() throws {
    let items = try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 2, "label": "{section} {n}"}}]}]}}"#
    ).sections[0].items
    #expect(items.map(\.id) == ["s-1", "s-2"])
    #expect(items.map(\.label) == ["s 1", "s 2"])
  }
}
