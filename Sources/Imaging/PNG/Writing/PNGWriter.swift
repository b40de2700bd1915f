public import Platform

/// Pictures as PNG files. The same picture gives the same bytes on every machine and in every run: `fast` and
/// `small` depend on nothing but this code, `tiny` also on libdeflate's version.
///
/// A picture of 256 colours at most is written with a palette unless it is smaller without, an opaque one without
/// alpha.
public struct PNGWriter: Sendable {
  /// The time that the file is worth.
  public var level: PNGLevel
  /// Texts to travel along; none unless asked for.
  public var texts: [PNGText]

  /// Files that are small, without any text, unless said otherwise.
  public init(level: PNGLevel = .small, texts: [PNGText] = []) {
    self.level = level
    self.texts = texts
  }

  /// Pictures with more pixels are drawn and written in bands. 4K has less.
  static let wholePixels = 1 << 23
  /// Pixels of a band: 16 MB.
  static let bandPixels = 1 << 22

  /// The whole file.
  public func encode(_ bitmap: Bitmap) -> [UInt8] {
    file(
      of: PNGImageEncoder(level: level).encode(bitmap), width: bitmap.width,
      height: bitmap.height, scale: bitmap.scale)
  }

  /// The whole file of a picture that comes in bands where it is large: then some 16 MB of its pixels are in
  /// memory at once, and the file. Each band is asked for twice: for the colours that there are, and to be
  /// written.
  /// A whole process needs 63 MB for a content of 390 by 30,000 points at 3x, which has 421 MB of pixels.
  public func encode<Picture: BandedPicture>(
    _ picture: Picture
  ) throws(Picture.Failure) -> [UInt8] {
    guard picture.width * picture.height > Self.wholePixels else {
      return encode(try picture.band(0..<picture.height))
    }
    return try encodeInBands(picture)
  }

  func encodeInBands<Picture: BandedPicture>(
    _ picture: Picture, bandPixels: Int = PNGWriter.bandPixels
  ) throws(Picture.Failure) -> [UInt8] {
    let image = try PNGImageEncoder(level: level).encode(picture, bandPixels: bandPixels)
    return file(
      of: image, width: picture.width, height: picture.height, scale: picture.scale)
  }

  private func file(
    of image: PNGImageEncoder.Image, width: Int, height: Int, scale: Double
  ) -> [UInt8] {
    var file = PNGChunkWriter(expecting: image.stream.count + 2048)
    let size = PNGChunkWriter.bigEndian(UInt32(width)) + PNGChunkWriter.bigEndian(UInt32(height))
    file.add("IHDR", size + [UInt8(image.form.bitDepth), image.form.colorType, 0, 0, 0])
    file.addDensity(scale: scale)
    for text in texts { file.add(text.chunk.name, text.chunk.bytes) }
    if case .palette(let palette) = image.form { file.add(palette) }
    file.add("IDAT", image.stream)
    file.add("IEND", [])
    return file.bytes
  }

  /// Writes the file whole or not at all.
  public func write(_ bitmap: Bitmap, to path: String) throws(FileError) {
    try OutputFile.write(encode(bitmap), to: path)
  }
}
