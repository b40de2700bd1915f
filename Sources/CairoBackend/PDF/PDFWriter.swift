internal import Platform
public import CoreGraphics
public import Drawing
import Imaging
import Notation

/// Writes drawings as PDF of one page, a point a unit: shapes as outlines and words in their fonts, of which only
/// the letters that are seen come along, so that all stays sharp at any size and words can be selected and found.
/// Blur, masks and perspective, which PDF cannot say, become pixels, three to a point and fewer where all is blurred;
/// equal ones are stored once. The same drawing gives the same bytes for the same version of Cairo.
public struct PDFWriter: Sendable {
  /// The page that colours are made for: a PDF knows one only.
  public var theme: Theme
  /// The document's title; none where nil. Longer ones than a few hundred characters are shortened.
  public var title: String?
  /// Blocks need no font.
  public var text: RasterOptions.TextMode
  /// The largest page that readers must show, in points.
  public static let largestSide: CGFloat = 14_400

  /// A writer for light pages, with letters and without a title, if nothing else is said.
  public init(
    theme: Theme = .light, title: String? = nil, text: RasterOptions.TextMode = .glyphs
  ) {
    self.theme = theme
    self.title = title
    self.text = text
  }

  /// The whole file.
  public func bytes(
    of drawing: DrawList, by rasterizer: CairoRasterizer = CairoRasterizer()
  ) throws(CairoError) -> [UInt8] {
    let size = drawing.size
    guard size.width > 0, size.width <= Self.largestSide, size.height > 0,
      size.height <= Self.largestSide
    else { throw .page(width: size.width, height: size.height) }
    let file = PDFFile(size: size, title: title?.shortened(to: 200))
    let options = RasterOptions(theme: theme, text: text)
    try PDFPage(of: size, on: file.cairo, rasterizer.resources, options)
      .draw(drawing.simplified())
    return try file.finished()
  }

  /// Writes the file whole or not at all.
  public func write(
    _ drawing: DrawList, to path: String, by rasterizer: CairoRasterizer = CairoRasterizer()
  ) throws {
    try OutputFile.write(bytes(of: drawing, by: rasterizer), to: path)
  }
}

/// A PDF that Cairo writes into memory.
private final class PDFFile {
  let cairo: Cairo

  init(size: CGSize, title: String?) {
    cairo = Cairo(pageOf: size, title: title.map { TitleText.line($0) })
  }

  func finished() throws(CairoError) -> [UInt8] {
    try cairo.check()
    close()
    return cairo.bytes
  }

  /// Only here Cairo writes what it holds, and reads fonts for it.
  private func close() { PangoGate.pass { cairo.close() } }

  deinit { close() }
}
