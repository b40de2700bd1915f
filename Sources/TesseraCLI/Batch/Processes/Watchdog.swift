internal import Dispatch
internal import Glibc

/// Ends the program if a scene that it works on itself takes too long: nothing else can stop a layout that never
/// returns.
struct Watchdog {
  private let timer: any DispatchSourceTimer

  /// - Parameter cleanUp: is called before the end.
  init(seconds: Int, scene: String, cleanUp: @escaping @Sendable () -> Void = {}) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + .seconds(seconds))
    timer.setEventHandler {
      let text =
        "error[limit/time]: \(scene): not done after \(seconds) s\n"
        + "  = help: look for a loop that never ends, or raise --max-seconds\n"
      _ = unsafe text.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
      cleanUp()
      _exit(ExitCode.layout.rawValue)
    }
    timer.resume()
  }

  func stop() { timer.cancel() }
}
