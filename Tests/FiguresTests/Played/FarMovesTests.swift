import Drawing
import Foundation
import Testing

@testable import Figures

/// Moves that begin or end beyond the screen.
@Suite struct FarMovesTests {
  private static let scene = """
    "canvas": {"size": [320, 400]},
    "layout": {"kind": "flow", "itemSize": [320, 50], "minimumLineSpacing": 0},
    "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 40, "id": "r{n}"}}]}]},
    "steps": [{"name": "sort", "update": {"move": [
      {"item": "r2", "to": "m/39"}, {"item": "r40", "to": "m/0"}]}}]
    """

  private func summary(_ name: String, moving moves: String) async throws -> String {
    let scene =
      Self.scene.components(separatedBy: "\"steps\"")[0]
      + "\"steps\": [{\"name\": \"sort\", \"update\": {\"move\": [\(moves)]}}]"
    let kind = try #require(PlayedFigures.kinds.first { $0.name == name })
    return try #require(try await PlayedFigures(scene: scene).figure(kind)).summary
  }

  /// Nobody has seen how far those go that begin and end beyond the screen.
  @Test func nobodyGoesFartherThanWhoIsNotSeen() async throws {
    let moves = #"{"item": "r3", "to": "m/10"}, {"item": "r20", "to": "m/39"}"#
    let motion = try await summary("motion", moving: moves)
    #expect(
      motion.hasPrefix("Two items move, one of them beyond the screen; “3” goes "), "\(motion)")
    let timeline = try await summary("timeline", moving: moves)
    #expect(timeline.hasPrefix("“3” goes farthest of those seen, "), "\(timeline)")
  }

  /// A short way beyond the screen takes nothing from a long one that is seen.
  @Test func whoGoesFarthestOfAllIsSaidTo() async throws {
    let moves = #"{"item": "r1", "to": "m/6"}, {"item": "r20", "to": "m/20"}"#
    let timeline = try await summary("timeline", moving: moves)
    #expect(timeline.hasPrefix("“1” goes farthest, "), "\(timeline)")
  }

  /// The table of deltas has the same ways as the picture of motion, and not that they stay.
  @Test func haveTheirWaysInTheTableOfDeltas() async throws {
    let played = try await PlayedFigures(scene: Self.scene)
    let kind = try #require(PlayedFigures.kinds.first { $0.name == "difference" })
    let figure = try #require(try played.figure(kind))
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(!words.contains("no way") && !words.contains("same place"))
    // "2" goes from 50 to the end, "40" from there to the top.
    #expect(words.contains("+1,900") && words.contains("−1,950"), "\(words)")
  }

  /// A section that comes from there, or goes there, has its number as well.
  @Test(arguments: [(from: "s7", to: 1, way: "−588"), (from: "s1", to: 7, way: "+588")])
  func sectionsHaveTheirWaysInIt(_ move: (from: String, to: Int, way: String)) async throws {
    let sections = (0..<9).map { number in
      "{\"id\": \"s\(number)\", \"header\": \"Part \(number)\", \"items\": [\"a\(number)\", \"b\(number)\"]}"
    }
    let scene = """
      "canvas": {"size": [360, 520]}, "layout": {"kind": "flow", "itemSize": [78, 44],
        "sectionInset": 12, "headerReferenceSize": [360, 30]},
      "data": {"sections": [\(sections.joined(separator: ", "))]},
      "steps": [{"name": "sort", "update": {"moveSections": [
        {"section": "\(move.from)", "to": \(move.to)}]}}],
      "outputs": [{"type": "still"}]
      """
    let kind = try #require(PlayedFigures.kinds.first { $0.name == "difference" })
    let figure = try #require(try await PlayedFigures(scene: scene).figure(kind))
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.contains(move.way), "\(words)")
  }
}
