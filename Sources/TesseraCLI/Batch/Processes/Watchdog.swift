internal import Dispatch
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat
internal import Synchronization

/// Ends the program if a scene that it works on itself takes too long: nothing else can stop a layout that never
/// returns. A film has a moment to tidy up behind itself.
struct Watchdog {
  /// Seconds that are left after the time is over.
  private static let moment = 3

  /// The process that is watched.
  struct Subject: Sendable {
    let scene: String
    /// How long it may take if it asks for no frames.
    let seconds: Int
    let form: MessageForm

    init(_ scene: String, seconds: Int, _ form: MessageForm) {
      self.scene = scene
      self.seconds = seconds
      self.form = form
    }
  }

  /// When the time was over.
  private final class Bell: Sendable {
    let rangAt = Mutex<ContinuousClock.Instant?>(nil)
  }

  private let timer: any DispatchSourceTimer
  private let bell = Bell()

  /// - Parameter cleanUp: is called before the end.
  init(
    _ subject: Subject, _ board: PhaseBoard, cleanUp: @escaping @Sendable () -> Void = {}
  ) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .seconds(subject.seconds), repeating: .seconds(1))
    let (bell, start) = (bell, ContinuousClock.now)
    timer.setEventHandler {
      if let rangAt = bell.rangAt.withLock({ $0 }) {
        guard rangAt.duration(to: .now) >= .seconds(Self.moment) else { return }
        cleanUp()
        ThisProcess.endAtOnce(ExitCode.layout.rawValue)
      }
      let limit = WorkPhase.seconds(subject.seconds, megapixels: board.megapixels)
      guard start.duration(to: .now) >= .seconds(limit) else { return }
      bell.rangAt.withLock { $0 = .now }
      let failure = WorkerFailure.time(seconds: limit, board.phase)
      Self.tell(failure.diagnostic(of: subject.scene), subject.form)
    }
    timer.resume()
  }

  private static func tell(_ diagnostic: Diagnostic, _ form: MessageForm) {
    let message =
      form.isEvents ? TerminalText(diagnostic.event) + "\n" : form.text(diagnostic)
    let stream: StandardStream = form.isEvents ? .output : .error
    stream.writeOnce(Array(message.text.utf8))
  }

  /// Whether the time is over; it was said.
  var hasRung: Bool { bell.rangAt.withLock { $0 } != nil }

  func stop() { timer.cancel() }
}
