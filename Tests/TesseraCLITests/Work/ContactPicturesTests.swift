import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import Rendering

/// Which files of a scene are one picture of the page, and what is said of it.
@Suite struct ContactPicturesTests {
  private func pictures(_ paths: String...) -> [ContactPicture] {
    ContactPictures.pictures(
      of: paths.map { WrittenFile(path: $0, bytes: 1_500, sha256: "") })
  }

  @Test func pairsPicturesOfAPage() {
    let found = pictures(
      "a.svg", "a-dark.svg", "b.png", "b@2x.png", "b~dark.png", "b~dark@2x.png", "f/0001.png",
      "f/0002.png", "t.attrs")
    #expect(
      found == [
        ContactPicture(light: "a.svg", dark: "a-dark.svg"),
        ContactPicture(light: "b.png", dark: "b~dark.png"),
        ContactPicture(light: "f/0001.png", frames: ["f/0001.png", "f/0002.png"]),
      ])
    #expect(found.map(\.files.count) == [2, 4, 2])
  }

  @Test func aPictureInOneScaleIsShown() {
    #expect(pictures("a@2x.png", "a~dark@2x.png").map(\.light) == ["a@2x.png"])
  }

  @Test func headsTellSizesAndWords() throws {
    let svg = try #require(
      PictureHead(
        Array(
          "<svg xmlns=\"x\" width=\"390.5\" height=\"440\"><title>t</title><desc id=\"d\">A &lt; B. C.</desc>"
            .utf8)))
    #expect(svg.width == 391 && svg.height == 440)
    #expect(svg.summary == "A < B. C.")
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 0, 0, 0, 0, 9]
    #expect(PictureHead(png).map { [$0.width, $0.height] } == [256, 9])
    #expect(
      PictureHead(Array("GIF89a".utf8) + [2, 1, 3, 0]).map { [$0.width, $0.height] } == [258, 3])
    #expect(PictureHead([]) == nil)
    #expect(PictureHead(Array("<svg width=\"9e999\"".utf8)) == nil)
  }

  @Test func picturesOfPixelsHaveWordsToo() throws {
    let text = try #require(PNGText(description: "Ann moves – 日本."))
    let file = PNGWriter(texts: [text]).encode(try Bitmap(width: 3, height: 2))
    #expect(PictureHead(file)?.summary == "Ann moves – 日本.")
    #expect(PictureHead(PNGWriter().encode(try Bitmap(width: 3, height: 2)))?.summary == nil)
  }

  @Test func theFirstSentenceIsTheTitle() {
    #expect(
      ExhibitReader.sentences("Cat moves 1.5 down. Ann follows.").first == "Cat moves 1.5 down.")
    #expect(ExhibitReader.sentences("One").rest == "")
    #expect(ContactPictures.words(ofKind: "update-map") == "Update map")
    #expect(ContactCard.words(ofBytes: 4_433) == "4.4 kB")
  }

  @Test func headsTellTheTwoStates() throws {
    func head(_ box: String) -> PictureHead? {
      PictureHead(
        Array(
          """
          <svg width="9" height="9"><desc>d</desc><view id="drawing_before" viewBox="\(box)"/><style/>
          """.utf8))
    }
    #expect(
      head("1 2 3.5 4")?.views == [DrawView("before", CGRect(x: 1, y: 2, width: 3.5, height: 4))])
    for box in ["", "1 2 3", "1 2 3 x", "1 2 -3 4", "1 2 3 4 5"] {
      #expect(head(box)?.views == [])
    }
  }

  @Test func narrowCardsFillRowsThatWideOnesLeave() {
    func card(_ name: String, _ width: Int) -> ContactCard {
      var picture = ContactPicture(light: name)
      picture.size = (width, 100)
      return ContactCard(picture)
    }
    let cards = [card("a", 830), card("b", 830), card("c", 400), card("d", 1200), card("e", 390)]
    #expect(cards.map(\.span) == [2, 2, 1, 3, 1])
    #expect(ContactRows.filled(cards).map(\.fileName) == ["a", "c", "b", "e", "d"])
  }
}
