public import Notation

/// A fault in the bytes of a file: its place, what was found there, and what was expected.
public struct ByteFault<Part>: CodedError, Hashable
where Part: RawRepresentable & Hashable & Sendable, Part.RawValue == String {
  /// The parts of files of its kind, by their names.
  public typealias Subject = Part

  /// The part of the file that is wrong.
  public let subject: Part
  /// Bytes from the file's start.
  public let offset: Int
  /// The bytes or numbers at that place, in words.
  public let found: String?
  /// Values that would have been right there, in words.
  public let expected: String?

  init(_ subject: Part, at offset: Int, found: String, expected: String) {
    self.subject = subject
    self.offset = offset
    self.found = found
    self.expected = expected
  }

  /// The page about pictures that cannot be read.
  public var code: String { "image" }
  /// The byte, counted from the file's start.
  public var place: String? { "byte \(offset)" }
  /// Part and both values, without the file's name.
  public var message: String {
    "\(subject.rawValue): found \(found ?? "") – expected \(expected ?? "")"
  }
}
