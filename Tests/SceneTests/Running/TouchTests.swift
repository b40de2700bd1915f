import CoreGraphics
import Motion
import SceneFormat
import Testing

@testable import Scene

/// The places of fingers in steps of a finger, and that there are none elsewhere.
@Suite @MainActor struct TouchTests {
  private func touches(_ step: String) throws -> (moves: [TouchCourse.Move], changes: Int) {
    let text = """
      {"scene": 1, "canvas": {"size": [300, 400]},
       "layouts": {"list": {"kind": "flow", "itemSize": [300, 60], "minimumLineSpacing": 0},
         "grid": {"kind": "flow", "itemSize": [60, 60]}},
       "layout": "list",
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 20, "id": "r{n}"}}]}]},
       "steps": [\(step)]}
      """
    let runner = SceneRunner()
    let run = try runner.run(
      SceneLoader(kinds: runner.registry.kinds).load(SourceFile(path: "a.scene.json", text: text)))
    return (run.steps[0].touches.moves, run.steps[0].recording.count)
  }

  @Test func aTapIsOnItsItem() throws {
    let moves = try touches(#"{"tap": "r3"}"#).moves
    #expect(moves.map(\.start) == [CGPoint(x: 150, y: 150)])
    #expect(moves.map(\.end) == moves.map(\.start))
  }

  @Test func aTapAtAPointIsThere() throws {
    #expect(try touches(#"{"tap": {"at": [20, 30]}}"#).moves.map(\.end) == [CGPoint(x: 20, y: 30)])
  }

  @Test func aPullGoesAsFarAsTheFinger() throws {
    let (moves, changes) = try touches(#"{"pull": 120}"#)
    #expect(moves.count == 8)
    #expect(moves.allSatisfy { $0.change < changes })
    let (first, last) = (try #require(moves.first), try #require(moves.last))
    #expect(last.end.y - first.start.y == 120)
    #expect(last.end.x == first.start.x)
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect((first.start.y + last.end.y) / 2 == 200)
  }

  @Test func aDragLeadsFromItemToItem() throws {
    let moves = try touches(#"{"drag": {"item": "r1", "to": "m/3"}}"#).moves
    #expect(moves.first?.start == CGPoint(x: 150, y: 30))
    #expect(moves.last?.end == CGPoint(x: 150, y: 210))
  }

  @Test func aSwipeGoesAgainstTheContent() throws {
    let moves = try touches(#"{"page": "next"}"#).moves
    let first = try #require(moves.first)
    #expect(first.end.y < first.start.y)
    #expect(try touches(#"{"page": 3}"#).moves.count == 3)
  }

  @Test func aFlickIsSeenAsFarAsItIsOnTheScreen() throws {
    let move = try #require(
      try touches(#"{"scroll": {"by": [0, 600], "velocity": [0, 2]}}"#).moves.first)
    #expect(move.start.y - move.end.y == 160)
  }

  @Test func twoFingersLeadATransition() throws {
    let moves = try touches(#"{"transition": {"to": "grid", "progress": [0.2, 0.6, 1]}}"#).moves
    #expect(Set(moves.map(\.finger)) == [0, 1])
    let ends = moves.filter { $0.change == moves.last?.change }.map(\.end)
    #expect(abs(ends[0].x + ends[1].x - 300) < 0.01)
  }

  nonisolated static let programs = [
    #"{"scroll": {"by": [0, 100]}}"#, #"{"scroll": {"to": "r9"}}"#,
    #"{"update": {"delete": ["r1"]}}"#,
    #"{"layout": "grid"}"#, #"{"bounds": "rotate"}"#, #"{"focus": "r2"}"#, #"{"wait": 0.1}"#,
  ]

  @Test(arguments: programs) func aProgramHasNoFinger(_ step: String) throws {
    #expect(try touches(step).moves.isEmpty)
  }
}
