import Foundation
import Readers
import Testing

@testable import Platform

/// Programs that behave in every wrong way, in the place of the one that makes films.
@Suite(.aside) struct PipedProgramTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: String
    var error: PipedProgramError?

    init(_ name: String, _ script: String, _ error: PipedProgramError? = nil) {
      testDescription = name
      self.script = script
      self.error = error
    }
  }

  static let cases = [
    Case("all is well", "cat >/dev/null"),
    Case("speaks although all is well", "echo careful >&2; cat >/dev/null"),
    Case("fails at once", "echo one >&2; echo 'no room' >&2; exit 3", .stopped("no room")),
    Case("stops reading", "head -c 1000 >/dev/null; echo full; exit 1", .stopped("full")),
    Case(
      "fails at the end", "cat >/dev/null; echo 'cannot end' >&2; exit 7",
      .failed(status: 7, "cannot end")),
    Case("is ended by a signal", "cat >/dev/null; kill -9 $$", .failed(status: 137, "")),
    Case(
      "speaks without end", "i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i+1)); done",
      .stopped("line 19999")),
  ]

  @Test(arguments: cases)
  func everyEndIsTold(_ example: Case) throws {
    let folder = try TemporaryFolder()
    let number = folder.path("number")
    let result = Result {
      let program = try Self.shell("echo $$ > \(number); \(example.script)")
      for _ in 0..<4 { try program.write([UInt32](repeating: 7, count: 160_000)) }
      try program.finish()
    }
    if let error = example.error {
      #expect(throws: error) { try result.get() }
    } else {
      try result.get()
    }
    try Self.checkHasEnded(number)
  }

  @Test func oneThatReadsNoMoreAndDoesNotEndIsEnded() throws {
    let folder = try TemporaryFolder()
    let number = folder.path("number")
    let result = Result {
      let program = try Self.shell("echo $$ > \(number); echo bored; exec sleep 1000 <&-")
      do {
        for _ in 0..<4 { try program.write([UInt32](repeating: 7, count: 160_000)) }
      } catch {
        // That it reads no more is known now.
      }
      try program.finishSoon()
    }
    #expect(throws: PipedProgramError.stopped("bored")) { try result.get() }
    try Self.checkHasEnded(number)
  }

  @Test func oneThatTakesNothingForTooLongIsEnded() throws {
    let folder = try TemporaryFolder()
    let number = folder.path("number")
    #expect(throws: PipedProgramError.stopped("busy")) {
      let program = try PipedProgram(
        "/bin/sh", ["-c", "echo $$ > \(number); echo busy; exec sleep 1000"], patience: 5)
      try program.write([UInt32](repeating: 7, count: 1_000_000))
    }
    try Self.checkHasEnded(number)
  }

  /// Whether it is fed or waited for.
  @Test(arguments: [true, false])
  func aCancelledTaskEndsOneThatWaits(isFed: Bool) async throws {
    let folder = try TemporaryFolder()
    let number = folder.path("number")
    let task = Task {
      let program = try Self.shell("echo $$ > \(number); exec sleep 1000")
      if isFed { try program.write([UInt32](repeating: 7, count: 1_000_000)) }
      try program.finish()
    }
    // On a thread of its own: those of the tasks may all be waiting.
    Thread.detachNewThread {
      while (try? InputFile.read(number, limit: 20))?.last != 0x0A { usleep(2000) }
      task.cancel()
    }
    await #expect(throws: PipedProgramError.cancelled) { try await task.value }
    try Self.checkHasEnded(number)
  }

  private static func shell(_ script: String) throws -> PipedProgram {
    try PipedProgram("/bin/sh", ["-c", script])
  }

  /// The process whose number is in the file is gone and was waited for.
  private static func checkHasEnded(_ path: String) throws {
    let text = String(decoding: try InputFile.read(path, limit: 20), as: UTF8.self)
    let number = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    let isGone = kill(number, 0) == -1 && errno == ESRCH
    #expect(isGone, "process \(number) lives on")
  }
}
