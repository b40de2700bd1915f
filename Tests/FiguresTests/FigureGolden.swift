import Figures
import Foundation
import Testing

/// A figure as a file that stands in `Fixtures/figures`, and is written there only when `RECORD=1` says so.
struct FigureGolden {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `friends-sync/storyboard`: the case and the figure.
  var name: String

  func expect(_ figure: Figure, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = "Fixtures/figures/\(name).svg"
    let file = Self.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try figure.svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    // The texts themselves would fill the screen.
    let isSame = figure.svg == expected
    #expect(
      isSame, "\(path); RECORD=1 swift test accepts what was drawn", sourceLocation: sourceLocation)
  }
}
