import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Words of calls and answers stand between the two lines of their arrow, unless the page is too narrow for that.
@Suite struct CallLanesTests {
  /// An arrow without its head.
  private static let head: CGFloat = 6

  private func shafts(_ ink: FigureInkwork) -> [CGRect] {
    ink.lines.filter { line in
      line.width == 1 && line.points.count == 2 && line.points[0].y == line.points[1].y
    }.map { CGRect(around: $0.points) }.filter { $0.width > 40 }
  }

  @Test(arguments: [
    "board.scene.json", "chat.scene.json", "friends-sync.scene.json", "pinch.scene.json",
    "sections.scene.json",
  ])
  func wordsEndBeforeTheHead(_ name: String) async throws {
    let scene = try await PlayedFigures(showcase: name)
    for fit in [OutputDescription.Fit.page, .readme] {
      let ink = FigureInkwork(try #require(try scene.figure(.conversation, fit: fit)))
      var count = 0
      for shaft in shafts(ink) {
        let words = ink.words.filter { word in
          (6...14).contains(shaft.midY - word.frame.midY) && word.frame.minX > shaft.minX
            && word.frame.minX < shaft.maxX
        }
        count += words.count
        for word in words {
          #expect(word.frame.maxX <= shaft.maxX + Self.head, "\(word.text) \(word.frame) \(shaft)")
        }
      }
      #expect(count > 6)
    }
  }

  private static let shop = """
    "canvas": {"size": [360, 420]}, "layout": {"kind": "columns", "cellHeight": 60},
    "data": {"sections": [{"id": "l", "items": ["Milk", "Bread", "Eggs", "Jam", "Tea"]}]},
    "steps": [
      {"name": "shop", "update": {"delete": ["Eggs"], "insert": [{"item": "Oats", "to": "l/0"}],
        "move": [{"item": "Tea", "to": "l/1"}]}},
      {"name": "later", "update": {"delete": ["Milk"], "insert": [{"item": "Salt", "to": "l/2"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// With what was asked for, and all phases.
  @Test func bothOfTwoStepsAreDrawnOnAPhone() async throws {
    let played = try await PlayedFigures(scene: Self.shop)
    let figure = try #require(try played.figure(.conversation, fit: .phone))
    let texts = FigureInkwork(figure).words.map(\.text)
    #expect(texts.count { $0 == "your code" } == 2, "\(texts)")
    for part in ["deleteItems(at: [0-2])", "moveItem(at: 0-4, to: 0-1)", "insertItems(at: [0-2])"] {
      #expect(texts.contains(part), "\(texts)")
    }
    #expect(texts.count { $0 == "Animate" } == 2)
    #expect(figure.drawing.size.height <= FigureWidth.phone.tallest)
  }
}
