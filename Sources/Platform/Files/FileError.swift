internal import Glibc

/// A file that could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The action that failed, in a word that completes "could not … it".
  public enum Step: String, Sendable {
    case open
    case read
    case create
    case write
    case replace
    /// A program, or a thread.
    case start
  }

  /// The action that failed.
  public let step: Step
  /// The path as it was given, relative or not.
  public let path: String
  /// The system's number for the reason.
  public let code: Int32
  /// The reason in words, also where the system has no number for it.
  public let reason: String
  /// Whether it has more bytes than were allowed.
  public private(set) var isTooLarge = false

  package init(_ step: Step, _ path: String, code: Int32) {
    self.init(step, path, code: code, reason: Self.sentence(code))
  }

  package init(_ step: Step, _ path: String, code: Int32 = 0, reason: String) {
    self.step = step
    self.path = path
    self.code = code
    self.reason = reason
  }

  /// A limit of the system.
  package init(_ step: Step, _ path: String, limit: SystemLimit) {
    self.init(step, path, code: limit.number)
  }

  static func tooLarge(_ path: String, limit: Int) -> FileError {
    var error = FileError(.read, path, reason: "it has more than \(limit) bytes")
    error.isTooLarge = true
    return error
  }

  /// Whether the system has no more of what everybody shares: open files, memory.
  public var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(code) }

  /// Whether nothing stands there, or on the way there.
  package var isMissing: Bool { [ENOENT, ENOTDIR].contains(code) }

  /// The reason in words that no locale changes.
  package static func sentence(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOSPC: "the disk is full"
    case EDQUOT: "the quota of the disk is used up"
    case EEXIST: "a file of that name is there already"
    case EFBIG: "the file would be larger than the system allows"
    case EINVAL, ENAMETOOLONG: "the name is too long or not allowed"
    case EIO: "the disk reports an error"
    case EISDIR: "it is a folder"
    case ENOMEM: "the system gives no more memory"
    case ELOOP: "too many links lead to each other"
    case EMFILE, ENFILE: "too many files are open"
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ESPIPE: "it cannot go back in a pipe: expected a file"
    case EROFS: "the disk is read-only"
    default: "error \(code) of the system"
    }
  }
}

extension FileError: CustomStringConvertible {
  /// The path, the action and the reason, in one line without a full stop.
  public var description: String {
    "\(path): could not \(step.rawValue) it: \(reason)"
  }
}

/// An error of something that writes, behind which there may be one of a file.
package protocol FileFailure: Error {
  var fileError: FileError? { get }
}

extension FileError: FileFailure {
  package var fileError: FileError? { self }
}
