import CairoBackend
import CoreGraphics
import Drawing
import Testing

@Suite struct PDFWriterTests {
  private static let all = DrawList(
    size: CGSize(width: 200, height: 120), background: .color(Samples.page),
    Samples.shapes.items + Samples.gradients.items + Samples.shadows.items + Samples.groups.items
      + Samples.weights.items + Samples.perspective.items)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: Unicode.ASCII.self) }

  @Test func writesAWholeFile() throws {
    let file = text(try PDFWriter().bytes(of: Self.all))
    #expect(file.hasPrefix("%PDF-1."))
    #expect(file.hasSuffix("%%EOF\n"))
    #expect(file.contains("/MediaBox [ 0 0 200 120 ]"))
  }

  @Test func writesTheSameBytesEveryTime() throws {
    let first = try PDFWriter(title: "Items").bytes(of: Self.all)
    #expect(try PDFWriter(title: "Items").bytes(of: Self.all) == first)
    #expect(text(first).contains("(20000101000000Z)"))
  }

  @Test func writesLettersAsFonts() throws {
    let file = text(try PDFWriter().bytes(of: Samples.weights))
    #expect(file.contains("/FontFile3"))
    #expect(!file.contains("/Subtype /Image"))
    #expect(!text(try PDFWriter(text: .blocks).bytes(of: Samples.weights)).contains("/FontFile"))
  }

  @Test func writesLightAndDark() throws {
    let light = try PDFWriter(theme: .light).bytes(of: Self.all)
    #expect(try PDFWriter(theme: .dark).bytes(of: Self.all) != light)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: 14_401, height: 10),
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 10),
  ]) func refusesPagesThatNoReaderShows(_ size: CGSize) {
    #expect {
      try PDFWriter().bytes(of: DrawList(size: size, []))
    } throws: { error in
      if case .page = error as? CairoError { true } else { false }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, 0]) func survivesNumbersThatAreNone(
    _ number: CGFloat
  ) throws {
    let rect = CGRect(x: number, y: 0, width: 10, height: 10)
    let items: [DrawItem] = [
      .fill(.rect(rect), Samples.ink),
      .group(
        DrawGroup(
          transform: PlaneTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0),
          shadow: Shadow(color: Samples.ink, blur: number, shape: .rect(rect)),
          [.fill(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), Samples.ink)])),
    ]
    let list = DrawList(size: CGSize(width: 20, height: 20), items)
    #expect(throws: Never.self) { try PDFWriter().bytes(of: list) }
  }
}
