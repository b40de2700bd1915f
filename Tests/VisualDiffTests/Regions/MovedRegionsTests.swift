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

  /// The words lie between two edges that are one thing.
  @Test(arguments: [(0, 1), (0, 4), (2, 0), (17, 0), (0, 18), (-30, 20), (24, 24), (-9, 0)])
  func aButtonIsToldOnce(_ way: (Int, Int)) throws {
    let after = try Self.button(CGFloat(way.0) / 2, CGFloat(way.1) / 2)
    let found = PictureDifference(try Self.button(0, 0), after).regions
    #expect(found.map(\.kind) == [.moved(dx: way.0, dy: way.1)])
  }

  /// All of its corners go inwards, which takes nothing anywhere.
  @Test func cornersDoNotMove() throws {
    for (first, second) in [(4.0, 12.0), (12.0, 4.0), (10.0, 11.0), (8.0, 10.0)]
      as [(CGFloat, CGFloat)]
    {
      let found = PictureDifference(
        try Self.button(0, 0, radius: first), try Self.button(0, 0, radius: second)
      ).regions
      #expect(!found.isEmpty)
      #expect(!found.contains { if case .moved = $0.kind { true } else { false } })
    }
  }

  /// The corner of a card whose other corners are not in the picture.
  static func corner(_ radius: Int) throws -> Bitmap {
    var picture = try Bitmap(width: 60, height: 60, filledWith: 0xFFF2_F2F7)
    for y in 20..<60 {
      for x in 0..<40 {
        let (dx, dy) = (x - (39 - radius), 20 + radius - y)
        if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { continue }
        picture[x, y] = 0xFFBA_68C8
      }
    }
    return picture
  }

  @Test(arguments: [(12, 4), (4, 12), (14, 6)])
  func aCornerAloneDoesNotMove(_ radii: (Int, Int)) throws {
    let found = PictureDifference(try Self.corner(radii.0), try Self.corner(radii.1)).regions
    #expect(found.map(\.kind) == [.changed])
  }

  /// It covers most of itself, so that two strips are all that differs.
  @Test(arguments: [(0, -20), (30, 0), (-17, 0), (0, 12)])
  func aPlainSquareIsToldOnce(_ way: (Int, Int)) throws {
    func page(_ x: Int, _ y: Int) throws -> Bitmap {
      var picture = try Bitmap(width: 180, height: 180, filledWith: 0xFFFF_FFFF)
      try picture.place(
        Bitmap(width: 60, height: 60, filledWith: 0xFFFF_AA00), x: 60 + x, y: 60 + y)
      return picture
    }
    let found = PictureDifference(try page(0, 0), try page(way.0, way.1)).regions
    #expect(found.map(\.kind) == [.moved(dx: way.0, dy: way.1)])
  }

  /// Rows of a list: an icon finds the way, which its words went, too.
  static func rows(_ way: CGFloat) throws -> Bitmap {
    let names = ["Ann Archer", "Bob Brook", "Cat Carter", "Dan Dove"]
    let items = names.enumerated().flatMap { number, name in
      let y = CGFloat(number) * 58 + way
      let color = [0xF2994A, 0x27AE60, 0x2D9CDB, 0x9B51E0][number] as UInt32
      let disc = CGRect(x: 14, y: y + 9, width: 40, height: 40)
      let words = DrawText(
        name, TextStyle(FontRequest(size: 16), ThemedColor(0x1C1C1E, 0x1C1C1E)),
        in: CGRect(x: 66, y: y + 18, width: 150, height: 22))
      return [
        DrawItem.shape(
          DrawShape(.rounded(disc, radius: 20), fill: .color(ThemedColor(color, color)))),
        .text(words),
      ]
    }
    let list = DrawList(
      size: CGSize(width: 240, height: 300), background: .color(ThemedColor(0xFBFBFD, 0xFBFBFD)),
      items)
    var picture = try CairoRasterizer().bitmap(of: list, RasterOptions(scale: 2))
    picture.scale = 1
    return picture
  }

  @Test(arguments: [8, 24]) func aListIsPushedDown(_ way: Int) throws {
    let found = PictureDifference(try Self.rows(0), try Self.rows(CGFloat(way))).regions
    #expect(found.map(\.kind) == [.moved(dx: 0, dy: way * 2)])
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
