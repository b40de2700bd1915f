import Cases
import CoreGraphics
import Testing

@testable import Drawing

/// The text of a drawing is all of it: what is read back is the same drawing.
@Suite struct DrawingReaderTests {
  @Test func aDrawingIsReadBack() throws {
    #expect(try DrawList(text: Samples.card.text) == Samples.card)
  }

  @Test(arguments: DrawFormTests.cases) func everyItemIsReadBack(_ item: DrawFormTests.Case) throws
  {
    let list = DrawList(size: CGSize(width: 9, height: 9), [item.item])
    #expect(try DrawList(text: list.text) == list)
  }

  static let unreadable = [
    ("", "line 1: found nothing, expected \"drawing\" and its size"),
    ("drawing 120", "line 1: found '120', expected a size such as 120x80"),
    (
      "drawing 9x9\nsquare 1 2",
      "line 2: found 'square 1 2', expected a group, a text, an image or a shape"
    ),
    ("drawing 9x9\nrect 1 2 3", "line 2: found the end, expected a number"),
    ("drawing 9x9\n   rect 1 2 3 4", "line 2: found 'rect 1 2 3 4', expected two spaces a level"),
    (
      "drawing 9x9\n\nrect 1 2 3 4 fill red",
      "line 3: found 'red', expected a colour such as #0072B2, #0072B2/0.5 or #0072B2|#4FB0F0"
    ),
    (
      "drawing 9x9\nrect 1 2 3 4\n  rect 1 2 3 4",
      "line 3: found 'rect 1 2 3 4', expected an item of the level above"
    ),
    (
      "drawing 9x9\nimage png 4x3 12ab in 0 0 1 1",
      "line 2: found '12ab in 0 0 1 1', expected the hash of an image in the folder"
    ),
  ]

  @Test(arguments: unreadable) func saysWhatCannotBeRead(_ text: String, _ words: String) throws {
    let error = #expect(throws: DrawingError.self) { try DrawList(text: text) }
    #expect(error?.description == words)
  }
}
