import CairoBackend
import Cases
import CoreGraphics
import Drawing
import Imaging
import Testing

/// Each folder of `Fixtures/pictures` is a drawing and what comes out of it.
@Suite struct PictureTests {
  @Test(arguments: CaseFolder.all("pictures")) func looksAsRecorded(_ item: CaseFolder) throws {
    let drawing = try item.drawing()
    for file in Self.pictures(of: item) {
      let look = try #require(PictureLook(file), "\(file): no name such as dark-blocks@2x.png")
      let picture = try CairoRasterizer().bitmap(of: drawing, look.options)
      try ExpectedFile(file, of: item, suite: "PictureTests").expect(picture: picture, of: drawing)
    }
  }

  /// Those that are there; of a new case the usual ones.
  private static func pictures(of item: CaseFolder) -> [String] {
    let pictures = item.files.filter { $0.hasSuffix(".png") }
    return pictures.isEmpty ? ["light@1x.png", "light@2x.png", "dark@2x.png"] : pictures
  }
}

/// How a picture is drawn, as its name says: `light@1x.png`, `dark-blocks@2x.png`.
private struct PictureLook {
  let options: RasterOptions

  init?(_ file: String) {
    let parts = file.replacing("x.png", with: "").split(separator: "@")
    let words = parts.first?.split(separator: "-") ?? []
    guard parts.count == 2, let scale = Int(parts[1]), let theme = words.first,
      let theme = Theme(rawValue: String(theme)), words.count == 1 || words[1] == "blocks"
    else { return nil }
    options = RasterOptions(
      scale: CGFloat(scale), theme: theme, text: words.count == 1 ? .glyphs : .blocks)
  }
}
