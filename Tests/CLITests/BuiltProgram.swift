import Dispatch
import Foundation

/// The program as it was built, run with a command line.
struct BuiltProgram {
  struct Result: Equatable {
    var output: String
    var error: String
    var code: Int32
  }

  /// So many run at a time: each has descriptors in this process, and Foundation starts no program from one that has
  /// more than a thousand of them.
  private static let places = DispatchSemaphore(value: 16)

  /// Programs are built into the folder of the tests.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  static func run(
    _ words: [String], input: String = "", environment: [String: String] = [:], in place: URL? = nil
  ) throws -> Result {
    try run(folder.appendingPathComponent("tessera").path, words, input, environment, place)
  }

  /// Whether a program of this name is installed, and where.
  static func installed(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func run(
    _ program: String, _ words: [String], _ input: String = "",
    _ environment: [String: String] = [:], _ place: URL? = nil
  ) throws -> Result {
    places.wait()
    defer { places.signal() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words.patient
    process.currentDirectoryURL = place
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    process.environment = ["PATH": path].merging(environment) { $1 }
    // Two pipes read one after the other could each wait for the other, and to write into one whose program has ended
    // without a look at it ends this process; a file does neither.
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let (read, errors) = (streams.appending(path: "input"), streams.appending(path: "errors"))
    try Data(input.utf8).write(to: read)
    try Data().write(to: errors)
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: read)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      code: process.terminationStatus)
  }
}

extension [String] {
  private static let commands = ["render", "check", "record", "diff"]
  private static let patience = ["--max-seconds", "3600"]

  /// The command line with all the time in the world for each scene, unless it says how much itself: the tests' program
  /// is built to be looked into, and others want the processors as well.
  var patient: [String] {
    guard !joined(separator: " ").contains("--max-seconds") else { return self }
    let place = indices.first { index in
      Self.commands.contains(self[index]) && (index == 0 || self[index - 1].hasSuffix("/tessera"))
    }
    if let place { return prefix(through: place) + Self.patience + suffix(from: place + 1) }
    // Lines of a shell.
    let allowed = Self.patience.joined(separator: " ")
    return map { word in
      word.replacing(#/tessera'? (?:render|check|record|diff) /#) { "\($0.output)\(allowed) " }
    }
  }
}
