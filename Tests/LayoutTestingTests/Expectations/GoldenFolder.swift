import Foundation
import Testing

/// A folder of goldens that a test has for itself.
final class GoldenFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "goldens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The paths of all files in it, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
      .filter { !url.appendingPathComponent($0).hasDirectoryPath }.sorted()
  }

  /// Those that were accepted.
  var goldens: [String] { files.filter { !$0.hasPrefix(".") } }

  func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(file)), as: UTF8.self)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(file))
  }
}
