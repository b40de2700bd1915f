internal import Glibc

/// Notices that somebody wants the program to end, without being ended by it: the signals (a key, a request, a
/// terminal that is closed) are held back from all threads and asked for when it suits.
package struct Interruption: Sendable {
  /// Holds the signals back, also from the processes that are started later.
  package init() {
    var signals = Self.signals
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    SystemLimits.ignoreSignals()
  }

  /// Whether a signal has come since the last time.
  package func hasCome() -> Bool {
    var signals = Self.signals
    var none = timespec(tv_sec: 0, tv_nsec: 0)
    return unsafe sigtimedwait(&signals, nil, &none) > 0
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    if !outlivesTerminal { unsafe sigaddset(&signals, SIGHUP) }
    return signals
  }

  /// As `nohup` starts programs. A signal that is held back would be heard all the same.
  private static var outlivesTerminal: Bool {
    var action = sigaction()
    guard unsafe sigaction(SIGHUP, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
