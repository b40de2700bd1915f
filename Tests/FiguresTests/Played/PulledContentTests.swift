import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Content that a finger pulls beyond its end, and that comes back: figures show the way there and back as one, and say so.
@Suite struct PulledContentTests {
  private func played(_ canvas: String = "") async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 400]\(canvas)}, "layout": {"kind": "flow", "itemSize": [280, 60]},
        "data": {"sections": [{"id": "s", "items": ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]}]},
        "timing": {"duration": 0.8}, "steps": [{"name": "pull", "pull": 180}],
        "outputs": [{"type": "still"}]
        """)
  }

  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  @Test(arguments: [
    OutputKind.motion, .storyboard, .timeline, .worldlines, .updateMap, .difference, .onion,
  ])
  func allTellTheWayBack(_ kind: OutputKind) async throws {
    let figure = try #require(try await played().figure(kind))
    #expect(figure.summary.contains("0 to −79.4 and back to 0"), "\(figure.summary)")
    #expect(!figure.summary.contains("Nothing changes"), "\(figure.summary)")
  }

  @Test func worldlinesRestNowhereOnTheWay() async throws {
    let figure = try #require(try await played().figure(.worldlines))
    let texts = texts(figure)
    #expect(texts.contains("pull: the content scrolls from 0 to −79.4 and back to 0."))
    #expect(texts.count { $0.contains("scrolls from") } == 2, "\(texts)")
    #expect(
      texts.filter { $0.hasSuffix(" s") }
        == ["test · worldlines · 0.8 s", "0 s", "0.4 s", "0.6 s", "0.8 s"])
  }

  @Test func storyboardsShowWhereItTurns() async throws {
    let figure = try #require(try await played().figure(.storyboard))
    #expect(texts(figure).contains("Turns back, 100 %"))
  }

  @Test func timelinesHaveALaneForIt() async throws {
    let figure = try #require(try await played().figure(.timeline))
    #expect(figure.summary.contains("Content: y 0 → 79.4 → 0."), "\(figure.summary)")
  }

  /// The spinner keeps it from coming back all the way.
  @Test func storyboardsShowHowFarItCameBeyondItsEnd() async throws {
    let figure = try #require(try await played(#", "refreshControl": true"#).figure(.storyboard))
    #expect(texts(figure).contains("Overshoots, 132 %"), "\(texts(figure))")
  }

  /// The spinner keeps the content down: whoever is taken off the screen goes with it, and does not fade.
  @Test func whoLeavesGoesWithTheContent() async throws {
    let figure = try #require(try await played(#", "refreshControl": true"#).figure(.timeline))
    let finding = "Only the content scrolls from 0 to −79.4 and back to −60"
    #expect(texts(figure).contains(finding), "\(texts(figure))")
    #expect(!figure.summary.contains("Fay"), "\(figure.summary)")
  }
}
