import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Drawing

/// One drawing for each thing that the writer can say: its text is compared with a golden, and its picture
/// with that of a second reader.
struct SVGCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var list: DrawList

  init(_ name: String, width: CGFloat = 120, height: CGFloat = 80, _ items: [DrawItem]) {
    testDescription = name
    list = DrawList(
      size: CGSize(width: width, height: height), background: .color(Self.page), items)
  }

  static let page = ThemedColor(0xFFFFFF, 0x101418)
  static let blue = ThemedColor(0x0072B2, 0x4FB0F0)
  static let green = ThemedColor(0x009E73, 0x2CC79B)
  static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  static let rect = CGRect(x: 20, y: 16, width: 80, height: 48)
  static let shade = ThemedColor(
    light: RGBAColor.black.withAlpha(0.4), dark: RGBAColor.white.withAlpha(0.5))

  static func style(_ size: CGFloat, weight: Int = 400) -> TextStyle {
    TextStyle(FontRequest(size: size, weight: weight), ink)
  }

  static let all = shapes + paints + tiles + groups + perspective + texts + images + [common]
}

// MARK: - Shapes and paints

extension SVGCase {
  static let star: Path = {
    let path = CGMutablePath()
    for corner in 0..<5 {
      let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 60 + 34 * cos(angle), y: 42 + 34 * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return Path(path)
  }()

  static let shapes = [
    SVGCase("rectangle", [.fill(.rect(rect), blue)]),
    SVGCase("rounded", [.fill(.rounded(rect, radius: 12), blue)]),
    SVGCase(
      "corners",
      [.fill(.rounded(rect, CornerRadii(topLeft: 24, topRight: 4, bottomRight: 12)), blue)]),
    SVGCase("too-round", [.fill(.rounded(rect, radius: 500), blue)]),
    SVGCase(
      "ellipses",
      [
        .fill(.ellipse(rect), green),
        .fill(.circle(center: CGPoint(x: 60, y: 40), radius: 12), ink),
      ]),
    SVGCase("even-odd", [.fill(.path(star, rule: .evenOdd), blue)]),
    SVGCase("winding", [.fill(.path(star, rule: .winding), blue)]),
    SVGCase(
      "curves",
      [
        .shape(
          DrawShape(
            curves, fill: .color(green),
            stroke: Stroke(.color(ink), width: 3, cap: .round, join: .round)))
      ]),
    SVGCase(
      "strokes",
      [
        .stroke(zigzag(y: 14), Stroke(.color(ink), width: 6)),
        .stroke(zigzag(y: 30), Stroke(.color(blue), width: 6, cap: .round, join: .round)),
        .stroke(zigzag(y: 46), Stroke(.color(green), width: 6, cap: .square, join: .bevel)),
        .stroke(
          zigzag(y: 62), Stroke(.color(ink), width: 3, dash: [8, 4, 2, 4], dashPhase: 3)),
      ]),
  ]

  static let curves: ShapeGeometry = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 16, y: 60))
    path.addCurve(
      to: CGPoint(x: 104, y: 60), control1: CGPoint(x: 16, y: 0),
      control2: CGPoint(x: 90, y: 10))
    path.addQuadCurve(to: CGPoint(x: 16, y: 60), control: CGPoint(x: 60, y: 90))
    path.closeSubpath()
    return .path(Path(path), rule: .winding)
  }()

  static func zigzag(y: CGFloat) -> ShapeGeometry {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 16, y: y + 6))
    for step in 1...4 {
      path.addLine(to: CGPoint(x: 16 + CGFloat(step) * 22, y: step % 2 == 0 ? y + 6 : y - 4))
    }
    return .path(Path(path), rule: .winding)
  }

  static let stops = [
    GradientStop(0, ThemedColor(0x8FC1FF, 0x5488CA)), GradientStop(0.4, ThemedColor(.white)),
    GradientStop(1, ThemedColor(RGBAColor(hex: 0xD55E00, alpha: 0.5))),
  ]

  static let paints = [
    SVGCase(
      "linear",
      [
        .shape(
          DrawShape(
            .rounded(rect, radius: 8),
            fill: .linear(
              LinearGradient(
                from: CGPoint(x: 30, y: 16), to: CGPoint(x: 90, y: 64), stops: stops))))
      ]),
    SVGCase(
      "radial",
      [
        .shape(
          DrawShape(
            .rect(rect),
            fill: .radial(
              RadialGradient(
                startCenter: CGPoint(x: 52, y: 34), startRadius: 4,
                endCenter: CGPoint(x: 60, y: 40), endRadius: 40, stops: stops))))
      ]),
    SVGCase(
      "elliptic",
      [
        .shape(
          DrawShape(
            .rect(rect),
            fill: .radial(
              RadialGradient(
                startCenter: .zero, endCenter: .zero, endRadius: 1, stops: stops,
                transform: PlaneTransform(
                  CGAffineTransform(a: 40, b: 0, c: 0, d: 24, tx: 60, ty: 40))))))
      ]),
    SVGCase(
      "gradient-line",
      [
        .stroke(
          .ellipse(rect),
          Stroke(
            .linear(
              LinearGradient(
                from: CGPoint(x: 20, y: 0), to: CGPoint(x: 100, y: 0), stops: stops)),
            width: 8))
      ]),
    SVGCase(
      "translucent",
      [
        .fill(.rect(rect), blue.faded(by: 0.5)),
        .fill(.circle(center: CGPoint(x: 96, y: 60), radius: 16), shade),
      ]),
  ]
}

// MARK: - Groups

extension SVGCase {
  static let pair: [DrawItem] = [
    .fill(.rect(CGRect(x: 24, y: 20, width: 50, height: 30)), blue),
    .fill(.circle(center: CGPoint(x: 76, y: 48), radius: 18), green),
  ]

  static let groups = [
    SVGCase("faint", [.group(DrawGroup(opacity: 0.4, pair))]),
    SVGCase(
      "turned",
      [
        .group(
          DrawGroup(
            transform: PlaneTransform(
              CGAffineTransform(translationX: 60, y: 40).rotated(by: 0.4).scaledBy(x: 0.8, y: 0.6)
                .translatedBy(x: -60, y: -40)), pair))
      ]),
    SVGCase("clipped", [.group(DrawGroup(clip: .rounded(rect, radius: 20), pair))]),
    SVGCase(
      "clipped-even-odd", [.group(DrawGroup(clip: .path(star, rule: .evenOdd), pair))]),
    SVGCase(
      "masked",
      [
        .group(
          DrawGroup(
            mask: [
              .shape(
                DrawShape(
                  .rect(CGRect(x: 0, y: 0, width: 120, height: 80)),
                  fill: .linear(
                    LinearGradient(
                      from: CGPoint(x: 20, y: 0), to: CGPoint(x: 100, y: 0),
                      stops: [GradientStop(0, .black), GradientStop(1, .clear)]))))
            ], pair))
      ]),
    SVGCase(
      "shadow",
      [
        .group(
          DrawGroup(
            shadow: Shadow(color: shade, offset: CGSize(width: 2, height: 4), blur: 4), pair))
      ]),
    SVGCase(
      "shape-shadow",
      [
        .group(
          DrawGroup(
            shadow: Shadow(
              color: shade, offset: CGSize(width: 0, height: 3), blur: 5,
              shape: .rounded(rect, radius: 10)),
            [
              .fill(.rounded(rect, radius: 10), page),
              .fill(.rect(rect.insetBy(dx: 12, dy: 12)), blue),
            ]
          ))
      ]),
    SVGCase(
      "clipped-shadow",
      [
        .group(
          DrawGroup(
            opacity: 0.8, clip: .rounded(rect, radius: 20),
            shadow: Shadow(color: shade, offset: CGSize(width: 0, height: 4), blur: 3), pair))
      ]),
    SVGCase(
      "named",
      [
        .group(DrawGroup(element: ElementMark("item-1", title: "Zoe & <Bob>"), pair)),
        .group(
          DrawGroup(
            element: ElementMark("item-1"), transform: PlaneTransform(translationX: 20, y: 12),
            opacity: 0.3, pair)),
      ]),
  ]

  static let tilted: PlaneTransform = {
    var t = CATransform3DMakeTranslation(60, 40, 0)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 200
    t = CATransform3DConcat(perspective, t)
    t = CATransform3DRotate(t, 0.8, 0.2, 1, 0)
    return PlaneTransform(CATransform3DTranslate(t, -60, -40, 0))
  }()

  static let perspective = [
    SVGCase(
      "perspective",
      [
        .group(
          DrawGroup(
            transform: tilted, clip: .rounded(rect, radius: 16),
            shadow: Shadow(color: shade, blur: 3, shape: .rounded(rect, radius: 16)),
            [
              .shape(
                DrawShape(
                  .rect(rect),
                  fill: .linear(
                    LinearGradient(
                      from: CGPoint(x: 20, y: 0), to: CGPoint(x: 100, y: 0), stops: stops)))),
              .group(
                DrawGroup(
                  transform: PlaneTransform(translationX: 30, y: 20),
                  [.fill(.ellipse(CGRect(x: 0, y: 0, width: 40, height: 40)), green)])),
            ]))
      ])
  ]
}

// MARK: - Texts and images

extension SVGCase {
  static func line(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat) -> DrawText.Line {
    DrawText.Line(text, at: CGPoint(x: x, y: y), width: width)
  }

  static func text(
    _ string: String, _ style: TextStyle, _ placement: TextPlacement = TextPlacement(),
    y: CGFloat, x: CGFloat, width: CGFloat
  ) -> DrawItem {
    .text(
      DrawText(
        string, style, in: CGRect(x: 8, y: y - 12, width: 104, height: 16), placement: placement,
        lines: [line(string, x: x, y: y, width: width)]))
  }

  static let texts = [
    SVGCase(
      "alignments",
      [
        text("left", style(12), y: 18, x: 8, width: 20),
        text("middle", style(12, weight: 700), TextPlacement(.center), y: 36, x: 40, width: 40),
        text("right", style(12), TextPlacement(.right), y: 54, x: 84, width: 28),
        text(
          "שלום", style(12), TextPlacement(.left, direction: .rightToLeft), y: 72, x: 8,
          width: 30),
      ]),
    SVGCase(
      "hostile",
      [
        text("</text><script>&amp;\"'", style(9), y: 18, x: 8, width: 104),
        text("a\u{0}b\u{1F}c\u{FFFF}]]>", style(9), y: 36, x: 8, width: 60),
        text("  two  spaces ", style(9), y: 54, x: 8, width: 70),
        text("é 漢字 👩‍👧 العربية", style(9), y: 72, x: 8, width: 100),
      ]),
    SVGCase(
      "spans",
      [
        .text(
          DrawText(
            "One two three", style(14), in: CGRect(x: 8, y: 8, width: 104, height: 20),
            lines: [
              DrawText.Line(
                "One two three",
                spans: [
                  .init(0..<3, TextStyle(FontRequest(size: 14, weight: 700), blue)),
                  .init(
                    4..<7,
                    TextStyle(
                      FontRequest(.monospaced, size: 12, isItalic: true), ink, isUnderlined: true)),
                ], at: CGPoint(x: 8, y: 24), width: 96)
            ])),
        .text(
          DrawText(
            "123",
            TextStyle(
              FontRequest(.serif, size: 14, hasTabularFigures: true), green, kern: 2,
              isUnderlined: true, isStruckThrough: true),
            in: CGRect(x: 8, y: 40, width: 104, height: 20))),
      ]),
    SVGCase(
      "unmeasured",
      [
        .text(
          DrawText(
            "First\nSecond\nThird", style(12), in: CGRect(x: 8, y: 8, width: 104, height: 64),
            placement: TextPlacement(.center, vertical: .center, lineLimit: 2)))
      ]),
  ]

  static let checker: ImageSource = {
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAAPElEQVR42mN4tkCD4VmUxn8g/R9EiwBpESQaRfIZ"
      + "miSQZmAgwoQTQEkghtIiQFoEQYNMOIGiSARNEUETAKDfbzfBSxcVAAAAAElFTkSuQmCC"
    let bytes = Data(base64Encoded: text).map { Array($0) } ?? []
    return ImageSource(bytes, naturalSize: CGSize(width: 8, height: 6))
  }()

  static let images = [
    SVGCase(
      "images",
      [
        .image(DrawImage(checker, in: CGRect(x: 8, y: 8, width: 48, height: 64))),
        .image(
          DrawImage(
            checker, in: CGRect(x: 64, y: 8, width: 48, height: 28), contentMode: .aspectFit)),
        .image(
          DrawImage(
            checker, in: CGRect(x: 64, y: 44, width: 48, height: 28),
            contentMode: .natural(alignment: CGPoint(x: 1, y: 0)))),
      ]),
    SVGCase(
      "tinted",
      [
        .image(
          DrawImage(
            checker, in: CGRect(x: 12, y: 4, width: 96, height: 72), tint: blue))
      ]),
  ]
}

extension SVGCase {
  /// Cells as a collection view has them: what they have in common is said once.
  static let common: SVGCase = {
    let box = CGRect(x: 10, y: 6, width: 100, height: 24)
    let shadow = Shadow(
      color: shade, offset: CGSize(width: 0, height: 2), blur: 3,
      shape: .rounded(box, radius: 8))
    let cells = (0..<5).map { row in
      DrawItem.group(
        DrawGroup(
          element: ElementMark("item-\(row)"),
          transform: PlaneTransform(translationX: 0, y: CGFloat(row) * 36), shadow: shadow,
          [
            .fill(.rounded(box, radius: 8), page),
            text("Row \(row)", style(12), y: 22, x: 18, width: 36),
          ]))
    }
    return SVGCase("common", height: 200, cells)
  }()
}
