import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Headings and sentences say all that was asked for, with numbers that are the same in all figures.
@Suite struct WholeTruthTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  /// The title on one line.
  private func text(_ figure: Figure) -> String { texts(figure).joined(separator: " ") }

  private static func names(_ name: String, _ numbers: ClosedRange<Int>) -> String {
    "[" + numbers.map { "\"\(name)\($0)\"" }.joined(separator: ", ") + "]"
  }

  private static func grid(_ items: String, _ step: String) -> String {
    """
    "canvas": {"size": [390, 560]}, "layout": {"kind": "flow", "itemSize": [66, 44],
      "minimumLineSpacing": 6, "minimumInteritemSpacing": 6, "sectionInset": 8},
    "data": {"sections": [{"id": "g", "items": \(items)}]}, "steps": [{"name": "go", \(step)}],
    "outputs": [{"type": "still"}]
    """
  }

  private static let shuffle: String = {
    let order = (1...52).map { ($0 * 20) % 53 }.filter { $0 <= 50 }.map { "\"T\($0)\"" }
    return grid(names("T", 1...50), #""apply": {"g": [\#(order.joined(separator: ", "))]}"#)
  }()

  @Test(arguments: [OutputDescription.Fit.readme, .phone])
  func directionsThatAreNotDrawnAreCounted(_ fit: OutputDescription.Fit) async throws {
    let played = try await PlayedFigures(scene: Self.shuffle)
    let words = texts(try #require(try played.figure(.motion, fit: fit)))
    let heading = try #require(words.first { $0.hasSuffix(" directions") }, "\(words)")
    let numbers = heading.split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == 2 && heading.contains(" of "), "\(heading)")
    #expect(numbers.last.map { $0 > (numbers.first ?? 0) } == true)
  }

  @Test func allDirectionsAreSo() async throws {
    let scene = Self.grid(Self.names("T", 1...10), #""update": {"delete": ["T1"]}"#)
    let words = texts(try #require(try await PlayedFigures(scene: scene).figure(.motion)))
    #expect(words.contains("Two directions"), "\(words)")
  }
}
