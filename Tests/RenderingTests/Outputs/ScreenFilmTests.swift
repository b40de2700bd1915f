import CairoBackend
import CoreGraphics
import Drawing
import Figures
import Motion
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// Words and fingers in films of a screen.
@Suite @MainActor struct ScreenFilmTests {
  private func figures(_ outputs: String, steps: String) throws -> (SceneFigures, [PlannedFile]) {
    let text = """
      {"scene": 1, "name": "a", "canvas": {"size": [240, 300], "theme": "light"},
       "style": {"text": "blocks"}, "layout": {"kind": "flow", "itemSize": [240, 50]},
       "timing": {"duration": 0.4, "fps": 10, "hold": 0.2},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 12, "id": "r{n}"}}]}]},
       "steps": [\(steps)], "outputs": [\(outputs)]}
      """
    return try SceneFigures.played(text)
  }

  private static let steps = #"""
    {"name": "go", "caption": "One\nmore of it", "update": {"delete": ["r1"]}},
    {"name": "on", "update": {"delete": ["r2"]}}
    """#

  private func words(_ items: [DrawItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let text): [text.string]
      case .group(let group): group.opacity > 0 ? words(group.children) : []
      case .shape, .image: []
      }
    }
  }

  @Test func eachStepHasItsWordsAndAllPicturesAreAsLarge() throws {
    let (figures, files) = try figures(
      #"{"type": "animation", "file": "a.gif", "caption": "Other"}"#, steps: Self.steps)
    let film = try SceneFilm(figures, files[0], framesPerSecond: 10)
    let pictures = film.schedule.moments.map { (moment: $0, picture: film.drawing($0)) }
    for (moment, picture) in pictures {
      #expect(picture.size == film.canvas)
      let words = words(picture.items)
      #expect(words.contains("One") == (moment.step == 0))
      #expect(words.contains("more of it") == (moment.step == 0))
      #expect(words.contains("Other") == (moment.step == 1))
    }
    #expect(film.canvas.height > 300)
    let score = try figures.score(files[0])
    #expect(score.drawing(at: 0.1).size == film.canvas)
    #expect(words(score.drawing(at: score.duration).items).contains("Other"))
  }

  @Test func aDrawingThatMovesSwitchesItsWords() throws {
    let (figures, files) = try figures(
      #"{"type": "animation", "file": "a.svg", "caption": "Other"}"#, steps: Self.steps)
    let text = AnimatedSVG().svg(try figures.score(files[0]))
    #expect(text.contains(">One</text>") && text.contains(">Other</text>"))
    #expect(text.contains("opacity:0") && text.contains("opacity:1"))
  }

  @Test func withoutWordsAFilmIsAsLargeAsItsScreen() throws {
    let (figures, files) = try figures(
      #"{"type": "animation", "file": "a.gif"}"#,
      steps: #"{"name": "go", "update": {"delete": ["r1"]}}"#)
    let film = try SceneFilm(figures, files[0], framesPerSecond: 10)
    #expect(film.canvas == CGSize(width: 240, height: 300))
  }

  /// Whoever reads it knows that there was more.
  @Test func wordsThatAreCutSaySo() throws {
    let long = String(repeating: "many words ", count: 60)
    let few = "some words that take more lines than three of these, and not more than six"
    func lines(_ caption: String) throws -> [String] {
      let (figures, files) = try figures(
        "{\"type\": \"still\", \"file\": \"a.svg\", \"caption\": \"\(caption)\"}",
        steps: Self.steps)
      let drawing = try figures.figure(of: files[0]).drawing
      return words(drawing.items).filter { $0.contains("word") || $0.contains("six") }
    }
    let both = try lines("\(long)\\n\(long)")
    #expect(both.count == 3 + 6)
    for line in [both[2], both[8]] { #expect(line.contains("…")) }
    let whole = try lines("A word\\n\(few)")
    #expect(whole.last?.hasSuffix("six") == true)
  }

  /// Ten thousand letters are cut at a few lines a part.
  @Test func longWordsAreCut() throws {
    let long = String(repeating: "many words ", count: 1000)
    let (figures, files) = try figures(
      "{\"type\": \"animation\", \"file\": \"a.gif\", \"caption\": \"\(long)\"}",
      steps: #"{"name": "go", "update": {"delete": ["r1"]}}"#)
    let film = try SceneFilm(figures, files[0], framesPerSecond: 10)
    #expect(film.canvas.height <= 300 + 16 + 3 * 28)
  }

  /// A still is taken while a scroll comes to its end: a moment later its indicator is gone.
  @Test(arguments: [
    (#"{"name": "go", "scroll": {"by": [0, 100]}}"#, true),
    (#"{"name": "go", "scroll": {"by": [0, 100]}, "animated": false}"#, false),
    (#"{"name": "go", "scroll": {"by": [0, 100]}}, {"update": {"delete": ["r1"]}}"#, false),
  ])
  func contentThatHasJustBeenScrolledHasItsIndicator(_ steps: String, _ isShown: Bool) throws {
    let (figures, files) = try figures(#"{"type": "still", "file": "a.svg"}"#, steps: steps)
    let drawing = try figures.figure(of: files[0]).drawing
    #expect(hasMark(drawing.items) == isShown)
  }

  private func hasMark(_ items: [DrawItem]) -> Bool {
    items.contains { item in
      switch item {
      case .shape(let shape):
        if case .rounded(let rect, _) = shape.geometry { rect.width == 3 } else { false }
      case .group(let group): hasMark(group.children)
      case .text, .image: false
      }
    }
  }

  private func fingers(_ snapshot: LayoutSnapshot) -> [CGPoint] {
    snapshot.elements.filter { $0.id == ElementID(.decoration("finger"), .identifier("mark-0")) }
      .filter { $0.alpha > 0.5 }
      .map {
        CGPoint(x: $0.center.x - snapshot.viewport.minX, y: $0.center.y - snapshot.viewport.minY)
      }
  }

  @Test func aFingerGoesWithAPullAndIsGoneAfterIt() throws {
    let (figures, files) = try figures(
      #"{"type": "animation", "file": "a.gif", "touches": true}, {"type": "animation", "file": "b.gif"}"#,
      steps: #"{"name": "go", "pull": 80}"#)
    let score = try figures.score(files[0])
    let start = 0.2
    let seen = stride(from: start + 0.01, to: score.duration, by: 0.02).map {
      fingers(score.snapshot(at: $0))
    }
    let ways = seen.flatMap(\.self)
    #expect(ways.count > 3)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0.y <= $1.y + 0.5 })
    #expect(try #require(ways.last).y - (try #require(ways.first)).y > 60)
    #expect(fingers(score.snapshot(at: score.duration)).isEmpty)
    #expect(fingers(score.snapshot(at: 0.1)).isEmpty)
    let other = try figures.score(files[1])
    #expect(
      stride(from: 0, to: other.duration, by: 0.05).allSatisfy {
        fingers(other.snapshot(at: $0)).isEmpty
      })
    #expect(files[0].film != files[1].film)
  }

  /// A finger on something that nothing comes of is seen all the same.
  @Test func aTapIsSeenForAMoment() throws {
    let (figures, files) = try figures(
      #"{"type": "animation", "file": "a.gif", "touches": true}, {"type": "still", "file": "s.svg", "touches": true}"#,
      steps: #"{"name": "go", "tap": {"at": [30, 40]}}"#)
    let score = try figures.score(files[0])
    #expect(fingers(score.snapshot(at: 0.25)) == [CGPoint(x: 30, y: 40)])
    #expect(fingers(score.snapshot(at: score.duration)).isEmpty)
    let still = try figures.figure(of: files[1]).drawing
    #expect(
      still
        != (try figures.figure(
          of: PlannedFile(
            output: {
              var other = files[1].output; other.showsTouches = false; return other
            }(),
            path: "", steps: [], theme: nil, scale: 1, ending: "svg"))).drawing)
  }
}
