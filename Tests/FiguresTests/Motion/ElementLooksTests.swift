import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Figures call elements by what they say, and show them in the colours that they have.
@Suite struct ElementLooksTests {
  private static let red = ThemedColor(0xC04040, 0xC04040)
  private static let blue = ThemedColor(0x4040C0, 0x4040C0)
  private static let green = ThemedColor(0x208040, 0x208040)

  private static func tile(
    _ id: String, says words: String, _ color: ThemedColor = red, at item: Int
  ) -> ElementSnapshot {
    var tile = MotionCases.cell(
      id, [0, item], CGRect(x: 8, y: 50 + CGFloat(item) * 60, width: 300, height: 50))
    let area = CGRect(x: 0, y: 0, width: 300, height: 50)
    tile.content = [
      .fill(.rect(area), color),
      .text(DrawText("\(item)", TextStyle(FontRequest(size: 30), .black), in: area)),
      .text(DrawText("more", TextStyle(FontRequest(size: 11), .black), in: area)),
      .text(DrawText(words, TextStyle(FontRequest(size: 16), .black), in: area)),
    ]
    return tile
  }

  private static func header(says words: String) -> ElementSnapshot {
    let area = CGRect(x: 0, y: 0, width: 390, height: 40)
    return ElementSnapshot(
      id: ElementID(.supplementary("UICollectionElementKindSectionHeader"), .identifier("s")),
      path: [0, 0], center: CGPoint(x: 195, y: 20), size: area.size,
      content: [.text(DrawText(words, TextStyle(FontRequest(size: 13), .black), in: area))])
  }

  private static func change(
    _ before: [ElementSnapshot], _ after: [ElementSnapshot], reloaded: Set<ElementID> = []
  ) -> Transition {
    Transition(
      TransitionCapture(
        before: MotionCases.snapshot(before), after: MotionCases.snapshot(after),
        reloaded: reloaded))
  }

  private static let friends = change(
    [
      header(says: "My friends"), tile("a", says: "Ann", at: 0),
      tile("b", says: "Bob", blue, at: 1),
    ],
    [
      header(says: "My friends"), tile("b", says: "Bob", blue, at: 0),
      tile("c", says: "7 of 9", green, at: 1),
    ]
  )

  @Test func elementsAreCalledByWhatTheySay() {
    let story = MotionStory(Self.friends)
    #expect(Set(story.elements.map(\.label)) == ["My friends", "Ann", "Bob", "7 of 9"])
    #expect(
      MotionWords(story).changes == "Ann is removed, “7 of 9” appears at the end, Bob follows")
    for (name, figure) in MotionFigureTests.figures(Self.friends) {
      let texts = FigureLabels(figure).frames.map(\.text)
      #expect(!texts.contains { ["a", "b", "c", "header s"].contains($0) }, "\(name)")
    }
  }

  @Test func sentencesSayWhatIsAHeaderAndWhatIsANumber() {
    let story = MotionStory(
      Self.change(
        [Self.header(says: "Fruit"), Self.tile("a", says: "12", at: 0)], []))
    #expect(MotionWords(story).changes == "“12” is removed, header Fruit is hidden")
  }

  @Test func oneNameForTwoIsNone() {
    let story = MotionStory(
      Self.change(
        [Self.tile("a", says: "Ann", at: 0), Self.tile("b", says: "Ann", at: 1)], []))
    #expect(story.elements.map(\.label) == ["a", "b"])
  }

  @Test func aReloadedElementKeepsItsName() throws {
    let (before, after) = (
      Self.tile("a", says: "Bob", at: 0), Self.tile("a", says: "Robert", at: 0)
    )
    let story = MotionStory(Self.change([before], [after], reloaded: [.item("a")]))
    let element = try #require(story.elements.first)
    #expect([before, after].map { ElementFace($0, of: element).label } == ["Bob", "Bob"])
  }

  @Test func whatSaysSomethingElseDiffers() {
    let before = [("a", "Ann"), ("b", "Bob"), ("c", "Cat")].enumerated().map {
      Self.tile($1.0, says: $1.1, at: $0)
    }
    // Both also change places, which is not all that is to be said of them.
    let after = [("a", "Ann"), ("c", "Cat"), ("b", "Robert")].enumerated().map {
      Self.tile($1.0, says: $1.1, $0 == 1 ? Self.blue : Self.red, at: $0)
    }
    let (old, new) = (MotionCases.snapshot(before), MotionCases.snapshot(after))
    let figure = DifferenceTriptych(before: old, after: new).figure
    #expect(figure.summary.contains(" Bob moves to the end, Cat is reloaded."))
    #expect(DifferenceTriptych(before: old, after: old).figure.summary == "Nothing changes.")
  }

  @Test func coloursAreThoseOfTheElements() throws {
    let story = MotionStory(Self.friends)
    let fills = story.elements.filter { $0.id.kind == .cell }.compactMap { element in
      (element.before ?? element.after).map { ElementFace($0, of: element).fill }
    }
    #expect(fills == [Self.red, Self.blue, Self.green])
  }

  @Test func whatIsAllAlikeHasColoursByNumber() throws {
    let story = MotionStory(
      Self.change((0..<4).map { Self.tile("\($0)", says: "tile \($0)", at: $0) }, []))
    let fills = story.elements.compactMap { element in
      element.before.map { ElementFace($0, of: element).fill }
    }
    #expect(fills == Array(FigureInk.items.prefix(4)))
  }

  @Test func sectionsOfAMapHaveTheNamesAboveThem() {
    func rows(_ title: String, _ section: Int) -> [ElementSnapshot] {
      var (header, row) = (
        Self.header(says: title), Self.tile(title, says: title + "s", at: section)
      )
      header.id = ElementID(header.kind, .identifier(title))
      (header.path, row.path) = ([section, 0], [section, 0])
      return [header, row]
    }
    let (fruit, nuts) = (rows("Fruit", 0), rows("Nut", 1))
    let map = UpdateMap(Self.change(fruit + nuts, fruit))
    let texts = FigureLabels(map.figure).frames.map(\.text)
    #expect(texts.filter { $0 == "Fruit" }.count == 2)
    #expect(texts.contains("Nut"))
  }
}
