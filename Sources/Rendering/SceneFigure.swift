internal import CairoBackend
public import Drawing
internal import Figures
public import Imaging
internal import SceneFormat

/// A figure of a scene, as a drawing, as text and as pixels.
@MainActor public struct SceneFigure {
  /// Shapes and words, as values.
  public let drawing: DrawList
  /// The heading above the figure.
  public let title: String
  /// All that is seen, in whole sentences.
  public let sentence: String
  private let options: SVGOptions
  private let letters: VectorLetters
  private let text: RasterOptions.TextMode
  private let rasterizer: CairoRasterizer

  init(
    _ figure: Figure, as output: OutputDescription, of scene: SceneDescription,
    by rasterizer: CairoRasterizer
  ) {
    drawing = figure.drawing
    title = figure.title.isEmpty ? scene.title ?? scene.name : figure.title
    sentence = figure.summary
    var options = SVGOptions(of: output.kind, in: scene, title: title, summary: figure.summary)
    options.views = figure.views
    self.options = options
    letters = VectorLetters(output.letters, for: scene.style.text, by: rasterizer.typesetter)
    text = scene.style.text == .blocks ? .blocks : .glyphs
    self.rasterizer = rasterizer
  }

  /// The text of an SVG file: light or dark as its reader likes, or as it is said.
  public func svg(_ theme: Theme? = nil) throws -> String {
    var options = options
    if let theme { options.appearance = .theme(theme) }
    return String(decoding: try letters.svg(drawing, options), as: UTF8.self)
  }

  /// The drawing as it is kept beside accepted pixels; nil where it would be too much.
  package func acceptedDrawing() throws -> String? {
    try ShownDrawing(path: "", moment: .still, drawing: drawing).svg(letters)
  }

  /// The pixels.
  public func bitmap(scale: Double = 1, _ theme: Theme = .light) throws -> Bitmap {
    try rasterizer.bitmap(of: drawing, RasterOptions(scale: scale, theme: theme, text: text))
  }
}

extension Bitmap {
  /// The bytes of a PNG file, as small as can be had quickly.
  public func png() -> [UInt8] { PNGWriter().encode(self) }
}
