import Foundation

/// One of the scripts that make and CI run.
struct MachineScript {
  let name: String

  /// The words about an input, and how it ends.
  func run(_ words: [String] = [], input: String = "") throws -> (output: String, code: Int32) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("input-\(UUID().uuidString)")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try run(words + [file.path], environment: [:])
  }

  /// The words alone, with more in the environment.
  func run(
    _ words: [String], environment: [String: String]
  ) throws -> (output: String, code: Int32) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = House.root.appendingPathComponent(".ci/\(name)")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
