import Foundation
import Testing

/// A program of one's own is all of `tessera` plus the classes that it brings along.
@Suite struct AlbumTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let scene = package.appendingPathComponent("album.scene.json").path
  /// Looked at, and shown in the README; `RECORD=1` takes over what is drawn now.
  private static let picture = package.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/user-package/album.svg")

  private func album(_ words: String...) throws -> (output: String, error: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("album")
    process.arguments = words
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let texts = [output, error].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  @Test func drawsItsOwnCellsHeadersAndDecorations() throws {
    let drawn = try album("render", "--only", "still", "-o", "-", Self.scene)
    #expect(drawn.error == "")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(drawn.output.utf8).write(to: Self.picture)
    }
    let expected = try String(contentsOf: Self.picture, encoding: .utf8)
    #expect(
      drawn.output.split(separator: "\n") == expected.split(separator: "\n"),
      "look at the picture, and take it over with RECORD=1")
    for text in ["Lisbon", "Tram 28", "3 likes", "Castle"] {
      #expect(drawn.output.contains(text), "\(text)")
    }
    #expect(!drawn.output.contains("12 likes"))
  }

  @Test func movesItsOwnCells() throws {
    let film = try album("render", "--only", "animation", "-o", "-", Self.scene).output
    #expect(film.contains("@keyframes"))
    // A photo that goes is still told of, one that comes already.
    #expect(film.contains("12 likes") && film.contains("Castle"))
  }

  @Test func fitsItsOwnCells() throws {
    let table = try album("render", "--only", "attributes", "-o", "-", Self.scene).output
    let sizes = table.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.prefix(3) == ["like", "after", "cell"] }.map { "\($0[3]) \($0[8])" }
    #expect(sizes == ["Castle 98", "Tram 116", "tower 98", "Tiles 98", "Market 98"])
  }

  @Test func holdsToItsContract() throws {
    let result = try album("check", Self.scene)
    #expect(result.output.hasSuffix("3 of 3 expectations met\n"))
    #expect(result.code == 0)
  }

  @Test func listsItsClassesAndCompletesThem() throws {
    #expect(
      try album("list", "cells").output.hasSuffix("A photo with its name. (registered by album)\n"))
    #expect(try album("list", "supplementary").output.contains("\nribbon  "))
    #expect(try album("list", "decoration").output.contains("\nplank  "))
    let schema = try album("schema").output
    #expect(schema.contains(#""enum": ["styled", "photo"]"#))
    #expect(schema.contains(#""enum": ["styled", "ribbon"]"#))
  }

  @Test func tellsWhatItKnowsWhereANameIsWrong() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("slip-\(UUID().uuidString).scene.json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = try String(contentsOfFile: Self.scene, encoding: .utf8)
    try text.replacingOccurrences(of: #""cell": "photo""#, with: #""cell": "photos""#)
      .write(to: file, atomically: true, encoding: .utf8)
    let result = try album("check", file.path)
    #expect(result.code == 3)
    #expect(result.error.contains(#"error[unknown-view]: unknown cell "photos""#))
    #expect(result.error.contains(#":8:35"#))
    #expect(result.error.contains(#"did you mean "photo"?"#))
    #expect(result.error.contains("known here: styled, photo (registered by album)"))
  }
}
