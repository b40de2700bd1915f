import CoreGraphics
import Motion
import SceneFormat
import Testing

@testable import Scene

/// Snapshots know how the sections of a compositional layout are made.
@Suite @MainActor struct GroupOutlineTests {
  private func start(_ sections: String, canvas: String = "") throws -> LayoutSnapshot {
    let text = """
      {"scene": 1, "canvas": {"size": [300, 400]\(canvas)},
       "layout": {"kind": "compositional", "sections": {\(sections)}},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 8, "id": "a{n}"}}]}]}}
      """
    return try SceneRunner().run(
      try SceneLoader(kinds: SceneRegistry().kinds).load(
        SourceFile(path: "groups.scene.json", text: text))
    ).start
  }

  private static let nested = #"""
    "a": {"orthogonalScrolling": "groupPaging", "contentInsets": [10, 20, 10, 20],
      "group": {"size": ["0.5w", 100], "edgeSpacing": [0, 4, 0, 6], "items": [
        {"size": ["0.6w", "1h"], "insets": 5},
        {"axis": "vertical", "size": ["0.4w", "1h"], "items": [{"size": ["1w", "0.5h"]}]}]}}
    """#

  @Test func theFirstGroupIsKnownWithAllThatIsInIt() throws {
    let section = try #require(try start(Self.nested).outlines.first)
    #expect(section.scrolling == "groupPaging")
    #expect(section.insets == EdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
    #expect(section.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
    #expect(section.count == 3)
    #expect(section.places.map(\.minX) == [24, 184, 344])
    let group = section.first
    #expect(group.kind == .row && group.width == "0.5w" && group.height == "100")
    #expect(group.frame == CGRect(x: 24, y: 10, width: 150, height: 100))
    #expect(group.parts.map(\.kind) == [.item, .column])
    #expect(group.parts[0].frame == CGRect(x: 24, y: 10, width: 90, height: 100))
    #expect(group.parts[0].insets == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(
      group.parts[1].parts.map(\.frame) == [
        CGRect(x: 114, y: 10, width: 60, height: 50), CGRect(x: 114, y: 60, width: 60, height: 50),
      ])
  }

  /// Items lie where the outlines of theirs say, in either direction of reading.
  @Test(arguments: ["", #", "direction": "rtl""#]) func itemsLieInTheirOutlines(
    _ canvas: String
  ) throws {
    let snapshot = try start(Self.nested, canvas: canvas)
    let column = try #require(snapshot.outlines.first?.first.parts.last)
    #expect(snapshot[item: "a2"]?.frame == column.parts.first?.frame)
    #expect(snapshot[item: "a3"]?.frame == column.parts.last?.frame)
    let first = try #require(snapshot.outlines.first?.first.parts.first?.frame)
    #expect(snapshot[item: "a1"]?.frame == first.insetBy(dx: 5, dy: 5))
  }

  @Test func otherLayoutsHaveNone() throws {
    let text = """
      {"scene": 1, "canvas": {"size": [300, 400]}, "layout": {"kind": "flow"},
       "data": {"sections": [{"id": "a", "items": ["b"]}]}}
      """
    let scene = try SceneLoader(kinds: SceneRegistry().kinds).load(
      SourceFile(path: "flow.scene.json", text: text))
    #expect(try SceneRunner().run(scene).start.outlines.isEmpty)
  }

  /// Groups in one another, each of many, are told as far as anybody looks.
  @Test func groupsOfManyAreToldInParts() throws {
    var group = #"{"size": ["1w", "1h"]}"#
    for _ in 0..<8 {
      group = #"{"size": ["1w", "1h"], "repeat": 3, "items": [\#(group)]}"#
    }
    let snapshot = try start(#""a": {"group": \#(group)}"#)
    func count(_ part: GroupOutline) -> Int { part.parts.reduce(1) { $0 + count($1) } }
    #expect(snapshot.outlines.allSatisfy { count($0.first) <= 400 })
  }
}
