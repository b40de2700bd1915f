/// Pictures as PNG files. The same picture gives the same bytes on every machine and in every run: `fast` and
/// `small` depend on nothing but this code, `tiny` also on libdeflate's version.
///
/// A picture of 256 colours at most is written with a palette unless it is smaller without, an opaque one without
/// alpha.
public struct PNGWriter: Sendable {
  public var level: PNGLevel
  /// Texts to travel along; none unless asked for.
  public var texts: [PNGText]

  public init(level: PNGLevel = .small, texts: [PNGText] = []) {
    self.level = level
    self.texts = texts
  }

  /// The whole file.
  public func encode(_ bitmap: Bitmap) -> [UInt8] {
    let encoder = PNGImageEncoder(level: level)
    let image = encoder.encode(bitmap)
    var file = PNGChunkWriter(expecting: image.stream.count + 2048)
    file.add("IHDR", header(of: bitmap, image.form))
    file.addDensity(scale: bitmap.scale)
    for text in texts { file.add("tEXt", text.bytes) }
    if case .palette(let palette) = image.form { file.add(palette) }
    file.add("IDAT", image.stream)
    file.add("IEND", [])
    return file.bytes
  }

  /// Writes the file whole or not at all.
  public func write(_ bitmap: Bitmap, to path: String) throws(FileError) {
    try OutputFile.write(encode(bitmap), to: path)
  }

  private func header(of bitmap: Bitmap, _ form: PNGColorForm) -> [UInt8] {
    PNGChunkWriter.bigEndian(UInt32(bitmap.width))
      + PNGChunkWriter.bigEndian(UInt32(bitmap.height))
      + [UInt8(form.bitDepth), form.colorType, 0, 0, 0]
  }
}
