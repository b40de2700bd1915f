import Imaging
import Motion
import Notation
import Platform
import Rendering
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// The end of the program follows from what errors are about, and never from how they are called.
@Suite struct ErrorConcernTests {
  private let nowhere = "a/b/c"

  static let ends: [(ErrorConcern, ExitCode)] = [
    (.request, .scene), (.layout, .layout), (.files, .files), (.room, .files), (.system, .system),
  ]

  @Test(arguments: ends) func decidesHowTheProgramEnds(_ concern: ErrorConcern, _ code: ExitCode) {
    let diagnostic = Diagnostic(code: nowhere, concern: concern, "it does not work")
    #expect(SceneFaults([diagnostic]).exitCode == code)
  }

  @Test(arguments: [
    (Diagnostic(.syntax, "a"), ExitCode.scene), (Diagnostic(.deepNesting, "a"), .scene),
    (Diagnostic(.tag, "a"), .scene), (Diagnostic(.encoding, "a"), .files),
    (Diagnostic(code: "usage/yaml", "a"), .usage), (Diagnostic(.table, "a"), .files),
    (Diagnostic(code: "extract/none", concern: .files, "a"), .files),
  ]) func textsThatAreWrongEndAsScenesDo(_ diagnostic: Diagnostic, _ code: ExitCode) {
    #expect(Console.end(of: diagnostic) == code)
  }

  @Test func theWorstOfSeveralDecides() {
    let faults = SceneFaults([
      Diagnostic(code: nowhere, "one"), Diagnostic(code: nowhere, concern: .files, "two"),
    ])
    #expect(faults.exitCode == .files)
  }

  /// The same, with or without a place in a file.
  @Test func layoutsThatStopAtTheStartEndAsThoseThatStopLater() throws {
    let file = SourceFile(path: "a.scene.json", text: "{}")
    let diagnostic = Diagnostic(
      .unexpectedEnd, "the layout has stopped", at: SourceSpan.start(of: file))
    #expect(SceneFaults([diagnostic]).exitCode == .layout)
  }

  static let errors: [any CodedError] = [
    TextError.missingKey("a", at: TextPosition(line: 1, column: 2)),
    TextError.lastComma("]", expected: "a value", at: TextPosition(line: 1, column: 2)),
    FileFault.folder("a"), ImageError.unknownFormat("a GIF"), AnimationError.noFrames,
    JPEGError.memory, JPEGWriteError.memory, WebPError.quality(200),
    FrameReadError.unknownFormat, BitmapError.size(width: 0, height: 0),
    TimingError.neverSettles(dampingRatio: 0), OutputFault.terminal,
    Diagnostic(.syntax, "a"),
  ]

  @Test func everyErrorHasAPageAndASentence() {
    for error in Self.errors {
      #expect(ProgramCodes[error.code] != nil, "\(error.code)")
      #expect(!error.message.isEmpty)
      #expect(error.place.map { error.sentence == "\($0): \(error.message)" } ?? true)
    }
  }

  @Test func sayWhatWasFoundBesideTheSentence() {
    let error = TextError.unexpected("']'", expected: "a key", at: TextPosition(line: 3, column: 4))
    #expect(error.place == "3:4")
    #expect(error.found == "']'")
    #expect(error.expected == "a key")
    #expect(error.description == "3:4: found ']', expected a key")
  }
}
