import Foundation
import Testing

/// A text that stands in `Fixtures`, and is written there only when `RECORD=1` says so.
struct Golden {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// From the package's root.
  var path: String

  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      text == expected, "\(path); RECORD=1 swift test accepts what was written",
      sourceLocation: sourceLocation)
  }
}
