import Imaging
import Notation
import Readers
import Testing

@testable import Rendering

/// The parts of pictures that pages show over their goldens.
@Suite struct PicturePatchTests {
  /// Something that takes bytes, with a square at a place.
  private func page(_ x: Int, height: Int = 60, ground: UInt32 = 0xFF00_0000) throws -> Bitmap {
    var page = try Bitmap(
      width: 80, height: height,
      pixels: (0..<80 * height).map {
        ground | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) >> 8
      })
    try page.place(Bitmap(width: 9, height: 5, filledWith: 0xFF00_8000), x: x, y: 20)
    return page
  }

  private func file(_ page: Bitmap) -> [UInt8] { PNGWriter().encode(page) }

  @Test func aPartOverTheGoldenIsTheWhole() throws {
    let (before, after) = (try page(30), try page(33))
    let patch = try #require(PicturePatch(from: file(before), to: file(after)))
    #expect((patch.x, patch.y) == (30, 20))
    #expect(patch.bytes.count * 10 < file(after).count)
    var whole = before
    try whole.place(PNGReader().decode(patch.bytes), x: patch.x, y: patch.y)
    #expect(whole == after)
  }

  @Test func whatIsNoPartOfItIsShownWhole() throws {
    let golden = file(try page(30))
    let others = [
      file(try page(30, height: 61)), file(try Bitmap(width: 80, height: 60, filledWith: 1 << 31)),
      file(try page(30)), Array("GIF89a".utf8), [],
    ]
    for other in others { #expect(PicturePatch(from: golden, to: other) == nil) }
    // All of it is other noise: a part would be as large.
    let noise = try Bitmap(width: 80, height: 60, pixels: page(30).pixels.map { $0 ^ 0x5A_5A5A })
    #expect(PicturePatch(from: golden, to: file(noise)) == nil)
  }

  @Test func whatLetsSomethingThroughIsAPartAsWell() throws {
    let (before, after) = (try page(30, ground: 0x0000_0000), try page(33, ground: 0x0000_0000))
    let clear = try Bitmap(
      width: 80, height: 60, pixels: before.pixels.map { $0 >> 24 == 0 ? 0 : $0 })
    let moved = try Bitmap(
      width: 80, height: 60, pixels: after.pixels.map { $0 >> 24 == 0 ? 0 : $0 })
    let patch = try #require(PicturePatch(from: file(clear), to: file(moved)))
    var whole = clear
    try whole.place(PNGReader().decode(patch.bytes), x: patch.x, y: patch.y)
    #expect(whole == moved)
  }

  @Test func aLargeGoldenIsCoarseAndSharpWhereItDiffers() throws {
    let noise = (0..<900 * 700).map {
      0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) >> 8
    }
    let before = try Bitmap(width: 900, height: 700, pixels: noise)
    var after = before
    try after.place(Bitmap(width: 9, height: 5, filledWith: 0xFF00_8000), x: 3, y: 400)
    let golden = file(before)
    let ground = try #require(PicturePatch(from: golden, to: file(after))?.ground)
    #expect(ground.area == PixelArea(x: 0, y: 376, width: 36, height: 53))
    #expect((ground.size.width, ground.size.height) == (900, 700))
    #expect(
      try PNGReader().decode(ground.part) == before.cropped(x: 0, y: 376, width: 36, height: 53))
    let coarse = try #require(try FrameReader(ground.picture).next()?.bitmap)
    #expect((coarse.width, coarse.height) == (450, 350))
    #expect((ground.part.count + ground.picture.count) * 2 < golden.count)
    // A small one is kept whole.
    #expect(PicturePatch(from: file(try page(30)), to: file(try page(33)))?.ground == nil)
  }

  @Test func pagesHoldThePartAndCarryItThroughResults() throws {
    let folder = try TemporaryFolder()
    let evidence = EvidenceFolder(folder.path)
    let (golden, drawn) = (file(try page(30)), file(try page(33)))
    var output = CheckedOutput(path: "a.png", kind: "still", .different)
    output.golden = .init(sha256: nil, bytes: golden.count, picture: try evidence.keep(golden))
    output.drawn = .init(sha256: nil, bytes: drawn.count, picture: try evidence.keep(drawn))
    try output.keepPatch(from: golden, to: drawn, in: evidence)
    let patch = try #require(output.drawn?.patch)
    #expect(evidence.size(of: patch.picture) == patch.bytes)
    var model = ReportModel(title: "tessera check")
    model.entries = [.init(scene: "a", output)]
    #expect(model.pictures == [output.golden?.picture, patch.picture])
    #expect(output.pictures.count == 3)
    let text = output.json.compact
    #expect(try CheckedOutput(JSONReader.read(text)) == output)
  }
}
