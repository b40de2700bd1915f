import Foundation

/// What a program takes from its start to its first picture.
@MainActor enum ColdBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "cold.first-png", unit: "ms") {
      Meter.bestSeconds(of: 25) { firstPicture() } * 1000
    }
  ]

  /// Runs the program beside this one to its end.
  private static func firstPicture() {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("first-picture").path
    var process: pid_t = 0
    let path = strdup(program)
    defer { free(path) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [path, nil]
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else {
      fail("\(program) cannot be run")
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else {
      fail("\(program) drew nothing")
    }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
  }
}
