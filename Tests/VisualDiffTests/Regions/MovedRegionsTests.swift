import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import VisualDiff

/// Things that went are told once, each with its way, however far; and what did not go is not told as if.
@Suite struct MovedRegionsTests {
  /// A button with words, which lies somewhere on a page, in a file that tells no scale.
  static func button(_ x: CGFloat, _ y: CGFloat, radius: CGFloat = 10) throws -> Bitmap {
    let fill = ThemedColor(0x0A84FF, 0x0A84FF)
    let rect = CGRect(x: 60 + x, y: 60 + y, width: 120, height: 40)
    let words = DrawText(
      "Send now", TextStyle(FontRequest(size: 15), ThemedColor(0xFFFFFF, 0xFFFFFF)),
      in: CGRect(x: 88 + x, y: 70 + y, width: 80, height: 20))
    let list = DrawList(
      size: CGSize(width: 240, height: 160), background: .color(ThemedColor(0xFFFFFF, 0xFFFFFF)),
      [.shape(DrawShape(.rounded(rect, radius: radius), fill: .color(fill))), .text(words)])
    var picture = try CairoRasterizer().bitmap(of: list, RasterOptions(scale: 2))
    picture.scale = 1
    return picture
  }

  /// The ground of before is of one colour, and so it goes on below the noise of the other one.
  @Test func noiseIsNothingNew() throws {
    let before = try Self.button(0, 0)
    func compressed(_ picture: Bitmap) throws -> Bitmap {
      try JPEGReader().decode(JPEGWriter(quality: 75).encode(picture))
    }
    let noise = PictureDifference(before, try compressed(before)).regions
    #expect(!noise.isEmpty && !noise.contains { $0.kind == .added || $0.kind == .removed })
    var more = before
    try more.place(Bitmap(width: 40, height: 40, filledWith: 0xFF22_2222), x: 420, y: 40)
    let found = PictureDifference(before, try compressed(more), by: .fuzzy).regions
    #expect(found.map(\.kind) == [.added])
  }
}
