import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import VisualDiff

/// Two drawings of a page with cards become pixels, and what was done to the page is told of them.
@Suite struct ChangedRegionTests {
  private static let ink = ThemedColor(0x333333, 0x333333)
  private static let page = ThemedColor(0xF6F7F9, 0xF6F7F9)
  private static let scales: [CGFloat] = [1, 2, 3]

  private struct Page {
    var card = CGRect(x: 20, y: 20, width: 120, height: 60)
    var radius: CGFloat = 8
    var fill = ThemedColor(0x8FC1FF, 0x8FC1FF)
    var words = CGPoint(x: 36, y: 110)
    var ink = ChangedRegionTests.ink
    var fontSize: CGFloat = 13
    var others: [DrawItem] = []

    func bitmap(_ scale: CGFloat) throws -> Bitmap {
      let label = DrawItem.text(
        DrawText(
          "Milk and honey", TextStyle(FontRequest(size: fontSize), ink),
          in: CGRect(x: words.x, y: words.y, width: 150, height: 20)))
      let list = DrawList(
        size: CGSize(width: 240, height: 160), background: .color(ChangedRegionTests.page),
        [Self.rounded(card, radius, fill), label] + others)
      return try CairoRasterizer().bitmap(of: list, RasterOptions(scale: scale))
    }

    static func rounded(_ rect: CGRect, _ radius: CGFloat, _ color: ThemedColor) -> DrawItem {
      .shape(DrawShape(.rounded(rect, radius: radius), fill: .color(color)))
    }
  }

  private func regions(
    _ scale: CGFloat, _ change: (inout Page) -> Void
  ) throws -> [ChangedRegion] {
    var page = Page()
    let before = try page.bitmap(scale)
    change(&page)
    return PictureDifference(before, try page.bitmap(scale)).regions
  }

  private func box(_ rect: CGRect, _ scale: CGFloat) -> PixelArea {
    let (x, y) = (Int(rect.minX * scale), Int(rect.minY * scale))
    return PixelArea(
      x: x, y: y, width: Int(rect.maxX * scale) - x, height: Int(rect.maxY * scale) - y)
  }

  /// A line around a thing that stays is its border; an outline on the ground is a thing.
  @Test(arguments: scales) func aBorderIsNoNewThing(_ scale: CGFloat) throws {
    func outline(_ rect: CGRect) -> DrawItem {
      .shape(
        DrawShape(.rect(rect), stroke: Stroke(Self.ink, width: 2)))
    }
    let around = try regions(scale) { $0.others = [outline($0.card)] }
    #expect(around.map(\.kind) == [.changed])
    let alone = try regions(scale) {
      $0.others = [outline(CGRect(x: 160, y: 20, width: 50, height: 50))]
    }
    #expect(alone.map(\.kind) == [.added])
  }

  @Test(arguments: scales) func aCardGoesByAFewPixels(_ scale: CGFloat) throws {
    for way in [(1, 0), (0, -2), (-2, 1)] {
      let found = try regions(scale) {
        $0.card = $0.card.offsetBy(dx: CGFloat(way.0), dy: CGFloat(way.1))
      }
      #expect(
        found.map(\.kind) == [.moved(dx: way.0 * Int(scale), dy: way.1 * Int(scale))])
    }
  }

  @Test(arguments: scales) func aBadgeGoesFar(_ scale: CGFloat) throws {
    func page(_ y: CGFloat) throws -> Bitmap {
      let rect = CGRect(x: 180, y: y, width: 24, height: 24)
      return try Page(others: [Page.rounded(rect, 12, Self.ink)]).bitmap(scale)
    }
    let found = PictureDifference(try page(24), try page(100)).regions
    #expect(found.map(\.kind) == [.moved(dx: 0, dy: 76 * Int(scale))])
    #expect(found.first?.box == box(CGRect(x: 180, y: 24, width: 24, height: 100), scale))
  }

  @Test(arguments: scales) func wordsGo(_ scale: CGFloat) throws {
    let found = try regions(scale) { $0.words.x += 3 }
    #expect(found.map(\.kind) == [.moved(dx: 3 * Int(scale), dy: 0)])
  }

  /// Files of others do not tell that four pixels are a point, and spaces are wide then.
  @Test func wordsOfALineAreOneThing() throws {
    func bitmap(_ change: (inout Page) -> Void) throws -> Bitmap {
      var page = Page()
      change(&page)
      var picture = try page.bitmap(4)
      picture.scale = 1
      return picture
    }
    let before = try bitmap { _ in }
    let pale = try bitmap { $0.ink = ThemedColor(0x666666, 0x666666) }
    #expect(PictureDifference(before, pale).regions.map(\.kind) == [.tint])
    let apart = try bitmap { page in
      page.others = [160, 176].map {
        Page.rounded(CGRect(x: $0, y: 40, width: 8, height: 8), 0, Self.ink)
      }
    }
    #expect(PictureDifference(before, apart).regions.map(\.kind) == [.added, .added])
  }

  /// Right below something else, so that its ground begins where it stood: no side of a thing that grew.
  @Test func aThingGoesAwayFromAnEdge() throws {
    func page(_ top: Int) throws -> Bitmap {
      var picture = try Bitmap(width: 40, height: 40, filledWith: 0xFFFF_FFFF)
      for x in 0..<40 {
        for y in 0..<10 { picture[x, y] = 0xFF22_4466 }
      }
      for x in 10..<26 {
        for y in 0..<8 where (x &* 7 ^ y &* 13) % 5 < 2 { picture[x, top + y] = 0xFF33_3333 }
      }
      return picture
    }
    let found = PictureDifference(try page(10), try page(12)).regions
    #expect(found.map(\.kind) == [.moved(dx: 0, dy: 2)])
  }

  @Test(arguments: scales) func somethingComesOrGoes(_ scale: CGFloat) throws {
    let rect = CGRect(x: 180, y: 24, width: 24, height: 24)
    let badge = Page.rounded(rect, 12, ThemedColor(0xD5_5E00, 0xD5_5E00))
    let added = try regions(scale) { $0.others = [badge] }
    #expect(added.map(\.kind) == [.added])
    #expect(added.first?.box == box(rect, scale))
    let with = Page(others: [badge])
    let gone = PictureDifference(try with.bitmap(scale), try Page().bitmap(scale)).regions
    #expect(gone.map(\.kind) == [.removed])
  }

  @Test(arguments: scales) func aHairlineIsAdded(_ scale: CGFloat) throws {
    let line = DrawItem.shape(
      DrawShape(
        .rect(CGRect(x: 20, y: 140, width: 200, height: 1)),
        fill: .color(ThemedColor(0xE8E9EC, 0xE8E9EC))))
    #expect(try regions(scale) { $0.others = [line] }.map(\.kind) == [.added])
  }

  @Test(arguments: scales) func coloursChange(_ scale: CGFloat) throws {
    let card = try regions(scale) { $0.fill = ThemedColor(0x77D3AD, 0x77D3AD) }
    #expect(card.map(\.kind) == [.tint])
    #expect(card.first?.box == box(Page().card, scale))
    let words = try regions(scale) { $0.ink = ThemedColor(0x555555, 0x555555) }
    #expect(words.allSatisfy { $0.kind == .tint } && !words.isEmpty)
  }

  /// The four corners are one thing.
  @Test(arguments: scales) func aThingIsRoundedOtherwise(_ scale: CGFloat) throws {
    let rect = CGRect(x: 152, y: 30, width: 80, height: 60)
    func page(_ radius: CGFloat) throws -> Bitmap {
      try Page(others: [Page.rounded(rect, radius, Self.ink)]).bitmap(scale)
    }
    let found = PictureDifference(try page(6), try page(16)).regions
    #expect(found.map(\.box) == [box(rect, scale)])
  }

  @Test(arguments: scales) func aThingThatOnlyGrowsHasNotMoved(_ scale: CGFloat) throws {
    let found = try regions(scale) { $0.card.size.width += 4 }
    #expect(!found.isEmpty)
    for region in found {
      if case .moved = region.kind { Issue.record("\(region.text)") }
    }
  }

  @Test(arguments: scales) func aLargerLetterIsNoMove(_ scale: CGFloat) throws {
    let found = try regions(scale) { $0.fontSize = 14 }
    #expect(found.contains { $0.kind == .changed })
    #expect(!found.contains { $0.kind == .tint || $0.kind == .antialiasing })
  }

  /// Corners are small, and none of them is smoothed otherwise only.
  @Test(arguments: scales) func otherCornersAreNoNoise(_ scale: CGFloat) throws {
    let found = try regions(scale) { $0.radius = 12 }
    #expect(found.count == 1)
    #expect(!found.contains { $0.kind == .antialiasing })
  }

  /// They are as like to one another as the corners of one thing.
  @Test(arguments: scales) func twoDiscsAreTwoThings(_ scale: CGFloat) throws {
    func discs(_ side: CGFloat) -> [DrawItem] {
      ([160, 210] as [CGFloat]).map { x in
        let rect = CGRect(x: x - side / 2, y: 60 - side / 2, width: side, height: side)
        return Page.rounded(rect, side / 2, Self.ink)
      }
    }
    let before = try Page(others: discs(20)).bitmap(scale)
    let found = PictureDifference(before, try Page(others: discs(24)).bitmap(scale)).regions
    #expect(found.count == 2)
  }

  @Test(arguments: scales) func edgesAreSmoothedOtherwise(_ scale: CGFloat) throws {
    let found = try regions(scale) { $0.card.origin.x += 0.08 / scale }
    #expect(!found.isEmpty && found.allSatisfy { $0.kind == .antialiasing })
  }

  // MARK: Ways

  /// A thing of one colour on a ground, which the two ways draw.
  private func moved(
    _ size: (Int, Int), by way: (Int, Int),
    ground: (_ x: Int, _ y: Int) -> UInt32 = { _, _ in
      0xFFF6_F7F9
    }
  ) throws -> [ChangedRegion] {
    var before = try Bitmap(width: 400, height: 300)
    for y in 0..<300 { for x in 0..<400 { before[x, y] = ground(x, y) } }
    var after = before
    for y in 0..<size.1 {
      for x in 0..<size.0 {
        before[20 + x, 100 + y] = 0xFF4C_94E8
        after[20 + x + way.0, 100 + y + way.1] = 0xFF4C_94E8
      }
    }
    return PictureDifference(before, after).regions
  }

  @Test(arguments: [(9, 0), (9, -9), (40, 0), (12, -5), (3, 0), (70, 0)])
  func theWayIsTold(_ way: (Int, Int)) throws {
    #expect(try moved((60, 40), by: way).map(\.kind) == [.moved(dx: way.0, dy: way.1)])
  }

  @Test func aLongLineIsNotMovedAlongItself() throws {
    #expect(try moved((350, 1), by: (5, 5)).map(\.kind) == [.moved(dx: 5, dy: 5)])
  }

  @Test(arguments: [(4, 3), (-5, 2), (8, 8), (7, -8)])
  func theGroundMayBeOfManyColours(_ way: (Int, Int)) throws {
    let found = try moved((60, 40), by: way) { x, y in
      0xFF00_0000 | UInt32(200 + x / 8) << 16 | UInt32(255 - y / 2) << 8 | UInt32(220)
    }
    #expect(found.map(\.kind) == [.moved(dx: way.0, dy: way.1)])
  }

  @Test(arguments: [(10, 0), (0, 10)]) func whatGrowsHasNoOtherColours(_ more: (Int, Int)) throws {
    func page(_ width: Int, _ height: Int) throws -> Bitmap {
      var page = try Bitmap(width: 200, height: 160, filledWith: 0xFFFF_FFFF)
      for y in 20..<20 + height {
        for x in 20..<20 + width {
          let isBorder = [20, 19 + width].contains(x) || [20, 19 + height].contains(y)
          page[x, y] = isBorder ? 0xFF99_9999 : 0xFFEE_EEEE
        }
      }
      return page
    }
    let found = PictureDifference(try page(100, 80), try page(100 + more.0, 80 + more.1)).regions
    #expect(!found.isEmpty && !found.contains { $0.kind == .tint })
  }

  /// Its new colour is as near to that of its border as those of a gradient are.
  @Test func aFaintFillIsATint() throws {
    func page(_ fill: UInt32) throws -> Bitmap {
      var page = try Bitmap(width: 120, height: 80, filledWith: 0xFFF6_F7F9)
      for y in 20..<60 {
        for x in 20..<100 {
          page[x, y] = [20, 99].contains(x) || [20, 59].contains(y) ? 0xFFF4_F4F4 : fill
        }
      }
      return page
    }
    let found = PictureDifference(try page(0xFFEE_EEEE), try page(0xFFF6_F6F6)).regions
    #expect(found.map(\.kind) == [.tint])
  }

  @Test func whatOnlyOneHasIsItsSize() throws {
    let small = try Bitmap(width: 4, height: 3, filledWith: 0xFFFF_FFFF)
    let large = try Bitmap(width: 6, height: 5, filledWith: 0xFFFF_FFFF)
    let difference = PictureDifference(small, large)
    #expect(difference.regions.map(\.kind) == [.size, .size])
    #expect(difference.regions.reduce(0) { $0 + $1.count } == difference.count)
  }

  /// Noise everywhere is told in a bounded number of regions that lose no pixel.
  @Test func manyRegionsAreFewer() throws {
    var after = try Bitmap(width: 800, height: 800, filledWith: 0xFF00_0000)
    let before = after
    for y in stride(from: 0, to: 800, by: 20) {
      for x in stride(from: 0, to: 800, by: 20) { after[x, y] = 0xFFFF_FFFF }
    }
    let difference = PictureDifference(before, after)
    #expect(difference.count == 1600)
    #expect(1...128 ~= difference.regions.count)
    #expect(difference.regions.reduce(0) { $0 + $1.count } == 1600)
  }

  @Test func distancesGoFromNoneToOne() {
    let distances = ColorDistance.between(
      SIMD8(0xFF12_3456, 0xFF00_0000, 0, 0xFF80_8080, 0xFF80_8080, 0, 0xFF00_0000, 0x8000_0000),
      SIMD8(0xFF12_3456, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF88_8888, 0xFF90_9090, 0, 0, 0x8080_8080))
    #expect(distances[0] == 0 && distances[5] == 0)
    #expect(abs(distances[1] - 0.966) < 0.01)
    // On white, nothing is as far from black as white is, and what is half white is seen on black.
    #expect(distances[2] == distances[1] && distances[6] == distances[1])
    #expect(distances[3] < distances[4])
    #expect(abs(distances[7] - distances[1] * 128 / 255) < 0.001)
  }
}
