internal import Glibc

/// Notices that somebody wants the program to end, without being ended by it: the signals (a key, a request, a
/// terminal that is closed) are held back from all threads and asked for when it suits.
package struct Interruption: Sendable {
  /// Holds the signals back, also from the processes that are started later.
  package init() {
    var signals = Self.signals
    signals.hold()
    SystemLimits.ignoreSignals()
  }

  /// Whether a signal has come since the last time.
  package func hasCome() -> Bool {
    var signals = Self.signals
    return signals.hasCome()
  }

  /// One that the program was started to outlive, as by `nohup`, would be heard all the same if it were held back.
  private static var signals: SignalSet {
    SignalSet([SIGINT, SIGTERM] + (SignalSet.isIgnored(SIGHUP) ? [] : [SIGHUP]))
  }
}
