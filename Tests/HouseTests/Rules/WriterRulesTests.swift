import Testing

/// Text goes out through the writers of `Notation` and no other way.
@Suite struct WriterRulesTests {
  /// Sources with their paths, those of the writers left out.
  private static func sources() throws -> [(path: String, text: String)] {
    try House.files(below: "Sources", endingIn: ".swift")
      .filter { !$0.hasPrefix("Sources/Notation/") }
      .map { ($0, try House.text(of: $0)) }
  }

  /// Lines that have one of the pieces, as `path: line`.
  private static func lines(
    with pieces: [String], unless isAllowed: (String) -> Bool = { _ in false }
  ) throws -> [String] {
    try sources().flatMap { source in
      source.text.split(separator: "\n").filter { line in
        pieces.contains { line.contains($0) }
      }.map { "\(source.path): \($0)" }
    }.filter { !isAllowed($0) }
  }

  /// In pieces, so that this file has none of them.
  private static let entities = ["amp", "lt", "gt", "quot", "#39", "#10"].map { "&\($0);" }

  @Test func nobodyElseEscapesForPages() throws {
    let replacements = ["&", "<", ">", "\\\"", "'", "|", "\\\\"].map { ".replacing(\"\($0)\"" }
    #expect(try Self.lines(with: Self.entities + replacements) == [])
  }

  @Test func nobodyElsePercentEncodes() throws {
    // A line of notes that nobody reads but the program.
    let notes = "Sources/Rendering/Runs/RunCache.swift"
    #expect(
      try Self.lines(with: ["\"%25\"", "\"%0A\"", "\"%0D\"", "\"%20\""]) { $0.hasPrefix(notes) }
        == [])
  }

  /// Keys with values behind them; examples of scenes in explanations and hints are words.
  @Test func nobodyElsePutsJSONTogether() throws {
    #expect(
      try Self.lines(with: ["\\\":\\(", "{\\\"\\(", ",\\\"\\(", "\"{\\\"", "\"{\\n"]) { line in
        line.contains("example: ") || line.contains("SceneFormat/Keys/")
          || line.contains("TimingSource+Diagnostic")
      } == [])
  }

  /// A text that is taken as it is was written in the same file, or by a writer of its own.
  @Test func whatIsTakenAsItIsIsOurs() throws {
    let allowed = [
      "SceneFormat/Diagnostics/Diagnostic+Text.swift", "SceneFormat/Names/Snippet.swift",
      "Figures/Inspector/Inspector.swift", "Figures/Inspector/StageMarkup.swift",
      "Rendering/Report/Page/ReportPage.swift",
    ]
    #expect(
      try Self.lines(with: ["Text(verbatim:"]) { line in
        allowed.contains { line.hasPrefix("Sources/\($0)") }
      } == [])
  }

  /// The two streams have one writer in the program, and one for layouts that run elsewhere.
  @Test func nobodyElseWritesToTheStreams() throws {
    let allowed = [
      "TesseraCLI/Console/Console.swift", "TesseraCLI/Batch/Processes/Watchdog.swift",
      "UIKit/Engine/ConsoleLog.swift", "UIKit/Engine/Fault.swift", "Conformance/main.swift",
      "CairoBackend/Libraries/LibraryVariables.swift",
      // Words that another process of this program has said by the same writer.
      "Platform/Files/OpenFile.swift",
    ]
    let pieces = [
      "FileHandle.standard", "Stream.output.write", "Stream.error.write", "stream.write",
      "write(STDERR_FILENO", " print(", "fputs(", "fprintf(",
    ]
    #expect(
      try Self.lines(with: pieces) { line in
        allowed.contains { line.hasPrefix("Sources/\($0)") } || line.contains("///")
      } == [])
  }
}
