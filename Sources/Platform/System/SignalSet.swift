internal import Glibc

/// Signals that are held back, and asked for.
struct SignalSet {
  private var signals = sigset_t()

  init(_ numbers: [Int32]) {
    unsafe sigemptyset(&signals)
    for number in numbers { unsafe sigaddset(&signals, number) }
  }

  /// Holds them back from this thread and those that it starts later.
  mutating func hold() { unsafe pthread_sigmask(SIG_BLOCK, &signals, nil) }

  /// Whether one has come that was held back, and was not asked for yet.
  mutating func hasCome() -> Bool {
    var none = timespec(tv_sec: 0, tv_nsec: 0)
    return unsafe sigtimedwait(&signals, nil, &none) > 0
  }

  /// Whether this process was started so that it never hears of a signal.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
