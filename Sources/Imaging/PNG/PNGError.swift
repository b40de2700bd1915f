public import Notation

/// A fault in a PNG file: its place, what was found there, and what was expected.
public struct PNGError: Error, Hashable, Sendable {
  /// The part of a file that a fault lies in.
  public enum Subject: String, Hashable, Sendable {
    /// The eight bytes that every PNG begins with.
    case signature
    /// A chunk of an unknown kind that no reader may pass over, or a broken head of one.
    case chunk
    /// More chunks than the limits allow.
    case chunkCount = "number of chunks"
    /// A chunk whose bytes are not those that were written.
    case checksum
    /// The chunk `IHDR`: size, colours and depth.
    case header
    /// Bytes, sides or pixels beyond the limits, or a side without a pixel.
    case size
    /// The chunk `PLTE`, or a pixel that has no colour in it.
    case palette
    /// The chunk `tRNS`.
    case transparency
    /// The compressed rows.
    case imageData = "image data"
    /// A row with a filter that PNG does not have.
    case filter
    /// The chunks of an animated PNG.
    case animation
    /// The file ends too early or without a picture.
    case end
    /// There is no memory to inflate the rows with.
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

extension PNGError: ExplainedError {
  /// Place, part, and both values in one line, without the file's name.
  public var sentence: String {
    "byte \(offset): \(subject.rawValue): found \(found) – expected \(expected)"
  }
}
