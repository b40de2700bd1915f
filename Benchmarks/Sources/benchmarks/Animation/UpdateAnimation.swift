import CairoBackend
import CoreGraphics
import Drawing
import Imaging

/// The animation that encoders are measured with: 60 frames of 780 by 1,688 pixels in which one of 20 cells is
/// deleted, eleven move up and one appears. Cells have soft shadows, a disc and two labels.
enum UpdateAnimation {
  static let frameCount = 60
  static let size = CGSize(width: 390, height: 844)

  /// The drawing at the moment from 0 to 1.
  static func drawing(at progress: CGFloat) -> DrawList {
    let eased = progress * progress * (3 - 2 * progress)
    let cells = (0..<21).compactMap { cell($0, eased) }
    return DrawList(
      size: size, background: .color(ThemedColor(0xF2F2F7, 0x000000)), cells + bars)
  }

  static func bitmaps(
    count: Int = frameCount, scale: CGFloat = 2
  ) throws -> [Bitmap] {
    let rasterizer = CairoRasterizer()
    return try (0..<count).map { index in
      try rasterizer.bitmap(
        of: drawing(at: CGFloat(index) / CGFloat(count - 1)), RasterOptions(scale: scale))
    }
  }

  private static let deleted = 8

  private static func place(_ slot: Int) -> CGPoint {
    CGPoint(x: 12 + CGFloat(slot % 2) * 187, y: 100 + CGFloat(slot / 2) * 66)
  }

  /// Cell 20 is the one that appears.
  private static func cell(_ number: Int, _ progress: CGFloat) -> DrawItem? {
    let slot = number > deleted ? number - 1 : number
    let (start, end) = (place(min(number, 19)), place(slot))
    let origin = CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
    var (opacity, scale): (CGFloat, CGFloat) = (1, 1)
    if number == deleted { (opacity, scale) = (1 - progress, 1 - progress / 2) }
    if number == 20 { (opacity, scale) = (progress, 0.5 + progress / 2) }
    guard opacity > 0 else { return nil }
    let (width, height): (CGFloat, CGFloat) = (179, 58)
    let transform = PlaneTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x + width / 2 * (1 - scale),
      ty: origin.y + height / 2 * (1 - scale))
    return .group(
      DrawGroup(
        element: ElementMark("cell-\(number)"), transform: transform, opacity: opacity,
        content(number, CGSize(width: width, height: height))))
  }

  private static let colors: [UInt32] = [
    0x8FC1FF, 0x77D3AD, 0xE5B46E, 0xFAA39C, 0xD2ABF1, 0x5ED1DE, 0xB5C879, 0xF5AA80, 0xEFA2CD,
    0xB6B4FF,
  ]
  private static let names = ["Anna", "Bruno", "Chiara", "Dorian", "Elif", "Farid", "Greta"]

  private static func content(_ number: Int, _ size: CGSize) -> [DrawItem] {
    let color = colors[number % colors.count]
    let panel = ShapeGeometry.rounded(CGRect(origin: .zero, size: size), radius: 12)
    let shadow = Shadow(
      color: ThemedColor(RGBAColor(hex: 0, alpha: 0.25)), offset: CGSize(width: 0, height: 2),
      blur: 5, shape: panel)
    return [
      .group(DrawGroup(shadow: shadow, [.fill(panel, ThemedColor(0xFFFFFF, 0x1C1C1E))])),
      .fill(
        .circle(center: CGPoint(x: 30, y: 29), radius: 18), ThemedColor(color, color)),
      text("\(names[number % names.count]) \(number)", 15, 600, 0x15181D, CGPoint(x: 58, y: 10)),
      text("seen \(number * 7 % 60) minutes ago", 12, 400, 0x646B76, CGPoint(x: 58, y: 31)),
    ]
  }

  private static func text(
    _ string: String, _ size: CGFloat, _ weight: Int, _ color: UInt32, _ origin: CGPoint
  ) -> DrawItem {
    .text(
      DrawText(
        string, TextStyle(FontRequest(size: size, weight: weight), ThemedColor(color, 0xF1F3F6)),
        in: CGRect(origin: origin, size: CGSize(width: 200, height: size * 1.3))))
  }

  private static let bars: [DrawItem] =
    [
      .fill(.rect(CGRect(x: 0, y: 0, width: 390, height: 88)), ThemedColor(0xFBFBFD, 0x101012)),
      text("Friends", 17, 600, 0x15181D, CGPoint(x: 164, y: 56)),
      .fill(.rect(CGRect(x: 0, y: 770, width: 390, height: 74)), ThemedColor(0xFBFBFD, 0x101012)),
    ]
    + (0..<4).map { index in
      .fill(
        .rounded(CGRect(x: 40 + CGFloat(index) * 95, y: 784, width: 26, height: 26), radius: 7),
        ThemedColor(index == 0 ? 0x0072B2 : 0x9AA3AF, 0x9AA3AF))
    }
}
