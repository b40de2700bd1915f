import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Of too many that move, the farthest are marked and the others are the crowd that they are: half of them with a mark and
/// half without would say that only these move.
@Suite struct CrowdMarksTests {
  private static func mixed(_ moved: Int) -> String {
    let names = (0..<400).map { "\"T\($0)\"" }
    let next = Array(names.prefix(moved).reversed()) + names.dropFirst(moved)
    return """
      "canvas": {"size": [390, 760]}, "layout": {"kind": "flow", "itemSize": [14, 14],
        "minimumLineSpacing": 4, "minimumInteritemSpacing": 4, "sectionInset": 6},
      "data": {"sections": [{"id": "g", "items": [\(names.joined(separator: ", "))]}]},
      "steps": [{"name": "mix", "apply": {"g": [\(next.joined(separator: ", "))]}}],
      "outputs": [{"type": "still"}]
      """
  }

  /// Of the two states together.
  private func marks(_ figure: Figure) -> Int {
    let color = RoleMark(.moved).color
    func count(_ items: [DrawItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .group(let group): return sum + count(group.children)
        case .shape(let shape):
          let paints = [shape.fill, shape.stroke?.paint]
          return sum + (paints.contains(.color(color)) ? 1 : 0)
        case .text, .image: return sum
        }
      }
    }
    return count(figure.drawing.items)
  }

  @Test(arguments: [OutputDescription.Fit.readme, .phone])
  func onlyTheFarthestOfManyAreMarked(_ fit: OutputDescription.Fit) async throws {
    let all = try await PlayedFigures(scene: Self.mixed(400))
    let figure = try #require(try all.figure(.motion, fit: fit))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains("Only the farthest are marked."), "\(texts)")
    #expect(marks(figure) < 60, "\(marks(figure))")
    #expect(figure.svg.utf8.count < 100_000)
    let few = try await PlayedFigures(scene: Self.mixed(50))
    let whole = try #require(try few.figure(.motion, fit: fit))
    #expect(!whole.drawing.items.texts.map(\.string).contains("Only the farthest are marked."))
    // On a phone the cells are smaller than any mark.
    if fit == .readme { #expect(marks(whole) >= 2 * 40, "\(marks(whole))") }
  }
}
