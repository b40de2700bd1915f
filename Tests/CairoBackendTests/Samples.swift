import CoreGraphics
import Drawing
import Imaging

/// Small drawings, one for each thing that the backend can do.
enum Samples {
  static let blue = ThemedColor(0x8FC1FF, 0x5488CA)
  static let green = ThemedColor(0x77D3AD, 0x2D9C75)
  static let amber = ThemedColor(0xE5B46E, 0xAE7B28)
  static let rose = ThemedColor(0xFAA39C, 0xC26862)
  static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  static let page = ThemedColor(0xF6F7F9, 0x0F1216)
  static let surface = ThemedColor(0xFFFFFF, 0x191D23)

  static func picture(_ width: CGFloat, _ height: CGFloat, _ items: DrawItem...) -> DrawList {
    DrawList(size: CGSize(width: width, height: height), background: .color(page), items)
  }

  static let shapes = picture(
    160, 100,
    .fill(.rect(CGRect(x: 10, y: 10, width: 40, height: 30)), blue),
    .fill(
      .rounded(
        CGRect(x: 60, y: 10, width: 40, height: 30),
        CornerRadii(topLeft: 0, topRight: 16, bottomRight: 4, bottomLeft: 10)), green),
    .fill(.ellipse(CGRect(x: 110, y: 10, width: 40, height: 30)), amber),
    .fill(.rounded(CGRect(x: 10.3, y: 55.6, width: 40.5, height: 30.2), radius: 8), rose),
    .fill(star(at: CGPoint(x: 80, y: 70), radius: 22), ink),
    .stroke(
      .rounded(CGRect(x: 110.5, y: 55.5, width: 39, height: 29), radius: 8), Stroke(ink, width: 1)))

  static let strokes = picture(
    160, 100,
    .stroke(
      .line(from: CGPoint(x: 10, y: 15.5), to: CGPoint(x: 150, y: 15.5)), Stroke(ink, width: 1)),
    .stroke(
      .line(from: CGPoint(x: 10, y: 25.5), to: CGPoint(x: 150, y: 25.5)),
      Stroke(ink, width: 1, dash: [4, 3])),
    .stroke(
      .line(from: CGPoint(x: 14, y: 36), to: CGPoint(x: 146, y: 36)),
      Stroke(.color(blue), width: 6, cap: .round, dash: [0, 10])),
    .stroke(zigzag(from: 15), Stroke(.color(rose), width: 6, join: .miter)),
    .stroke(zigzag(from: 65), Stroke(.color(green), width: 6, cap: .round, join: .round)),
    .stroke(
      zigzag(from: 115), Stroke(.color(amber), width: 6, cap: .square, join: .bevel)))

  static let gradients = picture(
    160, 80,
    .shape(
      DrawShape(
        .rounded(CGRect(x: 10, y: 10, width: 60, height: 60), radius: 12),
        fill: .linear(
          LinearGradient(
            from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 70),
            stops: [GradientStop(0, blue), GradientStop(1, rose)])))),
    .shape(
      DrawShape(
        .ellipse(CGRect(x: 90, y: 10, width: 60, height: 60)),
        fill: .radial(
          RadialGradient(
            startCenter: CGPoint(x: 110, y: 30), endCenter: CGPoint(x: 120, y: 40), endRadius: 34,
            stops: [GradientStop(0, .white), GradientStop(0.6, green), GradientStop(1, ink)])))))

  static let groups = picture(
    160, 100,
    .group(
      DrawGroup(
        opacity: 0.5,
        [
          .fill(.rect(CGRect(x: 10, y: 10, width: 40, height: 30)), blue),
          .fill(.rect(CGRect(x: 30, y: 20, width: 40, height: 30)), rose),
        ])),
    .group(
      DrawGroup(
        clip: .rounded(CGRect(x: 85, y: 10, width: 60, height: 40), radius: 14),
        [
          .fill(.rect(CGRect(x: 80, y: 0, width: 40, height: 60)), green),
          .fill(.rect(CGRect(x: 120, y: 0, width: 40, height: 60)), amber),
        ])),
    .group(
      DrawGroup(
        transform: PlaneTransform(
          CGAffineTransform(translationX: 40, y: 75).rotated(by: 0.3)),
        [.fill(.rounded(CGRect(x: -25, y: -12, width: 50, height: 24), radius: 6), amber)])),
    .group(
      DrawGroup(
        mask: [
          .shape(
            DrawShape(
              .rect(CGRect(x: 85, y: 60, width: 60, height: 30)),
              fill: .linear(
                LinearGradient(
                  from: CGPoint(x: 85, y: 60), to: CGPoint(x: 145, y: 60),
                  stops: [GradientStop(0, .clear), GradientStop(1, .black)]))))
        ],
        [.fill(.rounded(CGRect(x: 85, y: 60, width: 60, height: 30), radius: 6), ink)])))

  static let shadows = picture(
    180, 100,
    shadowed(.rounded(CGRect(x: 15, y: 15, width: 60, height: 30), radius: 8), surface, blur: 4),
    shadowed(.ellipse(CGRect(x: 100, y: 10, width: 36, height: 36)), blue, blur: 6),
    shadowed(star(at: CGPoint(x: 155, y: 70), radius: 18), amber, blur: 3),
    .group(
      DrawGroup(
        transform: PlaneTransform(CGAffineTransform(translationX: 50.4, y: 75.3)),
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.4)), offset: CGSize(width: 0, height: 2),
          blur: 3),
        [
          .fill(.rounded(CGRect(x: -35, y: -12, width: 70, height: 24), radius: 12), green),
          .fill(.circle(center: CGPoint(x: -22, y: 0), radius: 6), surface),
        ])))

  static func label(
    _ string: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    size: CGFloat = 13, weight: Int = 400, family: FontRequest.Family = .system,
    isItalic: Bool = false, tabular: Bool = false, _ placement: TextPlacement = TextPlacement()
  ) -> DrawItem {
    let font = FontRequest(
      family, size: size, weight: weight, isItalic: isItalic, hasTabularFigures: tabular)
    return .text(
      DrawText(
        string, TextStyle(font, ink), in: CGRect(x: x, y: y, width: width, height: height),
        placement: placement))
  }

  static let weights = picture(
    180, 120,
    label("Tessera", 10, 8, 160, 24, size: 17, weight: 700),
    label("Semibold: Ag 0123", 10, 32, 160, 18, weight: 600),
    label("Regular: quick brown fox", 10, 50, 160, 18),
    label("Italic: quick brown fox", 10, 66, 160, 18, isItalic: true),
    label("Thin and quiet", 10, 82, 160, 18, weight: 100),
    label("let x = y != 0", 10, 100, 160, 18, size: 11, family: .monospaced),
    label("111.11", 130, 84, 40, 14, size: 11, tabular: true, TextPlacement(.right)),
    label("808.08", 130, 100, 40, 14, size: 11, tabular: true, TextPlacement(.right)))

  static let longText = "The quick brown fox jumps over the lazy dog beside the river"

  static let wrapping = picture(
    200, 166,
    label(longText, 10, 8, 80, 60, size: 11),
    label(longText, 110, 8, 80, 60, size: 11, TextPlacement(.right)),
    label(
      longText, 10, 94, 80, 32, size: 11, TextPlacement(.center, lineLimit: 2, lineBreak: .tail)),
    label(longText, 110, 94, 80, 16, size: 11, TextPlacement(lineLimit: 1, lineBreak: .head)),
    label(longText, 110, 110, 80, 16, size: 11, TextPlacement(lineLimit: 1, lineBreak: .middle)),
    label(longText, 110, 126, 80, 16, size: 11, TextPlacement(lineLimit: 1, lineBreak: .tail)),
    label(longText, 10, 146, 180, 16, size: 11, TextPlacement(lineLimit: 1, minimumScale: 0.5)))

  static let scripts = picture(
    200, 120,
    label("Γειά σου, Привет", 10, 8, 180, 18),
    label("سلام دنیا 123", 10, 26, 180, 18, TextPlacement(.right, direction: .rightToLeft)),
    label("שלום עולם abc", 10, 44, 180, 18, TextPlacement(.right, direction: .rightToLeft)),
    label("日本語テキスト", 10, 62, 180, 18),
    label("中文 한국어", 120, 62, 80, 18),
    label("Emoji 🎉👩‍🚀🇯🇵 ☎️ → ✓", 10, 84, 180, 24, size: 15))

  /// Two cards on hinges, as a cover flow has them.
  static let perspective = picture(
    200, 110, card(at: CGPoint(x: 55, y: 55), angle: 0.9),
    card(at: CGPoint(x: 145, y: 55), angle: -0.9))

  private static func card(at center: CGPoint, angle: CGFloat) -> DrawItem {
    // The plane part of a turn around the vertical axis, seen from 300 points away.
    let (sine, cosine) = (sin(angle), cos(angle))
    let turned = PlaneTransform(
      a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: sine / 300, q: 0, r: 1)
    let place = PlaneTransform(translationX: center.x, y: center.y)
    return .group(
      DrawGroup(
        transform: turned.concatenating(place),
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.35)), offset: CGSize(width: 0, height: 3),
          blur: 4),
        [
          .fill(.rounded(CGRect(x: -40, y: -40, width: 80, height: 80), radius: 10), blue),
          .stroke(.rect(CGRect(x: -30, y: -30, width: 60, height: 60)), Stroke(ink)),
          label("Cover", -40, -10, 80, 20, weight: 600, TextPlacement(.center)),
        ]))
  }

  /// Four by three pixels in as many colours.
  static let source: ImageSource = {
    let colors: [UInt32] = [0xFF8F_C1FF, 0xFF77_D3AD, 0xFFE5_B46E, 0xFFFA_A39C]
    let pixels = (0..<12).map { colors[($0 + $0 / 4) % 4] }
    let bitmap = try? Bitmap(width: 4, height: 3, pixels: pixels)
    return ImageSource(
      bitmap.map { PNGWriter().encode($0) } ?? [], naturalSize: CGSize(width: 4, height: 3))
  }()

  static let images = picture(
    180, 60,
    .image(DrawImage(source, in: CGRect(x: 10, y: 10, width: 40, height: 40))),
    .image(
      DrawImage(source, in: CGRect(x: 60, y: 10, width: 40, height: 40), contentMode: .aspectFit)),
    .group(
      DrawGroup(
        clip: .rounded(CGRect(x: 110, y: 10, width: 40, height: 40), radius: 8),
        [
          .image(
            DrawImage(
              source, in: CGRect(x: 110, y: 10, width: 40, height: 40), contentMode: .aspectFill))
        ])),
    .image(
      DrawImage(
        source, in: CGRect(x: 155, y: 10, width: 20, height: 18),
        contentMode: .natural(alignment: CGPoint(x: 0.5, y: 0.5)))),
    .image(
      DrawImage(
        source, in: CGRect(x: 155, y: 32, width: 20, height: 18), tint: ink)))

  /// Dots and a corner, so that every turn is seen.
  private static let dots: [DrawItem] = [
    .fill(.ellipse(CGRect(x: 2, y: 2, width: 6, height: 6)), rose),
    .fill(.rect(CGRect(x: 9, y: 9, width: 3, height: 3)), ink),
  ]

  private static func tiles(_ transform: PlaneTransform = .identity) -> Paint {
    .tiles(TilePaint(dots, size: CGSize(width: 12, height: 12), transform: transform))
  }

  static let tiles = picture(
    180, 70,
    .shape(DrawShape(.rect(CGRect(x: 10, y: 10, width: 45, height: 50)), fill: tiles())),
    .shape(
      DrawShape(
        .rounded(CGRect(x: 65, y: 10, width: 45, height: 50), radius: 10),
        fill: tiles(PlaneTransform(CGAffineTransform(rotationAngle: 0.4))),
        stroke: Stroke(ink, width: 1))),
    .group(
      DrawGroup(
        opacity: 0.5,
        [
          .stroke(
            .ellipse(CGRect(x: 126, y: 16, width: 38, height: 38)),
            Stroke(tiles(PlaneTransform(translationX: 3, y: 1)), width: 12))
        ])))

  static let blocks = picture(
    160, 80,
    label("Title of a cell", 10, 8, 140, 20, size: 15, weight: 600),
    label(longText, 10, 32, 140, 40, size: 11, TextPlacement(lineLimit: 2)))

  static let turned = picture(
    120, 80,
    .group(
      DrawGroup(
        transform: PlaneTransform(CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.35)),
        [label("Rotated text", 0, 0, 100, 20, weight: 600)])),
    .group(
      DrawGroup(
        opacity: 0.6, clip: .rounded(CGRect(x: 8, y: 50, width: 46, height: 22), radius: 8),
        [
          .fill(.rect(CGRect(x: 8, y: 50, width: 100, height: 22)), blue),
          label("Clipped text", 12, 53, 100, 20),
        ])))

  static func shadowed(
    _ shape: ShapeGeometry, _ color: ThemedColor, blur: CGFloat
  ) -> DrawItem {
    .group(
      DrawGroup(
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.35)), offset: CGSize(width: 0, height: 3),
          blur: blur, shape: shape), [.fill(shape, color)]))
  }

  static func star(at center: CGPoint, radius: CGFloat) -> ShapeGeometry {
    let path = CGMutablePath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let reach = corner % 2 == 0 ? radius : radius * 0.45
      let point = CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.closeSubpath()
    return .path(Path(path), rule: .winding)
  }

  private static func zigzag(from x: CGFloat) -> ShapeGeometry {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: 85))
    path.addLine(to: CGPoint(x: x + 15, y: 55))
    path.addLine(to: CGPoint(x: x + 30, y: 85))
    return .path(Path(path), rule: .winding)
  }
}
