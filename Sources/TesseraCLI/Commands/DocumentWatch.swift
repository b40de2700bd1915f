internal import Platform
internal import Rendering

/// Ends the work on documents where somebody wants an end, or where a scene takes too long.
@MainActor final class DocumentWatch {
  private let interruption = Interruption()
  private let board: PhaseBoard
  private let seconds: Int
  private let form: MessageForm
  private var watchdog: Watchdog?
  /// Whether a signal has come.
  private var hasCome = false
  /// Whether a scene took too long, which is told already.
  private(set) var hasRung = false

  init(_ board: PhaseBoard, seconds: Int, _ form: MessageForm) {
    (self.board, self.seconds, self.form) = (board, seconds, form)
  }

  var isInterrupted: Bool {
    hasCome = hasCome || interruption.hasCome()
    hasRung = hasRung || watchdog?.hasRung == true
    return hasCome || hasRung
  }

  /// Watches the work on the scene at a place, until what is answered is called.
  func begin(_ place: String) -> () -> Void {
    board.begin()
    let watchdog = Watchdog(.init(place, seconds: seconds, form), board)
    self.watchdog = watchdog
    return { [unowned self] in
      watchdog.stop()
      hasRung = hasRung || watchdog.hasRung
    }
  }
}
