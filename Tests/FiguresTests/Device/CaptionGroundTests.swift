import CoreGraphics
import Drawing
import Testing

@testable import Figures

/// Words below a device stand on no page but their own.
@Suite struct CaptionGroundTests {
  private func background(of ground: Paint?) -> Paint? {
    let picture = DrawList(size: CGSize(width: 100, height: 100), background: ground, [])
    return ScreenCaption("A wall", width: 100).below(picture).background
  }

  /// With a device around the screen and without one.
  @Test(arguments: [nil, Paint.color(FigureInk.surface)]) func theyGetAGround(_ screen: Paint?) {
    #expect(background(of: screen) == .color(FigureInk.page))
  }

  /// Whoever sets the words of a film otherwise has them in the same place.
  @Test func wordsOfAFilmStandWhereTheyStood() throws {
    let captions = try #require(FilmCaptions(["One", nil, "Two"]))
    let picture = DrawList(size: CGSize(width: 100, height: 40), [])
    var seen: [[DrawItem]] = []
    let set = captions.setting(width: 100) {
      seen.append($0)
      return $0
    }
    #expect(seen.count == 2)
    let texts = set.below(picture, at: 2).items.texts.map(\.string)
    #expect(texts == ["Two"])
    let places = [captions, set].map { captions in
      let drawing = captions.below(picture, at: 0)
      return FigureInkwork(Figure(drawing: drawing, title: "", summary: "")).words.map(\.frame)
    }
    #expect(places[0].count == 1 && places[0] == places[1])
  }

  /// Of long lines, too.
  @Test func wordsKeepClearOfTheEdges() {
    let picture = DrawList(size: CGSize(width: 300, height: 100), [])
    let words = String(repeating: "and a second line of words ", count: 6)
    let caption = ScreenCaption("A message is dragged up and let go\n\(words)", width: 300)
    let list = caption.below(picture)
    let frames = FigureInkwork(Figure(drawing: list, title: "", summary: "")).words.map(\.frame)
    #expect(frames.count > 3)
    for frame in frames { #expect(frame.minX >= 14 && frame.maxX <= 286, "\(frame)") }
  }

  @Test func nothingIsPaintedWithoutWords() {
    let picture = DrawList(size: CGSize(width: 100, height: 100), [])
    #expect(ScreenCaption("", width: 100).below(picture).background == nil)
  }
}
