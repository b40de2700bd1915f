/// A kind of file that pictures and animations are read from, told by its first bytes and not by its name.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// Nothing where the bytes begin like none of them.
  public init?(of bytes: [UInt8]) {
    let found = Self.allCases.first { format in
      switch format {
      case .png: PNGReader.recognizes(bytes)
      case .jpeg: JPEGReader.recognizes(bytes)
      case .gif: bytes.starts(with: "GIF8".utf8)
      case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
      }
    }
    guard let found else { return nil }
    self = found
  }
}
