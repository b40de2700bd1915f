internal import CairoBackend

extension OutputFormat {
  static let pdf = OutputFormat(
    "pdf", media: "application/pdf", variants: .themes,
    makes: [
      .drawing { figure, setting in
        let title = figure.title.isEmpty ? setting.svg.title : figure.title
        return try PDFWriter(
          theme: setting.raster.theme, title: title, text: setting.raster.text
        ).bytes(of: figure.drawing, by: setting.rasterizer)
      }
    ])
}
