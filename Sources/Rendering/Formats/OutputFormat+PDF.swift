internal import CairoBackend
internal import Imaging

extension OutputFormat {
  static let pdf = OutputFormat(
    "pdf", media: "application/pdf", variants: .themes,
    makes: [
      .drawing { figure, setting in
        let title = figure.title.isEmpty ? setting.svg.title : figure.title
        let page = try PDFWriter(
          theme: setting.raster.theme, title: title, text: setting.raster.text
        ).bytes(of: figure.drawing, by: setting.rasterizer)
        // A page tells nothing about its drawing: two of them are compared by what travels behind them.
        let drawing = ShownDrawing(path: "", moment: .still, drawing: figure.drawing)
        let text = try drawing.svg(setting.plainLetters, .theme(setting.raster.theme))
        return text.flatMap { PDFAttachment.adding(Array($0.utf8), to: page) } ?? page
      }
    ]
  ).carrying(.drawing)
}
