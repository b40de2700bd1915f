import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import Rendering

@Suite struct DrawingChangeTests {
  private let rasterizer = CairoRasterizer()
  private let picture = PixelArea(x: 0, y: 0, width: 400, height: 300)

  private func area(
    _ before: [DrawItem], _ after: [DrawItem], keepsElements: Bool = true
  ) -> PixelArea {
    let options = RasterOptions(scale: 2, keepsElements: keepsElements)
    let size = CGSize(width: 200, height: 150)
    return DrawingChange(options: options, measuring: rasterizer.typesetter).area(
      from: DrawList(size: size, before).simplified(),
      to: DrawList(size: size, after).simplified(), in: picture)
  }

  private func cell(_ id: String, at origin: CGPoint, _ color: UInt32 = 0x0072B2) -> DrawItem {
    .group(
      DrawGroup(
        element: ElementMark(id), transform: PlaneTransform(translationX: origin.x, y: origin.y),
        [
          .fill(
            .rect(CGRect(x: 0, y: 0, width: 20, height: 10)), ThemedColor(color, color))
        ]))
  }

  @Test func whatIsTheSameChangesNothing() {
    let items = (0..<5).map { cell("\($0)", at: CGPoint(x: 30 * Double($0), y: 40)) }
    #expect(area(items, items).isEmpty)
    #expect(area([], []).isEmpty)
  }

  @Test func whatMovesCountsHereAndThere() {
    let still = [cell("a", at: .zero), cell("c", at: CGPoint(x: 150, y: 120))]
    let before = [still[0], cell("b", at: CGPoint(x: 20, y: 30)), still[1]]
    let after = [still[0], cell("b", at: CGPoint(x: 50, y: 60)), still[1]]
    #expect(area(before, after) == PixelArea(x: 38, y: 58, width: 104, height: 84))
  }

  @Test func whatAppearsOrDisappearsCountsAlone() {
    let items = (0..<5).map { cell("\($0)", at: CGPoint(x: 30 * Double($0), y: 40)) }
    var fewer = items
    fewer.remove(at: 2)
    let room = PixelArea(x: 118, y: 78, width: 44, height: 24)
    #expect(area(items, fewer) == room)
    #expect(area(fewer, items) == room)
  }

  @Test func whatComesToTheFrontCounts() {
    let (below, above) = (
      cell("a", at: CGPoint(x: 10, y: 10)), cell("b", at: CGPoint(x: 15, y: 15), 0xD55E00)
    )
    #expect(area([below, above], [above, below]).intersection(picture).pixelCount > 0)
  }

  @Test func anotherBackgroundCountsEverywhere() {
    let options = RasterOptions(scale: 2)
    let size = CGSize(width: 200, height: 150)
    let found = DrawingChange(options: options, measuring: rasterizer.typesetter).area(
      from: DrawList(size: size, background: .color(.white), []),
      to: DrawList(size: size, background: .color(.black), []), in: picture)
    #expect(found == picture)
  }

  /// Draws both in full and compares every pixel, for ten seeds from each of these on.
  @Test(arguments: (0..<20).map { $0 * 10 }) func noPixelOutsideDiffers(first: Int) throws {
    var (found, all) = (0, 0)
    for seed in first..<first + 10 {
      let pixels = try compare(seed: seed)
      (found, all) = (found + pixels.found, all + pixels.all)
    }
    // Whoever says everywhere is right, and of no use.
    #expect(found < all * 9 / 10, "seeds from \(first)")
  }

  private func compare(seed: Int) throws -> (found: Int, all: Int) {
    var random = RandomDrawing(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let options = RasterOptions(
      scale: [1, 1.5, 2][seed % 3], text: seed % 5 == 0 ? .blocks : .glyphs,
      keepsElements: seed % 2 == 0)
    let change = DrawingChange(options: options, measuring: rasterizer.typesetter)
    var before = random.drawing()
    var shown = try rasterizer.bitmap(of: before, options)
    var sum = (found: 0, all: 0)
    for step in 0..<3 {
      let after = random.changed(before)
      let picture = try rasterizer.bitmap(of: after, options)
      let found = change.area(
        from: before.simplified(), to: after.simplified(), in: PixelArea(of: picture))
      let blind = AnimationFrame(picture, for: .zero)
      let exact = blind.changedArea(after: AnimationFrame(shown, for: .zero)) ?? .empty
      #expect(found.intersection(exact) == exact || exact.isEmpty, "seed \(seed), step \(step)")
      (before, shown) = (after, picture)
      sum.found += found.pixelCount
      sum.all += PixelArea(of: picture).pixelCount
    }
    return sum
  }
}
