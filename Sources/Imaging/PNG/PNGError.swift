/// Why a PNG file cannot be read: where, what was found there, and what was expected.
public struct PNGError: Error, Hashable, Sendable {
  public enum Subject: String, Hashable, Sendable {
    case signature
    case chunk
    case chunkCount = "number of chunks"
    case checksum
    case header
    case size
    case palette
    case transparency
    case imageData = "image data"
    case filter
    case animation
    case end
    case memory
  }

  public let subject: Subject
  /// Bytes from the file's start.
  public let offset: Int
  public let found: String
  public let expected: String

  init(_ subject: Subject, at offset: Int, found: String, expected: String) {
    self.subject = subject
    self.offset = offset
    self.found = found
    self.expected = expected
  }
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    "byte \(offset): \(subject.rawValue): found \(found) – expected \(expected)"
  }
}
