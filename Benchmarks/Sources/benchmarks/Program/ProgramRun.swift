import Foundation

/// One run of a program to its end: of one that is built beside this one, or in the folder that `BENCH_PROGRAMS`
/// names, so that another commit's programs can be measured.
enum ProgramRun {
  private static let folder =
    ProcessInfo.processInfo.environment["BENCH_PROGRAMS"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  static func file(of name: String) -> ProgramFile? {
    ProgramFile(folder.appendingPathComponent(name).path)
  }

  /// Ends the benchmarks where the program cannot be run or fails: a figure of a failure is none.
  /// - Parameters:
  ///   - name: of a program beside this one, or the path of another one.
  ///   - code: how it is expected to end.
  static func run(_ name: String, _ arguments: [String] = [], ending code: Int32 = 0) {
    var status: Int32 = 0
    let process = start(name, arguments, isQuiet: code != 0)
    guard waitpid(process, &status, 0) == process, status == code << 8 else {
      fail("\(name) failed")
    }
  }

  /// The most memory that it occupied, in megabytes. The system's own account of a process that has ended counts
  /// what its parent occupied when it began, so it is asked while it runs.
  static func peakMegabytes(
    of name: String, _ arguments: [String], ending code: Int32 = 0
  ) -> Double {
    var peak = 0.0
    var status: Int32 = 0
    let process = start(name, arguments, isQuiet: code != 0)
    while waitpid(process, &status, WNOHANG) == 0 {
      peak = max(peak, peakMegabytes(of: process))
      usleep(500)
    }
    guard status == code << 8 else { fail("\(name) failed") }
    return peak
  }

  /// - Parameter isQuiet: whether nobody wants its messages, as it is meant to fail.
  private static func start(_ name: String, _ arguments: [String], isQuiet: Bool) -> pid_t {
    let program = name.hasPrefix("/") ? name : folder.appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var silence = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&silence)
    defer { posix_spawn_file_actions_destroy(&silence) }
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    if isQuiet || name.hasPrefix("/") {
      posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &silence, nil, &words, environ) == 0 else {
      fail("\(program) cannot be run")
    }
    return process
  }

  private static func peakMegabytes(of process: pid_t) -> Double {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return kilobytes / 1024
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }
}
