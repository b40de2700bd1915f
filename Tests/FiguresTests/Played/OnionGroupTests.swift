import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// A section that moves farther than any single item is shown as a whole, and named once.
@Suite struct OnionGroupTests {
  /// Section c goes to the front, and the first item of a behind the second one.
  private static func scene(_ header: String, count: Int = 3) -> String {
    let sections = ["a", "b", "c"].map { name in
      """
      {"id": "\(name)"\(header.replacing("$", with: name.uppercased())), "items": [
        {"generate": {"count": \(count), "id": "\(name){n}", "label": "\(name){n}"}}]}
      """
    }
    return """
      "canvas": {"size": [300, 640]},
      "layout": {"kind": "flow", "itemSize": [80, 40], "sectionInset": 12,
        "headerReferenceSize": [0, \(header.isEmpty ? 0 : 28)]},
      "data": {"sections": [\(sections.joined(separator: ", "))]},
      "steps": [{"name": "sort", "update": {"moveSections": [{"section": "c", "to": 0}],
        "move": [\(count > 1 ? #"{"item": "a1", "to": "a/1"}"# : "")]}}],
      "outputs": [{"type": "onion"}]
      """
  }

  private func onion(_ scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(.onion))
  }

  @Test func aSectionGoesAsAWhole() async throws {
    let work = FigureInkwork(try await onion(Self.scene(#", "header": "Part $""#)))
    let words = work.words.map(\.text)
    #expect(words[0].hasPrefix("Section Part C moves, "), "\(words)")
    #expect(words.count { $0 == "Part C" } == 1 && words.count { $0 == "Part C was" } == 1)
    #expect(!words.contains { $0.hasPrefix("c1") })
    #expect(words.contains { $0.hasPrefix("Left out: one other moves") }, "\(words)")
    // Six poses: between the ends one outline each for all of the section.
    let between = work.lines.filter { line in
      line.width == 1.5 && line.points.count > 4 && line.paint != .color(FigureInk.surface)
    }
    #expect(between.count == 4)
    // The places that its header and its items have left.
    #expect(work.lines.count { !$0.dash.isEmpty && $0.points.count > 4 } == 4)
  }

  @Test func aSectionWithoutAHeaderIsNamedBesideIt() async throws {
    let words = FigureInkwork(try await onion(Self.scene(""))).words.map(\.text)
    #expect(words[0].hasPrefix("Section c moves, "), "\(words)")
    #expect(words.count { $0 == "c" } == 1 && words.count { $0 == "c was" } == 1, "\(words)")
  }

  @Test(arguments: [1, 5, 50, 500]) func rulesHold(_ count: Int) async throws {
    let played = try await PlayedFigures(scene: Self.scene(#", "header": "Part $""#, count: count))
    let fits: [(OutputDescription.Fit, FigureWidth)] = [
      (.half, .half), (.phone, .phone), (.readme, .readme),
    ]
    for (fit, width) in fits {
      let figure = try #require(try played.figure(.onion, fit: fit))
      #expect(FigureRules(figure, at: width).broken == [], "\(count) \(width.points)")
      #expect(figure.svg.utf8.count <= 150_000)
    }
  }
}
