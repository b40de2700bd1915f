import Foundation
import Testing

/// The program while it runs, to be disturbed from outside.
final class StartedProgram {
  private let process = Process()
  private let folder: URL
  private let errors: URL

  init(_ words: [String], in folder: URL, _ environment: [String: String] = [:]) throws {
    self.folder = folder
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.executableURL = BuiltProgram.folder.appendingPathComponent("tessera")
    process.arguments = words.patient
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: errors)
  }

  struct Slow: Error {}

  /// Waits until there is such a file with something in it, for ten minutes at most.
  func waitForFile(ending: String) throws {
    for _ in 0..<12_000 {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let isThere = names.contains { $0.hasSuffix(ending) }
      if isThere || !process.isRunning { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Slow()
  }

  /// Sends the signal, and waits.
  func end(by signal: Int32) -> (code: Int32, error: String) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let words = (try? Data(contentsOf: errors)) ?? Data()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }

  /// Processes whose command line has the text in it, by their numbers.
  static func processes(naming text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { number in
      guard Int(number) != nil,
        let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(number)/cmdline"))
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(text)
    }
  }
}

extension SceneFolder {
  /// Hidden files as well, but for what the program knows of earlier runs.
  var everything: [String] {
    get throws {
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { name in
        let path = url.appendingPathComponent(name).path
        let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        return kind as? FileAttributeType != .typeDirectory && !name.hasPrefix(".tessera")
      }.sorted()
    }
  }
}
