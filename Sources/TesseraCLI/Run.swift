internal import Glibc

/// Runs the program with its command line, and ends the process with its exit code.
@MainActor public func run() -> Never {
  let words = Array(CommandLine.arguments.dropFirst())
  exit(Program(environment: Program.environmentOfProcess).run(words).rawValue)
}
