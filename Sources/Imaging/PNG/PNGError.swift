/// A fault in a PNG file: its place, what was found there, and what was expected.
public struct PNGError: Error, Hashable, Sendable {
  /// The part of a file that a fault lies in.
  public enum Subject: String, Hashable, Sendable {
    case signature
    case chunk
    case chunkCount = "number of chunks"
    case checksum
    case header
    /// Bytes, sides or pixels beyond the limits, or a side without a pixel.
    case size
    case palette
    case transparency
    case imageData = "image data"
    case filter
    case animation
    case end
    case memory
  }

  /// The part of the file that is wrong.
  public let subject: Subject
  /// Bytes from the file's start.
  public let offset: Int
  /// The bytes or numbers at that place, in words.
  public let found: String
  /// Values that would have been right there, in words.
  public let expected: String

  init(_ subject: Subject, at offset: Int, found: String, expected: String) {
    self.subject = subject
    self.offset = offset
    self.found = found
    self.expected = expected
  }
}

extension PNGError: CustomStringConvertible {
  /// Place, part, and both values in one line, without the file's name.
  public var description: String {
    "byte \(offset): \(subject.rawValue): found \(found) – expected \(expected)"
  }
}
