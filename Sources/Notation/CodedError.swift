/// An error of which a person is told, in parts: whoever tells it puts them together, and nobody takes them apart.
public protocol CodedError: Error, CustomStringConvertible {
  /// `file/missing`: never changes once it was told, and has a page of its own.
  var code: String { get }
  /// The sort of thing that is at fault, which decides how a program ends.
  var concern: ErrorConcern { get }
  /// The line, the byte or the file at fault; nil where the message says it, or nothing does.
  var place: String? { get }
  /// Found and expected, in one sentence.
  var message: String { get }
  /// The value that was found, by itself; nil where the message alone tells.
  var found: String? { get }
  /// The value that was expected, by itself; nil where the message alone tells.
  var expected: String? { get }
  /// The next thing to do; nil for errors that nobody can do anything about.
  var hint: String? { get }
}

/// The sort of thing that an error is about.
public enum ErrorConcern: Equatable, Sendable, CaseIterable {
  /// Words of a scene or a command line.
  case request
  /// A layout or an update that was played.
  case layout
  /// A file that could not be read or written.
  case files
  /// Room for files, which the system does not give: a disk, a quota, a size, open files.
  case room
  /// Memory or processes, which the system does not give.
  case system
}

extension CodedError {
  /// The words that somebody wrote, for most errors.
  public var concern: ErrorConcern { .request }
  /// No place, for errors whose message names it.
  public var place: String? { nil }
  /// Nothing besides the message.
  public var found: String? { nil }
  /// Nothing besides the message.
  public var expected: String? { nil }
  /// No hint, for errors that nobody can do anything about.
  public var hint: String? { nil }

  /// The place and the message, in one line.
  public var sentence: String { place.map { "\($0): \(message)" } ?? message }

  /// The sentence, and the hint in a line of its own if there is one.
  public var description: String { hint.map { "\(sentence)\nhint: \($0)" } ?? sentence }
}
