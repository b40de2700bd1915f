// Draws a small scene with text and writes it: the shortest way from a process's start to its first picture.
import CairoBackend
import CoreGraphics
import Drawing
import Imaging

let card = CGRect(x: 20, y: 20, width: 200, height: 80)
let ink = ThemedColor(0x15181D, 0xF1F3F6)
let drawing = DrawList(
  size: CGSize(width: 240, height: 120), background: .color(ThemedColor(0xF6F7F9, 0x0F1216)),
  [
    .group(
      DrawGroup(
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.2)), offset: CGSize(width: 0, height: 2),
          blur: 3, shape: .rounded(card, radius: 8)),
        [
          .fill(.rounded(card, radius: 8), .white),
          .text(
            DrawText(
              "First picture", TextStyle(FontRequest(size: 17, weight: 600), ink),
              in: card.insetBy(dx: 12, dy: 12))),
        ]))
  ])
let picture = try CairoRasterizer().bitmap(of: drawing, RasterOptions(scale: 2))
try PNGWriter().write(picture, to: CommandLine.arguments.dropFirst().first ?? "/dev/null")
