import CairoBackend
import CairoReference
import CoreGraphics
import Drawing
import Imaging

/// A screen of 60 cells with a shadow, a disc and two labels each, between two bars: as a drawing, and as the
/// same calls of Cairo in C.
@MainActor final class FrameStage {
  let drawing: DrawList
  private let grid: reference_grid
  private let reference: OpaquePointer?
  private let rasterizer = CairoRasterizer()

  static let phone = FrameStage(
    reference_grid(
      width: 390, height: 844, scale: 3, columns: 4, rows: 15, cell_width: 85, cell_height: 38,
      gap: 10, top: 64))
  static let desktop = FrameStage(
    reference_grid(
      width: 1280, height: 720, scale: 1.5, columns: 10, rows: 6, cell_width: 116, cell_height: 88,
      gap: 10, top: 64))
  /// 3,840 by 2,160 pixels.
  static let large = FrameStage(
    reference_grid(
      width: 1920, height: 1080, scale: 2, columns: 15, rows: 9, cell_width: 116, cell_height: 88,
      gap: 10, top: 64))

  private init(_ grid: reference_grid) {
    self.grid = grid
    let inter = "/usr/share/fonts/opentype/inter/Inter"
    reference = reference_frame_create(grid, inter + "-Regular.otf", inter + "-SemiBold.otf")
    drawing = Self.drawing(grid, rasterizer.typesetter)
  }

  func drawReference() { reference_frame_draw(reference) }

  func encodeReference() -> Int { reference_frame_encode(reference) }

  func writeReferenceSVG() -> Int { reference_frame_svg(reference) }

  var scale: CGFloat { grid.scale }

  func draw(keepsElements: Bool = false) -> Bitmap? {
    try? rasterizer.bitmap(
      of: drawing, RasterOptions(scale: grid.scale, keepsElements: keepsElements))
  }

  private static func drawing(_ grid: reference_grid, _ typesetter: Typesetter) -> DrawList {
    let (width, height) = (grid.width, grid.height)
    var items = (0..<Int(grid.columns * grid.rows)).map { cell($0, grid, typesetter) }
    items += [
      .fill(.rect(CGRect(x: 0, y: 0, width: width, height: grid.top - grid.gap)), .white),
      .fill(.rect(CGRect(x: 0, y: height - 48, width: width, height: 48)), .white),
    ]
    items += (0..<4).map { index in
      let center = CGPoint(x: width * CGFloat(2 * index + 1) / 8, y: height - 24)
      return .fill(.circle(center: center, radius: 12), ThemedColor(0x646B76, 0x9AA3AF))
    }
    return DrawList(
      size: CGSize(width: width, height: height),
      background: .color(ThemedColor(0xF6F7F9, 0x0F1216)), items)
  }

  private static func cell(
    _ index: Int, _ grid: reference_grid, _ typesetter: Typesetter
  ) -> DrawItem {
    let (column, row) = (index % Int(grid.columns), index / Int(grid.columns))
    let x = grid.gap + CGFloat(column) * (grid.cell_width + grid.gap)
    let y = grid.top + CGFloat(row) * (grid.cell_height + grid.gap)
    let card = CGRect(x: 0, y: 0, width: grid.cell_width, height: grid.cell_height)
    return .group(
      DrawGroup(
        element: ElementMark("cell-\(index)"),
        transform: PlaneTransform(translationX: x, y: y),
        shadow: Shadow(
          color: ThemedColor(RGBAColor(hex: 0, alpha: 0.2)), offset: CGSize(width: 0, height: 2),
          blur: 3, shape: .rounded(card, radius: 8)),
        [
          .fill(.rounded(card, radius: 8), .white),
          .fill(
            .circle(center: CGPoint(x: 18, y: grid.cell_height / 2), radius: 10),
            ThemedColor(0x8FC1FF, 0x5488CA)),
          label("Photo \(index)", 4, 11, 600, ThemedColor(0x15181D, 0xF1F3F6), grid, typesetter),
          label(
            "\(index * 7 % 40) changes", 17, 9, 400, ThemedColor(0x646B76, 0x9AA3AF), grid,
            typesetter),
        ]))
  }

  private static func label(
    _ string: String, _ y: CGFloat, _ size: CGFloat, _ weight: Int, _ color: ThemedColor,
    _ grid: reference_grid, _ typesetter: Typesetter
  ) -> DrawItem {
    let text = DrawText(
      string, TextStyle(FontRequest(size: size, weight: weight), color),
      in: CGRect(x: 34, y: y, width: grid.cell_width - 34, height: 16),
      placement: TextPlacement(lineLimit: 1, lineBreak: .tail))
    return .text((try? typesetter.measured(text)) ?? text)
  }
}
