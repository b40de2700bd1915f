import Cases
import CoreGraphics
import Drawing
import Imaging

/// Drawings that several suites look at, and pieces to make others of.
enum Samples {
  static let blue = ThemedColor(0x8FC1FF, 0x5488CA)
  static let green = ThemedColor(0x77D3AD, 0x2D9C75)
  static let amber = ThemedColor(0xE5B46E, 0xAE7B28)
  static let rose = ThemedColor(0xFAA39C, 0xC26862)
  static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  static let page = ThemedColor(0xF6F7F9, 0x0F1216)
  static let surface = ThemedColor(0xFFFFFF, 0x191D23)

  // MARK: Cases

  static let shapes = drawing("shapes")
  static let strokes = drawing("strokes")
  static let gradients = drawing("gradients")
  static let groups = drawing("groups")
  static let shadows = drawing("shadows")
  static let weights = drawing("weights")
  static let wrapping = drawing("wrapping")
  static let turned = drawing("turned")
  static let perspective = drawing("perspective")
  static let tiles = drawing("tiles")

  /// The drawing of a case in `Fixtures/pictures`.
  private static func drawing(_ name: String) -> DrawList {
    do {
      return try CaseFolder("pictures", name).drawing()
    } catch {
      fatalError("\(error)")
    }
  }

  // MARK: Pieces

  static func picture(_ width: CGFloat, _ height: CGFloat, _ items: DrawItem...) -> DrawList {
    DrawList(size: CGSize(width: width, height: height), background: .color(page), items)
  }

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

  static let scripts = picture(
    200, 120,
    label("Γειά σου, Привет", 10, 8, 180, 18),
    label("سلام دنیا 123", 10, 26, 180, 18, TextPlacement(.right, direction: .rightToLeft)),
    label("שלום עולם abc", 10, 44, 180, 18, TextPlacement(.right, direction: .rightToLeft)),
    label("日本語テキスト", 10, 62, 180, 18),
    label("中文 한국어", 120, 62, 80, 18),
    label("Emoji 🎉👩‍🚀🇯🇵 ☎️ → ✓", 10, 84, 180, 24, size: 15))

  /// Four by three pixels in as many colours.
  static let source: ImageSource = {
    let colors: [UInt32] = [0xFF8F_C1FF, 0xFF77_D3AD, 0xFFE5_B46E, 0xFFFA_A39C]
    let pixels = (0..<12).map { colors[($0 + $0 / 4) % 4] }
    let bitmap = try? Bitmap(width: 4, height: 3, pixels: pixels)
    return ImageSource(
      bitmap.map { PNGWriter().encode($0) } ?? [], naturalSize: CGSize(width: 4, height: 3))
  }()

  static func shadowed(
    _ shape: ShapeGeometry, _ color: ThemedColor, blur: CGFloat
  ) -> DrawItem {
    .group(
      DrawGroup(
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.35)), offset: CGSize(width: 0, height: 3),
          blur: blur, shape: shape), [.fill(shape, color)]))
  }
}
