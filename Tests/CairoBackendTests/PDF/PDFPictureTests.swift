import CairoBackend
import CoreGraphics
import Drawing
import Readers
import Testing

/// A picture that PDF can only say in pixels is stored once, however often it is shown.
@Suite(.aside, .needs(.poppler)) struct PDFPictureTests {
  private static let shadow = Shadow(
    color: ThemedColor(RGBAColor(hex: 0, alpha: 0.25)), offset: CGSize(width: 0, height: 2), blur: 3
  )

  private static func cards(_ count: Int, _ card: (Int) -> DrawGroup) -> DrawList {
    let items = (0..<count).map { index in
      var group = card(index)
      let (row, column) = (index / 15, index % 15)
      group.transform = PlaneTransform(
        translationX: CGFloat(column) * 60 + 10.25, y: CGFloat(row) * 50 + 10)
      return DrawItem.group(group)
    }
    return DrawList(size: CGSize(width: 920, height: 1020), background: .color(Samples.page), items)
  }

  private static func card(_ name: String, _ face: DrawItem? = nil) -> DrawGroup {
    DrawGroup(
      shadow: shadow,
      [.fill(.rounded(CGRect(x: 0, y: 0, width: 50, height: 40), radius: 8), Samples.blue)]
        + [face, Samples.label(name, 4, 10, 42, 20, size: 11)].compactMap(\.self))
  }

  @Test func equalShadowsAreStoredOnce() throws {
    let file = try PDFWriter().bytes(of: Self.cards(300) { Self.card("Item \($0)") })
    let pictures = try Poppler.pictures(of: file)
    #expect(pictures.count == 300)
    #expect(Set(pictures).count == 1)
    #expect(file.count < 60_000)
    #expect(try Poppler.words(of: file).first?.hasPrefix("Item 0 Item 1 Item 2") == true)
  }

  @Test func equalImagesAreStoredOnce() throws {
    let image = DrawItem.image(
      DrawImage(Samples.source, in: CGRect(x: 4, y: 4, width: 12, height: 9)))
    let drawing = Self.cards(20) { index in
      DrawGroup([image, Samples.label("\(index)", 20, 4, 20, 20)])
    }
    let pictures = try Poppler.pictures(of: PDFWriter().bytes(of: drawing))
    #expect(pictures.count == 20)
    #expect(Set(pictures).count == 1)
  }

  @Test(.needs(.emoji)) func equalEmojiAreStoredOnce() throws {
    let drawing = Self.cards(20) {
      DrawGroup([Samples.label($0 % 2 == 0 ? "👋" : "🎉", 0, 0, 40, 30)])
    }
    #expect(Set(try Poppler.pictures(of: PDFWriter().bytes(of: drawing))).count == 2)
  }

  @Test func unlikeShadowsStayApart() throws {
    let drawing = Self.cards(4) { index in
      var card = Self.card("a")
      card.shadow?.blur = CGFloat(index % 2) * 2 + 2
      return card
    }
    #expect(Set(try Poppler.pictures(of: PDFWriter().bytes(of: drawing))).count == 2)
  }

  /// A shadow of what is drawn, for which no shape stands, takes no words with it.
  @Test func theShadowOfWordsLeavesThemWords() throws {
    let drawing = Self.cards(2) { _ in
      DrawGroup(shadow: Self.shadow, [Samples.label("Thrown", 0, 0, 50, 20, size: 11)])
    }
    let file = try PDFWriter().bytes(of: drawing)
    #expect(try Poppler.words(of: file) == ["Thrown Thrown"])
    #expect(Set(try Poppler.pictures(of: file)).count == 1)
  }

  /// The pictures of one document say nothing about the next.
  @Test func documentsKnowNothingOfEachOther() throws {
    let rasterizer = CairoRasterizer()
    let drawing = Self.cards(4) {
      Self.card(
        "👋 \($0)",
        .image(
          DrawImage(Samples.source, in: CGRect(x: 4, y: 4, width: 12, height: 9))))
    }
    let first = try PDFWriter().bytes(of: drawing, by: rasterizer)
    _ = try PDFWriter().bytes(of: Samples.scripts, by: rasterizer)
    _ = try rasterizer.bitmap(of: drawing, RasterOptions(scale: 2))
    #expect(try PDFWriter().bytes(of: drawing, by: rasterizer) == first)
    #expect(try PDFWriter().bytes(of: drawing) == first)
  }
}
