import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Words can be read on whatever is really seen below them.
@Suite struct SeenGroundTests {
  private static let cell = CGRect(x: 0, y: 0, width: 200, height: 40)
  private static let red = ThemedColor(0x8B1A1A, 0x8B1A1A)

  private func settled(_ below: [DrawItem], _ ink: ThemedColor = FigureInk.ink) -> [DrawItem] {
    let style = FigureType.label.colored(ink)
    return [Label("Ann", style).item(at: CGPoint(x: 10, y: 12))].readable(over: below)
  }

  private func ink(_ items: [DrawItem]) -> ThemedColor? {
    guard case .text(let text)? = items.last else { return nil }
    return text.style.color
  }

  @Test func inkThatIsReadStays() {
    let items = settled([.fill(.rect(Self.cell), FigureInk.surface)])
    #expect(items.count == 1 && ink(items) == FigureInk.ink)
  }

  @Test func inkIsThatOfTheColourBelow() throws {
    let items = settled([.fill(.rect(Self.cell), Self.red)], FigureInk.itemInk)
    #expect(items.count == 1)
    #expect(try #require(ink(items)).contrast(to: Self.red) >= 4.5)
  }

  /// A pale area shows what is below it.
  @Test func coloursAreSeenThroughOthers() throws {
    let pale = DrawItem.group(DrawGroup(opacity: 0.3, [.fill(.rect(Self.cell), Self.red)]))
    let ground = Self.red.shown(over: FigureInk.surface, opacity: 0.3)
    #expect(SeenGround([pale]).colors(below: Self.cell) == [ground])
    let items = settled([pale], FigureInk.secondary)
    #expect(try #require(ink(items)).contrast(to: ground) >= 4.5)
  }

  @Test func wordsOnLinesAndPicturesHaveAGround() {
    let line = DrawItem.stroke(
      .line(from: CGPoint(x: 0, y: 19), to: CGPoint(x: 90, y: 19)), Stroke(FigureInk.moved))
    let area = DrawItem.fill(.rect(Self.cell), FigureInk.surface)
    #expect(settled([area, line]).count == 2)
    // Nothing runs through it where the line is covered.
    #expect(settled([line, area]).count == 1)
    let glass = DrawItem.shape(
      DrawShape(.rect(Self.cell), fill: .material(Material(Self.red))))
    #expect(settled([glass]).count == 2)
    #expect(settled([area, glass, area]).count == 1)
  }

  @Test func clippedAreasAreNotSeen() {
    let hidden = DrawItem.group(
      DrawGroup(
        clip: .rect(CGRect(x: 100, y: 0, width: 9, height: 9)),
        [.fill(.rect(Self.cell), Self.red)]))
    #expect(SeenGround([hidden]).colors(below: Self.cell) == [FigureInk.surface])
  }

  // MARK: Words of cells

  private func words(_ content: [DrawItem], height: CGFloat) throws -> CellWords {
    var element = MotionCases.cell("a", [0, 0], CGRect(x: 0, y: 0, width: 120, height: height))
    element.content = content
    return try #require(CellWords(element, at: .identity))
  }

  private func title(_ frame: CGRect) -> DrawItem {
    Label("Soup", FigureType.label).item(in: frame)
  }

  @Test func captionsStandBelowTheirPictures() throws {
    let card = DrawItem.fill(.rect(CGRect(x: 0, y: 0, width: 120, height: 100)), Self.red)
    let picture = DrawItem.fill(.rect(CGRect(x: 0, y: 0, width: 120, height: 70)), FigureInk.quiet)
    let below = CGRect(x: 8, y: 78, width: 100, height: 14)
    let words = try words([card, picture, title(below)], height: 100)
    #expect(words.isCaption)
    let element = CGRect(x: 0, y: 0, width: 120, height: 100)
    let place = words.place(CGSize(width: 60, height: 14), in: element)
    #expect(place.minY >= 76)
    #expect(try !self.words([card, title(below)], height: 100).isCaption)
  }

  @Test func wordsEndWhereAnotherMarkBegins() throws {
    let row = CGRect(x: 0, y: 0, width: 120, height: 20)
    let tick = DrawItem.fill(.rect(CGRect(x: 100, y: 6, width: 10, height: 8)), Self.red)
    let frame = CGRect(x: 8, y: 3, width: 80, height: 14)
    let words = try words(
      [.fill(.rect(row), FigureInk.surface), title(frame), tick], height: 20)
    #expect(words.width(in: row) <= 98)
    let place = words.place(CGSize(width: 90, height: 14), in: row)
    #expect(place.maxX <= 98)
  }
}
