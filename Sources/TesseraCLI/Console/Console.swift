internal import Notation
internal import Platform
internal import Rendering

/// The two streams: data goes to standard output, everything said about it to standard error. Both take text that
/// was written for them, and files as they are.
struct Console {
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let isErrorColored: Bool
  private let fault = Fault()
  /// Whether nothing that it is given goes anywhere.
  private var isMuted = false

  /// Why data could not be written, once that has happened.
  private final class Fault {
    var fault: FileFault?
  }

  /// The streams of the process.
  init(environment: [String: String], color: String?) {
    isOutputTerminal = StandardStream.output.isTerminal
    isErrorTerminal = StandardStream.error.isTerminal
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

  /// One for work whose outcome is told otherwise.
  var muted: Console {
    var console = self
    console.isMuted = true
    return console
  }

  func write(_ text: TerminalText) { write(Array(text.utf8)) }
  func writeError(_ text: TerminalText) {
    guard !isMuted else { return }
    // Nobody is left to be told that it failed.
    try? StandardStream.error.write(Array(text.utf8))
  }

  /// A page of ours, or another text of several lines.
  func write(lines text: String) { write(TerminalText(lines: text)) }

  /// Why some data is lost: the disk that standard output goes to may be full.
  var outputFault: FileFault? { fault.fault }

  /// Writes bytes to standard output as they are.
  func write(_ bytes: [UInt8]) {
    guard !isMuted else { return }
    do throws(FileFault) {
      try StandardStream.output.write(bytes)
    } catch {
      fault.fault = error
    }
  }

  /// Standard output, for a picture.
  var pictures: PictureSink { PictureSink(isTerminal: isOutputTerminal) { write($0) } }
}
