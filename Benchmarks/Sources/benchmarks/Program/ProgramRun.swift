import Foundation

/// One run of a program that is built beside this one, to its end.
enum ProgramRun {
  /// Ends the benchmarks where the program cannot be run or fails: a figure of a failure is none.
  ///
  /// - Returns: the most memory that one of its processes occupied, in megabytes.
  @discardableResult
  static func peakMegabytes(of name: String, _ arguments: [String] = []) -> Double {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var silence = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&silence)
    defer { posix_spawn_file_actions_destroy(&silence) }
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    guard posix_spawn(&process, program, &silence, nil, &words, environ) == 0 else {
      fail("\(program) cannot be run")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      fail("\(name) failed")
    }
    return Double(usage.ru_maxrss) / 1024
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }
}
