internal import Platform
internal import CairoBackend
internal import Glibc
internal import Imaging

/// Starts the program again where a library has looked at the environment before `main`: the same process, the same
/// command line, but without what was looked at. Nothing happens where no such variable is set.
enum CleanStart {
  /// Set for the second start, so that there is no third one whatever sets the others again.
  static let marker = "TESSERA_STARTED_AGAIN"

  /// What is to be away at the next start.
  static func unwanted(in variables: [(name: String, value: String)]) -> [String] {
    variables.filter { LibraryVariables.isReadBeforeMain($0.name, value: $0.value) }.map(\.name)
  }

  /// Comes back only where there is nothing to be done, or where it cannot be.
  static func ensure() {
    let variables = LibraryVariables.variables
    let isSecond = variables.contains { $0.name == marker }
    unsafe unsetenv(marker)
    let unwanted = unwanted(in: variables)
    if !unwanted.isEmpty {
      for name in unwanted { unsafe unsetenv(name) }
      if !isSecond { startAgain() }
      LibraryVariables.say(unwanted)
    }
    LibraryVariables.remove()
  }

  private static func startAgain() {
    guard let words = commandLine, !words.isEmpty else { return }
    unsafe setenv(marker, "1", 1)
    var pointers = unsafe words.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    // Answers only where it fails.
    unsafe execv("/proc/self/exe", &pointers)
    unsafe pointers.forEach { unsafe free($0) }
    unsafe unsetenv(marker)
  }

  /// All words, byte for byte: those of a loader that the program was started by, too.
  private static var commandLine: [[CChar]]? {
    let descriptor = unsafe open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    while MessagePipe.read(descriptor, into: &bytes) {}
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { $0.map { CChar(bitPattern: $0) } + [0] }
  }
}
