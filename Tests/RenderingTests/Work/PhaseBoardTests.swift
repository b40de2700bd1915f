import Glibc
import Platform
import SceneFormat
import Testing

@testable import Rendering

@Suite struct PhaseBoardTests {
  @Test func showsWhatWasWrittenLast() {
    let board = PhaseBoard()
    board.show(.playing, "sync")
    #expect(board.phase.text == "while step \"sync\" was played")
    board.show(.calling, "sync", detail: "the layout's call prepare")
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

  /// Phases that one process writes another one reads, even when the first is gone.
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
