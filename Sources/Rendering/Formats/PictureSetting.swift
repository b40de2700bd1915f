internal import CairoBackend
internal import Drawing
internal import Imaging
internal import SceneFormat

/// How the pictures of one file are drawn: theme, scale, letters, and the size that it may have.
struct PictureSetting {
  let rasterizer: CairoRasterizer
  let raster: RasterOptions
  let svg: SVGOptions
  let letters: VectorLetters
  /// The largest file that is accepted, in bytes; nil for any.
  let maxBytes: Int?
  /// How much time a PNG file is worth.
  let png: PNGLevel

  /// Characters as they are, with their widths.
  var plainLetters: VectorLetters {
    VectorLetters(
      .characters, for: raster.text == .blocks ? .blocks : .glyphs, by: rasterizer.typesetter)
  }

  /// Whether a file of so many bytes is accepted.
  func accepts(_ count: Int) -> Bool { maxBytes.map { count <= $0 } ?? true }
}
