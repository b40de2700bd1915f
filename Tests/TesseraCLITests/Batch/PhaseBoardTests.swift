@testable import Rendering
import Glibc
import Platform
import SceneFormat
import Testing

@testable import TesseraCLI

@Suite struct PhaseBoardTests {
  @Test func showsWhatWasWrittenLast() {
    let board = PhaseBoard()
    board.show(.playing, "sync")
    #expect(board.phase.text == "while step \"sync\" was played")
    board.show(.calling, "sync", "the layout's call prepare")
    #expect(board.phase.text == "while step \"sync\" was played, in the layout's call prepare")
    board.begin()
    #expect(board.phase.text == "before it was begun")
  }

  @Test func countsFrames() {
    let board = PhaseBoard()
    board.show(FrameProgress(drawn: 3, packed: 2, frames: 60), of: "a.gif")
    #expect(
      board.phase.text == "while 'a.gif' was drawn: of 60 frames 3 were drawn and 2 packed")
    board.show(FrameProgress(drawn: 3, packed: 2, frames: 60, program: "ffmpeg"), of: "a.mp4")
    #expect(board.phase.text == "while ffmpeg worked on 'a.mp4'")
  }

  @Test func longTextsLoseTheirEnd() {
    let board = PhaseBoard()
    board.show(.drawing, String(repeating: "é", count: 5_000))
    #expect(board.phase.subject.hasPrefix("ééé"))
    #expect(board.phase.subject.utf8.count <= 1_503)
  }

  /// What one process writes another one reads, even when the first is gone.
  @Test func isSharedByItsNumber() throws {
    let (board, number) = try #require(PhaseBoard.shared())
    PhaseBoard(shared: number)?.show(.drawing, "a.png")
    #expect(board.phase.text == "while 'a.png' was drawn")
    PhaseBoard(shared: number)?.allow(megapixels: 70)
    #expect(board.megapixels == 70)
    #expect(PhaseBoard(shared: -1) == nil)
  }

  @Test func everyPhaseHasAHintThatNamesTheOption() {
    for kind in 0...7 {
      let phase = WorkPhase(kind: WorkPhase.Kind(rawValue: kind) ?? .start, subject: "", detail: "")
      #expect(phase.hint.contains("--max-seconds"))
      #expect(!phase.hint.contains("loop"), "nobody knows")
    }
  }

  @Test(arguments: [
    (60, 0, 60), (60, 600, 120), (60, 15_552, 1_615), (1, 599, 1), (Int.max, 2, Int.max),
  ])
  func theTimeGrowsWithTheFrames(_ base: Int, _ megapixels: Int, _ seconds: Int) {
    #expect(WorkPhase.seconds(base, megapixels: megapixels) == seconds)
  }
}

@Suite struct WorkerFailureTests {
  private let phase = WorkPhase(kind: .drawing, subject: "a.png", detail: "")

  @Test func eachIsNamed() {
    let failures: [(WorkerPool.Failure, String, String)] = [
      (
        .crash(signal: 11, phase), "run/crash",
        "its process was ended by signal 11 while 'a.png' was drawn"
      ),
      (.exit(code: 3, nil), "run/crash", "its process ended with status 3"),
      (
        .killed(signal: 9, phase), "system/killed",
        "its process was killed (signal 9) while 'a.png' was drawn: the scene is not done"
      ),
      (.memory(phase), "system/memory", "the system gives no more memory while 'a.png' was drawn"),
      (
        .time(seconds: 60, phase), "limit/time",
        "not done after 60 s: stopped while 'a.png' was drawn"
      ),
    ]
    for (failure, code, message) in failures {
      let diagnostic = failure.diagnostic(of: "s.scene.json")
      #expect(diagnostic.code == code)
      #expect(diagnostic.message == "s.scene.json: \(message)")
      #expect(ProgramCodes[code] != nil)
      #expect(failure.exitCode.rawValue < 100)
    }
  }

  @Test(arguments: [
    (ENOSPC, "system/disk"), (EDQUOT, "system/quota"), (EFBIG, "system/file-size"),
    (EMFILE, "system/files"), (ENFILE, "system/files"), (ENOMEM, "system/memory"),
    (EAGAIN, "system/processes"),
  ]) func limitsOfTheSystemHaveNames(_ number: Int32, _ code: String) throws {
    let fault = FileFault.system("a.png", step: "write", code: number)
    #expect(fault.code == code)
    #expect(ProgramCodes[code] != nil)
    #expect(fault.message.contains("'a.png'"))
    #expect(!fault.hint.isEmpty)
    // The same, whoever meets it.
    let status: ExitCode =
      ["system/memory", "system/processes"].contains(code) ? .system : .files
    #expect(fault.exitCode == status)
    let diagnostic = Diagnostic(fault)
    #expect(SceneFaults([diagnostic]).exitCode == status)
    var report = SceneReport("a")
    report.tell(diagnostic, MessageForm(), code: .files)
    #expect(report.code == status)
  }
}
