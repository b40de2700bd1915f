import Foundation

/// The text between fences in the README of Tessera and in its pages for authors of layouts, and the folder of this
/// package.
struct Readme {
  struct Block {
    let language: String
    let text: String
  }

  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pages = [
    "README.md", "Documentation/OwnLayouts.md", "Documentation/SnapshotTesting.md",
    "Documentation/SimulatorTests.md", "Sources/TesseraCLI/TesseraCLI.docc/TesseraCLI.md",
    "Sources/UIKit/UIKit.docc/UIKit.md",
  ]
  let blocks: [Block]

  init() throws {
    let root = Self.package.deletingLastPathComponent().deletingLastPathComponent()
    let text = try Self.pages
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
    let parts = text.components(separatedBy: "\n```")
    // Outside and inside alternate; a block begins with the name of its language.
    blocks = stride(from: 1, to: parts.count, by: 2).map { place in
      let lines = parts[place].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(language: String(lines[0]), text: lines.dropFirst().joined() + "\n")
    }
  }

  /// The blocks of one language.
  func blocks(in language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }

  /// The text of a file of this package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// All Swift files of this package.
  static func swiftFiles() throws -> [String] {
    let paths =
      FileManager.default.enumerator(atPath: package.path)?
      .compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.map(text)
  }
}
