public import CoreGraphics

/// The bytes of a picture file, known by their hash: copies are free, and comparing two of them looks at
/// the bytes only where the hashes agree.
public struct ImageSource: Sendable {
  /// The picture formats that are told by their first bytes.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg, gif, webp
  }

  /// The whole picture file, not decoded.
  public let bytes: [UInt8]
  /// nil where the first bytes are those of no format that is known.
  public let format: Format?
  /// In points: the pixels divided by the picture's scale.
  public let naturalSize: CGSize
  /// FNV-1a over all bytes: the same on every machine.
  public let hash: UInt64

  /// Tells the format from the first bytes and hashes all of them; the size is in points.
  public init(_ bytes: [UInt8], naturalSize: CGSize) {
    self.bytes = bytes
    self.naturalSize = naturalSize
    format = Self.format(of: bytes)
    hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "GIF8".utf8) { return .gif }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    return nil
  }
}

extension ImageSource: Hashable {
  /// Whether both are the same bytes in the same size.
  public static func == (first: ImageSource, second: ImageSource) -> Bool {
    first.hash == second.hash && first.naturalSize == second.naturalSize
      && first.bytes == second.bytes
  }

  /// Puts in the hash of the bytes, which is known already.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
