internal import CairoBackend
internal import Imaging

extension OutputFormat {
  static let jpeg = OutputFormat(
    "jpg", "jpeg", media: "image/jpeg", variants: .pixels,
    makes: [
      .drawing { figure, setting in
        let picture = try setting.rasterizer.bitmap(of: figure.drawing, setting.raster)
        // As good as fits; if nothing does, the smallest says by how much.
        var bytes: [UInt8] = []
        for quality in stride(from: 90, through: 10, by: -10) {
          bytes = try JPEGWriter(quality: quality).encode(picture)
          if setting.accepts(bytes.count) { break }
        }
        return bytes
      }
    ])
}
