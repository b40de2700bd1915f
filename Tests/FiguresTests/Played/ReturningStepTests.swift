import Drawing
import Testing

@testable import Figures

/// A hand that changes its mind: every figure says that all ends where it began, and tells apart how far it came.
@Suite struct ReturningStepTests {
  private static func scene(_ progress: String) -> String {
    """
    "canvas": {"size": [340, 420]},
    "layouts": {"s": {"kind": "flow", "itemSize": [60, 60]}, "l": {"kind": "flow", "itemSize": [150, 150]}},
    "layout": "s", "data": {"sections": [{"id": "t", "items": [{"generate": {"count": 9}}]}]},
    "steps": [{"name": "try", "transition": {"to": "l", "progress": [\(progress)]}}]
    """
  }

  private func figure(_ name: String, _ progress: String = "0, 0.7, 0.2, 0.5, 0") async throws
    -> Figure
  {
    let played = try await PlayedFigures(scene: Self.scene(progress))
    let kind = try #require(PlayedFigures.kinds.first { $0.name == name })
    return try #require(try played.figure(kind))
  }

  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  /// The progress is the hand's, and not a share of the longest way.
  @Test func storyboardsHaveTheProgressOfTheHand() async throws {
    let story = try await figure("storyboard")
    let heads = ["Turns back, 70 %", "Turns on, 20 %", "Turns back, 50 %", "End, 0 %"]
    for head in heads { #expect(story.summary.contains(head), "\(story.summary)") }
  }

  @Test(arguments: ["storyboard", "motion", "onion", "difference"])
  func allSayThatItComesBack(_ name: String) async throws {
    let figure = try await figure(name)
    #expect(figure.summary.contains("and everything comes back"), "\(figure.summary)")
    #expect(!figure.summary.contains("Nothing changes"))
    #expect(!texts(figure).contains { $0.hasPrefix("7 of 9") || $0.contains("0.06 s · ") })
  }

  /// The picture of the way out does not pass for the end.
  @Test func theFarthestPlaceIsToldAsSuch() async throws {
    let motion = texts(try await figure("motion"))
    #expect(motion.contains("At 70 %") && !motion.contains("After"))
    #expect(motion.contains { $0.contains("Drawn until it has come farthest, at 70 %.") })
    let once = texts(try await figure("motion", "0, 0.7, 0.1"))
    #expect(once.contains { $0.contains("Drawn until it turns back, at 70 %.") })
    let onion = texts(try await figure("onion"))
    #expect(onion.contains { $0.contains("and comes back") })
  }

  /// Whoever is seen at the first turn may be gone at the farthest one, which is shown all the same.
  @Test func everyTurnOfTheHandIsTold() async throws {
    let story = try await figure("storyboard", "0, 0.7, 0.2, 0.9, 0.1")
    for head in ["Turns back, 70 %", "Turns on, 20 %", "Turns back, 90 %", "End, 0 %"] {
      #expect(story.summary.contains(head), "\(story.summary)")
    }
    #expect(!story.summary.contains("50 %"))
    let motion = texts(try await figure("motion", "0, 0.7, 0.2, 0.9, 0.1"))
    #expect(motion.contains("At 90 %"))
    #expect(motion.contains { $0.contains("Drawn until it has come farthest, at 90 %.") })
  }

  @Test func theCurveIsThatOfTheHand() async throws {
    let curve = try await figure("curve")
    #expect(curve.summary.hasPrefix("A hand brings it to 70, 20, 50 and 0 % within 0.3 s"))
    #expect(!texts(curve).contains("P1") && !curve.summary.contains("ease"))
    let through = try await figure("curve", "0.4, 0.9")
    #expect(through.summary.hasPrefix("A hand brings it to 40, 90 and 100 % within 0.3 s"))
  }

  @Test func aFingerThatDragsGoesEvenly() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 300]}, "layout": {"kind": "columns", "cellHeight": 44},
        "data": {"sections": [{"id": "z", "items": ["A", "B", "C", "D"]}]},
        "timing": {"duration": 0.6},
        "steps": [{"name": "lift", "drag": {"item": "D", "to": "z/0"}}]
        """)
    let kind = try #require(PlayedFigures.kinds.first { $0.name == "curve" })
    let curve = try #require(try played.figure(kind))
    #expect(curve.summary.hasPrefix("A finger drives it evenly for "), "\(curve.summary)")
    #expect(!texts(curve).contains("P1"))
  }
}
