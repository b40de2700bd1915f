import CairoBackend
import CoreGraphics
import Drawing
import Readers
import Testing

/// Letters that bring their own colours are pictures in vector files, and still letters.
@Suite struct ColoredLettersTests {
  private static func text(_ string: String, spans: [DrawText.Span] = []) -> DrawText {
    DrawText(
      string, TextStyle(FontRequest(size: 20), .black), spans: spans,
      in: CGRect(x: 10, y: 20, width: 300, height: 30))
  }

  private static func illustrated(_ text: DrawText) throws -> (text: DrawText, images: [DrawImage])
  {
    let items = try Typesetter().illustrated([.text(text)])
    guard case .text(let text) = try #require(items.first) else { throw Missing() }
    let images = items.dropFirst().compactMap { item -> DrawImage? in
      if case .image(let image) = item { image } else { nil }
    }
    return (text, images)
  }

  private struct Missing: Error {}

  @Test(
    .needs(.emoji),
    arguments: [
      ("Two seats 👏", 1), ("👍 and 👋🏽", 2), ("👩‍🪐", 2), ("👩‍🚀", 1), ("❤️ all", 1), ("שלום 🎉", 1),
    ])
  func eachIsAPictureInItsPlace(_ string: String, _ count: Int) throws {
    let (text, images) = try Self.illustrated(Self.text(string))
    #expect(images.count == count)
    #expect(text.string == string)
    let line = try #require(text.lines?.first)
    #expect(line.text == string)
    let hidden = line.spans.filter { $0.style.color == .clear }
    #expect((1...count).contains(hidden.count))
    #expect(
      zip(hidden, hidden.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    let bytes = Array(string.utf8)
    for span in hidden {
      let part = String(decoding: bytes[span.range], as: UTF8.self)
      #expect(part.unicodeScalars.contains { $0.value > 0xFF && $0.properties.isEmoji }, "\(part)")
    }
    for image in images {
      #expect(abs(image.frame.height - 23) < 4, "\(image.frame)")
      #expect(image.frame.minX >= line.origin.x - 2)
      #expect(image.frame.maxX <= line.origin.x + line.width + 2)
      #expect(image.frame.minY < line.origin.y && line.origin.y < image.frame.maxY)
    }
  }

  @Test(arguments: ["Photo 12", "#3 © 2026", ""]) func plainTextsStayAsTheyAre(
    _ string: String
  ) throws {
    let item = DrawItem.text(Self.text(string))
    #expect(try Typesetter().illustrated([item]) == [item])
  }

  /// A part in a style of its own keeps it around the letter.
  @Test(.needs(.emoji)) func partsKeepTheirStyles() throws {
    let bold = TextStyle(FontRequest(size: 20, weight: 700), .white)
    let (text, _) = try Self.illustrated(Self.text("ab👏cd", spans: [.init(1..<7, bold)]))
    let spans = try #require(text.lines?.first).spans
    #expect(spans.map(\.range) == [1..<2, 2..<6, 6..<7])
    #expect(spans.map(\.style.color) == [.white, .clear, .white])
    #expect(spans.allSatisfy { $0.style.font.weight == 700 })
  }

  @Test(.needs(.emoji)) func thoseInGroupsAreFound() throws {
    var group = DrawGroup([.text(Self.text("🎉"))])
    group.mask = [.text(Self.text("👏"))]
    let item = try #require(try Typesetter().illustrated([.group(group)]).first)
    guard case .group(let found) = item else { throw Missing() }
    #expect(found.children.count == 2)
    #expect(found.mask?.count == 2)
  }

  @Test(.needs(.emoji)) func itLooksAsItDoesInPixels() throws {
    let size = CGSize(width: 200, height: 60)
    let list = DrawList(
      size: size, background: .color(.white), [.text(Self.text("Two seats 👏"))])
    var pictures = list
    let rasterizer = CairoRasterizer()
    pictures.items = try rasterizer.typesetter.illustrated(list.items)
    let options = RasterOptions(scale: 2)
    let written = try rasterizer.bitmap(of: list, options)
    let illustrated = try rasterizer.bitmap(of: pictures, options)
    let blank = try rasterizer.bitmap(
      of: DrawList(size: size, background: .color(.white), []), options)
    #expect(illustrated.meanDifference(from: written) < 0.1 * written.meanDifference(from: blank))
  }
}
