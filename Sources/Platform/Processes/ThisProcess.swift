internal import Glibc

/// The process that this code runs in.
package enum ThisProcess {
  /// The program that it runs.
  package static let program = "/proc/self/exe"

  /// The system's number of it.
  package static var number: Int32 { getpid() }

  package static var processorCount: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// Words of the command line as bytes, the program's name left out.
  package static var words: [[UInt8]] {
    Array(ProcessCalls.words.dropFirst())
  }

  /// Ends it in order.
  package static func end(_ status: Int32) -> Never { exit(status) }

  /// Ends it from any thread, whatever the others are at.
  package static func endAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// Starts the program again in its place, with the same command line. Comes back only where that fails.
  package static func startAgain() {
    guard let words = wholeCommandLine, !words.isEmpty else { return }
    StartedProcess.replaceThis(by: program, words)
  }

  /// All words, byte for byte: those of a loader that the program was started by, too.
  private static var wholeCommandLine: [[CChar]]? {
    SystemText.read("/proc/self/cmdline")?.split(separator: 0, omittingEmptySubsequences: false)
      .dropLast().map { $0.map { CChar(bitPattern: $0) } + [0] }
  }
}
