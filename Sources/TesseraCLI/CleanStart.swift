internal import CairoBackend
internal import Platform

/// Starts the program again where a library has looked at the environment before `main`: the same process, the same
/// command line, but without what was looked at. Nothing happens where no such variable is set.
enum CleanStart {
  /// Set for the second start, so that there is no third one whatever sets the others again.
  static let marker = "TESSERA_STARTED_AGAIN"

  /// The variables that are to be away at the next start.
  static func unwanted(in variables: [(name: String, value: String)]) -> [String] {
    variables.filter { LibraryVariables.isReadBeforeMain($0.name, value: $0.value) }.map(\.name)
  }

  /// Comes back only where there is nothing to be done, or where it cannot be.
  static func ensure() {
    let variables = ProcessEnvironment.variables
    let isSecond = variables.contains { $0.name == marker }
    ProcessEnvironment.remove(marker)
    let unwanted = unwanted(in: variables)
    if !unwanted.isEmpty {
      for name in unwanted { ProcessEnvironment.remove(name) }
      if !isSecond { startAgain() }
      LibraryVariables.say(unwanted)
    }
    LibraryVariables.remove()
  }

  private static func startAgain() {
    ProcessEnvironment.set(marker, to: "1")
    ThisProcess.startAgain()
    ProcessEnvironment.remove(marker)
  }
}
