import Platform
import Foundation

@testable import Imaging

/// Files of `Fixtures/`.
enum Fixture {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] {
    try InputFile.read(folder.appendingPathComponent(name).path, limit: 1 << 24)
  }

  /// The names of a folder's files.
  static func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).sorted()
  }
}
