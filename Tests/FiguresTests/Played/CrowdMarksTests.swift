import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Of too many that move, the farthest are marked and the others are the crowd that they are: half of them with a mark and
/// half without would say that only these move.
@Suite struct CrowdMarksTests {
  private static let names = (0..<400).map { "\"T\($0)\"" }

  private static func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }

  private static func scene(_ step: String) -> String {
    """
    "canvas": {"size": [390, 760]}, "layout": {"kind": "flow", "itemSize": [14, 14],
      "minimumLineSpacing": 4, "minimumInteritemSpacing": 4, "sectionInset": 6},
    "data": {"sections": [{"id": "g", "items": \(list(names))}]},
    "steps": [{"name": "mix", \(step)}], "outputs": [{"type": "still"}]
    """
  }

  private static func mixed(_ moved: Int) -> String {
    let next = Array(names.prefix(moved).reversed()) + names.dropFirst(moved)
    return scene("\"apply\": {\"g\": \(list(next))}")
  }

  /// Of the two states together.
  private func marks(_ figure: Figure, of role: Role = .moved) -> Int {
    let color = RoleMark(role).color
    func count(_ items: [DrawItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .group(let group): return sum + count(group.children)
        case .shape(let shape):
          let paints = [shape.fill, shape.stroke?.paint]
          return sum + (paints.contains(.color(color)) ? shape.geometry.path.starts : 0)
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

  /// Whoever is reloaded goes nowhere: each of them says so, however many they are.
  @Test func allThatAreReloadedAreMarked() async throws {
    let scene = Self.scene("\"update\": {\"reload\": \(Self.list(Array(Self.names.prefix(380))))}")
    let figure = try #require(try await PlayedFigures(scene: scene).figure(.motion, fit: .readme))
    #expect(marks(figure, of: .reloaded) >= 2 * 370, "\(marks(figure, of: .reloaded))")
    #expect(figure.svg.utf8.count < 150_000)
  }
}

extension Path {
  /// How many figures it has.
  fileprivate var starts: Int {
    outline.segments.count { if case .move = $0 { true } else { false } }
  }
}
