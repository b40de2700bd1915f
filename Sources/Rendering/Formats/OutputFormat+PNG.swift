internal import CairoBackend
internal import Imaging

extension OutputFormat {
  static let png = OutputFormat(
    "png", media: "image/png", variants: .pixels,
    makes: [
      .drawing { figure, setting in
        let picture = try setting.rasterizer.picture(of: figure.drawing, setting.raster)
        let texts = [PNGText(description: figure.summary)].compactMap(\.self)
        let bytes = try PNGWriter(level: setting.png, texts: texts).encode(picture)
        guard !setting.accepts(bytes.count) else { return bytes }
        // As small as can be, which takes its time.
        let tiny = try PNGWriter(level: .tiny, texts: texts).encode(picture)
        return tiny.count < bytes.count ? tiny : bytes
      },
      .frames { NumberedPNGFormat(level: .small) },
    ]
  ).carrying(.chunk)

  static let apng = OutputFormat(
    "png", "apng", media: "image/apng", variants: .pixels, makes: [.film { _, _ in APNGFormat() }]
  ).carrying(.chunk)
}
