import Foundation

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("imaging-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var path: String { root.path }

  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// The names of what is in it, hidden files too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
  }
}
