import Foundation
import Testing

/// The program while it runs, so that something can happen to it.
final class RunningProgram {
  private let process = Process()
  private let streams: URL

  /// - Parameter words: its command line.
  init(_ words: [String], in place: URL) throws {
    streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("running-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    process.executableURL = BuiltProgram.folder.appendingPathComponent("tessera")
    process.arguments = words.patient
    process.currentDirectoryURL = place
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try stream("output")
    process.standardError = try stream("error")
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: streams)
  }

  private func stream(_ name: String) throws -> FileHandle {
    let file = streams.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  var output: String { text(of: "output") }
  var error: String { text(of: "error") }

  private func text(of name: String) -> String {
    (try? String(contentsOf: streams.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// Waits until something is so, for ten minutes at most: long enough on any machine.
  func wait(
    _ what: String, _ location: SourceLocation = #_sourceLocation, until isSo: () -> Bool
  ) async throws {
    for _ in 0..<30_000 {
      guard !isSo() else { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("waited for \(what); it said: \(error)", sourceLocation: location)
    throw CancellationError()
  }

  var isRunning: Bool { process.isRunning }

  /// Whether all of it stands still: a signal takes its time.
  var isStopped: Bool {
    let folder = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.allSatisfy { thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      // Behind the name, which is in brackets and may have any.
      return text?.split(separator: ")").last?.dropFirst().first == "T"
    }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Its exit code, once it has ended.
  func code() async throws -> Int32 {
    try await wait("its end") { !process.isRunning }
    return process.terminationStatus
  }

  /// The processes that it has started.
  var children: [pid_t] {
    let number = process.processIdentifier
    let folder = "/proc/\(number)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }
  }
}
