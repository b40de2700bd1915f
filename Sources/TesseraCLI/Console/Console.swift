internal import Platform
internal import Foundation
internal import Glibc
internal import Imaging
internal import Notation

/// The two streams: data goes to standard output, everything said about it to standard error. Both take text that
/// was written for them, and files as they are.
struct Console {
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let isErrorColored: Bool
  private let fault = Fault()

  /// Why data could not be written, once that has happened.
  private final class Fault {
    var code: Int32?
  }

  /// What the streams of the process are.
  init(environment: [String: String], color: String?) {
    isOutputTerminal = isatty(STDOUT_FILENO) == 1
    isErrorTerminal = isatty(STDERR_FILENO) == 1
    isErrorColored = Self.isColored(
      isTerminal: isErrorTerminal, environment: environment, choice: color)
  }

  /// The option comes first, then the two variables of the environment, then what the stream is.
  static func isColored(
    isTerminal: Bool, environment: [String: String], choice: String?
  ) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["FORCE_COLOR"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }

  func write(_ text: TerminalText) { write(Array(text.utf8), to: STDOUT_FILENO) }
  func writeError(_ text: TerminalText) { write(Array(text.utf8), to: STDERR_FILENO) }

  /// A page of ours, or another text of several lines.
  func write(lines text: String) { write(TerminalText(lines: text)) }

  /// Why some data is lost: the disk that standard output goes to may be full.
  var outputFault: FileFault? {
    fault.code.map { code in
      .standardOutput(
        code == EAGAIN ? nil : SystemLimit(code), reason: FileError.sentence(code))
    }
  }

  /// Writes all of it. Whoever does not listen any more has heard enough.
  func write(_ bytes: [UInt8], to descriptor: Int32) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || (count < 0 && errno == EINTR) else {
        if descriptor == STDOUT_FILENO, count < 0, errno != EPIPE { fault.code = errno }
        return
      }
      done += max(0, count)
    }
  }
}
