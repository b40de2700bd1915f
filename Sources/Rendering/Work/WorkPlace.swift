package import CairoBackend

/// The surroundings of the work on scenes.
package struct WorkPlace {
  /// The board that shows its phase.
  package var board: PhaseBoard
  /// The fonts of the machine.
  package var fonts: FontLibrary
  /// Takes a picture that goes to standard output.
  package var sink = PictureSink { _ in }
  /// Whether somebody wants the work to end: after the file in hand, of films at once.
  package var isInterrupted: () -> Bool = { false }

  package init(board: PhaseBoard = PhaseBoard(), fonts: FontLibrary = FontLibrary()) {
    self.board = board
    self.fonts = fonts
  }
}

/// The goal of a picture that is no file.
package struct PictureSink {
  /// Whether it is a terminal, which would show the bytes of a picture.
  package var isTerminal = false
  /// Takes all bytes of a picture.
  package let write: ([UInt8]) -> Void

  package init(isTerminal: Bool = false, write: @escaping ([UInt8]) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }
}
