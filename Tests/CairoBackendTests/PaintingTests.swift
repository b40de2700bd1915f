import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import CairoBackend

@Suite struct PaintingTests {
  private func picture(_ items: DrawItem..., scale: CGFloat = 1) throws -> Bitmap {
    try CairoRasterizer().bitmap(
      of: DrawList(size: CGSize(width: 60, height: 60), background: .color(.white), items),
      RasterOptions(scale: scale))
  }

  @Test func fillsWholePixelsExactly() throws {
    let red = ThemedColor(0xFF0000, 0xFF0000)
    let map = try picture(.fill(.rect(CGRect(x: 10, y: 20, width: 5, height: 3)), red))
    #expect(map[10, 20] == 0xFFFF_0000)
    #expect(map[14, 22] == 0xFFFF_0000)
    #expect(map[9, 20] == 0xFFFF_FFFF)
    #expect(map[15, 22] == 0xFFFF_FFFF)
    #expect(map[10, 23] == 0xFFFF_FFFF)
  }

  @Test(arguments: [CGSize(width: 10, height: 8), CGSize(width: 10.3, height: 8.7)])
  func beginsWithTheBackgroundAsIfItWerePainted(_ size: CGSize) throws {
    let clear = RGBAColor(hex: 0x3366CC, alpha: 0.4)
    for color in [Samples.page, ThemedColor(clear), .clear] {
      let begun = DrawList(size: size, background: .color(color), [])
      let painted = DrawList(size: size, background: nil, [.fill(.rect(begun.bounds), color)])
      for scale in [1, 1.5, 3] as [CGFloat] {
        let options = RasterOptions(scale: scale)
        let pictures = try [begun, painted].map { try CairoRasterizer().bitmap(of: $0, options) }
        #expect(pictures[0] == pictures[1], "\(color) at \(scale)")
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func roundsCornersAsCairoDoes(_ scale: CGFloat) throws {
    let shape = ShapeGeometry.rounded(
      CGRect(x: 4, y: 8, width: 40, height: 30),
      CornerRadii(topLeft: 12, topRight: 3, bottomRight: 0, bottomLeft: 7))
    let direct = try picture(.fill(shape, Samples.rose), scale: scale)
    let cairo = try picture(
      .fill(.path(shape.path, rule: .winding), Samples.rose), scale: scale)
    #expect(direct.largestDifference(from: cairo).map { $0 <= 3 } == true)
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func fillsCirclesAsCairoDoes(_ scale: CGFloat) throws {
    let shape = ShapeGeometry.circle(center: CGPoint(x: 24, y: 24), radius: 16)
    let direct = try picture(.fill(shape, Samples.rose), scale: scale)
    let cairo = try picture(
      .fill(.path(shape.path, rule: .winding), Samples.rose), scale: scale)
    #expect(direct.largestDifference(from: cairo).map { $0 <= 1 } == true)
  }

  @Test func fadesAGroupAsOne() throws {
    let map = try picture(
      .group(
        DrawGroup(
          opacity: 0.5,
          [
            .fill(.rect(CGRect(x: 0, y: 0, width: 30, height: 30)), .black),
            .fill(.rect(CGRect(x: 20, y: 0, width: 30, height: 30)), .black),
          ])))
    #expect(map[25, 10] == map[5, 10])
    #expect(map[5, 10] & 0xFF == 127 || map[5, 10] & 0xFF == 128)
  }

  @Test func throwsTheSameShadowFromAShapeAsFromItsPath() throws {
    let shape = ShapeGeometry.rounded(CGRect(x: 15, y: 15, width: 30, height: 24), radius: 6)
    let direct = try picture(Samples.shadowed(shape, .white, blur: 4), scale: 2)
    let path = ShapeGeometry.path(shape.path, rule: .winding)
    let free = try picture(Samples.shadowed(path, .white, blur: 4), scale: 2)
    #expect(direct.largestDifference(from: free).map { $0 <= 3 } == true)
  }

  @Test func throwsAShadowThatFadesEvenly() throws {
    let map = try picture(
      Samples.shadowed(.rect(CGRect(x: 20, y: 20, width: 20, height: 14)), .white, blur: 4))
    // Offset by 3 points: the same distance from its left and right edge is equally dark.
    for step in 1..<10 { #expect(map[20 - step, 30] == map[39 + step, 30]) }
    let below = (35..<50).map { map[30, $0] & 0xFF }
    #expect(below == below.sorted())
  }

  @Test func cutsByClipAndMask() throws {
    let map = try picture(
      .group(
        DrawGroup(
          clip: .ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)),
          mask: [.fill(.rect(CGRect(x: 0, y: 0, width: 60, height: 20)), .black)],
          [.fill(.rect(CGRect(x: 0, y: 0, width: 60, height: 60)), .black)])))
    #expect(map[20, 10] == 0xFF00_0000)
    #expect(map[20, 30] == 0xFFFF_FFFF)
    #expect(map[1, 1] == 0xFFFF_FFFF)
  }

  @Test func projectsInPerspective() throws {
    let seen = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 10, p: 0.02, q: 0.0, r: 1)
    let map = try picture(
      .group(
        DrawGroup(
          transform: seen, [.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), .black)])))
    // The far edge: (40 + 10) / 1.8 = 27.8 across, from 10 / 1.8 = 5.6 to 50 / 1.8 = 27.8 down.
    let left = seen.project(CGPoint(x: 0, y: 40))
    let right = seen.project(CGPoint(x: 40, y: 40))
    #expect(map[Int(left.x) + 1, Int(left.y) - 6] == 0xFF00_0000)
    #expect(map[Int(right.x) - 2, Int(right.y) - 3] == 0xFF00_0000)
    #expect(map[Int(right.x) + 2, 15] == 0xFFFF_FFFF)
    // An affine shadow would be a parallelogram, whose far edge is as long as the near one.
    #expect(map[Int(right.x) - 1, Int(left.y) - 4] == 0xFFFF_FFFF)
  }

  @Test(arguments: [
    PlaneTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    PlaneTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    PlaneTransform(a: 1e200, b: 0, c: 0, d: 1e200, tx: 0, ty: 0),
    PlaneTransform(a: 1e-200, b: 0, c: 0, d: 1e-200, tx: 0, ty: 0),
    PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 1e30, ty: -1e30),
    PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 1e9, q: -1e9),
    PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: 0.1, q: -0.1),
  ]) func survivesEveryTransform(_ transform: PlaneTransform) throws {
    let items = Samples.shadows.items + Samples.weights.items + Samples.strokes.items
    #expect(throws: Never.self) {
      try picture(.group(DrawGroup(transform: transform, opacity: 0.5, items)))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e12, 1e7, 0])
  func survivesEveryNumber(_ number: CGFloat) throws {
    let rect = CGRect(x: 5, y: 5, width: number, height: 20)
    let moved = CGRect(x: number, y: -number, width: 20, height: 20)
    for rect in [rect, moved] {
      #expect(throws: Never.self) {
        try picture(
          .fill(.rect(rect), .black), .fill(.rounded(rect, radius: abs(number)), .black),
          .fill(.ellipse(rect), .black),
          .stroke(.rect(rect), Stroke(.black, width: number, dash: [number, 2])),
          Samples.shadowed(.rounded(rect, radius: 4), .black, blur: 3),
          Samples.shadowed(.ellipse(moved), .black, blur: number),
          .text(
            DrawText(
              "text", TextStyle(FontRequest(size: abs(number)), .black), in: rect)))
      }
    }
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: 10, height: CGFloat.infinity), CGSize(width: 1e9, height: 1e9),
    CGSize(width: -5, height: 5),
  ]) func refusesASizeWithoutPixels(_ size: CGSize) {
    #expect(throws: CairoError.self) {
      try CairoRasterizer().bitmap(of: DrawList(size: size, []))
    }
  }

  /// Cairo stops the program at such a clip where it is left to itself.
  @Test func clipsByRectanglesBetweenPixels() throws {
    let (window, shape) = (CGMutablePath(), CGMutablePath())
    window.addRects([
      CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 30.5, y: 20.5, width: 20, height: 20),
    ])
    shape.addRects([
      CGRect(x: 4, y: 4, width: 8, height: 8), CGRect(x: 4, y: 30, width: 40, height: 8),
    ])
    let cells = DrawGroup(
      clip: .path(Path(window), rule: .evenOdd), [.fill(.path(Path(shape), rule: .winding), .black)]
    )
    let map = try picture(.group(cells))
    #expect(map[5, 5] == 0xFF00_0000)
    #expect(map[29, 34] == 0xFF00_0000)
    #expect(map[31, 34] == 0xFFFF_FFFF)
    let short = CGMutablePath()
    short.addRects([
      CGRect(x: 4, y: 4, width: 8, height: 8), CGRect(x: 4, y: 30, width: 8, height: 8),
    ])
    let beside = DrawGroup(
      clip: .path(Path(window), rule: .evenOdd), [.fill(.path(Path(short), rule: .winding), .black)]
    )
    #expect(try picture(.group(beside))[5, 34] == 0xFF00_0000)
  }

  @Test func drawsBeyondTheLimitOfCairo() throws {
    let last = CGRect(x: 0, y: 39_990, width: 4, height: 10)
    let map = try CairoRasterizer().bitmap(
      of: DrawList(size: CGSize(width: 4, height: 40_000), [.fill(.rect(last), .black)]))
    #expect(map[0, 39_999] == 0xFF00_0000)
    #expect(map[0, 39_989] == 0)
  }

  @Test func namesAPictureThatCannotBeRead() {
    let image = DrawImage(
      ImageSource([0x89, 0x50, 0x4E, 0x47], naturalSize: CGSize(width: 1, height: 1)),
      in: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(throws: CairoError.self) { try picture(.image(image)) }
  }
}
