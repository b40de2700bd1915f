internal import Dispatch
internal import Glibc
internal import Notation
internal import Synchronization

/// Ends the program if a scene that it works on itself takes too long: nothing else can stop a layout that never
/// returns. A film has a moment to tidy up behind itself.
struct Watchdog {
  /// Seconds that are left after the time is over.
  private static let moment = 3

  /// Whether the time is over.
  private final class Bell: Sendable {
    let hasRung = Mutex(false)
  }

  private let timer: any DispatchSourceTimer
  private let bell = Bell()

  /// - Parameter cleanUp: is called before the end.
  init(seconds: Int, scene: String, cleanUp: @escaping @Sendable () -> Void = {}) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(Self.moment))
    let bell = bell
    timer.setEventHandler {
      let isLast = bell.hasRung.withLock { hasRung in
        defer { hasRung = true }
        return hasRung
      }
      if isLast {
        cleanUp()
        _exit(ExitCode.layout.rawValue)
      }
      let message: TerminalText = """
        error[limit/time]: \(scene): not done after \(seconds) s
          = help: look for a loop that never ends, or raise --max-seconds

        """
      _ = unsafe message.text.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
    }
    timer.resume()
  }

  /// Whether the time is over; it was said.
  var hasRung: Bool { bell.hasRung.withLock { $0 } }

  func stop() { timer.cancel() }
}
