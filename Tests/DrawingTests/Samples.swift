import CoreGraphics
import Drawing

/// Drawings that several suites look at.
enum Samples {
  static let card: DrawList = {
    let box = CGRect(x: 0, y: 0, width: 168, height: 80)
    let gradient = LinearGradient(
      from: .zero, to: CGPoint(x: 0, y: 80),
      stops: [GradientStop(0, .white), GradientStop(1, ThemedColor(0xEEEEEE, 0x222222))])
    let text = DrawText(
      "Zoe",
      TextStyle(FontRequest(size: 17, weight: 600), ThemedColor(0x15181D, 0xF1F3F6)),
      in: CGRect(x: 40, y: 8, width: 120, height: 20),
      placement: TextPlacement(lineLimit: 1, lineBreak: .tail),
      lines: [.init("Zoe", at: CGPoint(x: 40, y: 24.5), width: 30.25)])
    let cell = DrawGroup(
      element: ElementMark("item-1", title: "Zoe"),
      transform: PlaneTransform(translationX: 16, y: 20), opacity: 0.5,
      clip: .rounded(box, radius: 12),
      shadow: Shadow(
        color: ThemedColor(RGBAColor.black.withAlpha(0.2)),
        offset: CGSize(width: 0, height: 2), blur: 4, shape: .rect(box)),
      [
        .shape(DrawShape(.rect(box), fill: .linear(gradient))),
        .stroke(
          .ellipse(CGRect(x: 8, y: 8, width: 24, height: 24)),
          Stroke(ThemedColor(RGBAColor(hex: 0x0072B2)), width: 2, dash: [4, 2])),
        .text(text),
      ])
    return DrawList(
      size: CGSize(width: 200, height: 120), background: .color(ThemedColor(0xF6F7F9, 0x0F1216)),
      [.group(cell)])
  }()

  // MARK: Parts of drawings

  static let page = ThemedColor(0xFFFFFF, 0x101418)
  static let blue = ThemedColor(0x0072B2, 0x4FB0F0)
  static let green = ThemedColor(0x009E73, 0x2CC79B)
  static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  static let rect = CGRect(x: 20, y: 16, width: 80, height: 48)

  static let pair: [DrawItem] = [
    .fill(.rect(CGRect(x: 24, y: 20, width: 50, height: 30)), blue),
    .fill(.circle(center: CGPoint(x: 76, y: 48), radius: 18), green),
  ]

  static func style(_ size: CGFloat) -> TextStyle { TextStyle(FontRequest(size: size), ink) }

  /// A text of one line whose letters begin at that place.
  static func text(
    _ string: String, _ style: TextStyle, at origin: CGPoint, width: CGFloat
  ) -> DrawItem {
    .text(
      DrawText(
        string, style, in: CGRect(x: 8, y: origin.y - 12, width: 104, height: 16),
        lines: [DrawText.Line(string, at: origin, width: width)]))
  }
}
