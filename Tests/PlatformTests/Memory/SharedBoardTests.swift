import Testing

@testable import Platform

@Suite struct SharedBoardTests {
  @Test func holdsNumbersAndTextsBesideEachOther() {
    let board = SharedBoard()
    for number in 0..<8 { board[number] = number + 1 }
    board.write("first", at: 0)
    board.write("second", at: 1)
    #expect((0..<8).map { board[$0] } == Array(1...8))
    #expect(board.text(at: 0) == "first")
    #expect(board.text(at: 1) == "second")
    board.clear()
    #expect(board[7] == 0)
    #expect(board.text(at: 0) == "")
  }

  @Test func aLongTextLosesItsEndAndLeavesTheOtherAlone() {
    let board = SharedBoard()
    board.write("second", at: 1)
    board.write(String(repeating: "a", count: 5_000), at: 0)
    #expect(board.text(at: 0) == String(repeating: "a", count: 1_500))
    #expect(board.text(at: 1) == "second")
  }

  /// Words that one process writes another one reads, even when the first is gone.
  @Test func isSharedByItsNumber() throws {
    let (board, number) = try #require(SharedBoard.shared())
    SharedBoard(shared: number)?[3] = 70
    #expect(board[3] == 70)
    #expect(SharedBoard(shared: -1) == nil)
  }
}
