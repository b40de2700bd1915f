import Glibc

/// Tells at which input a program was ended by a signal, its own alarm among them.
enum FuzzAlarm {
  // A signal's handler can reach nothing but what is global.
  nonisolated(unsafe) private static var name = ""
  nonisolated(unsafe) private static var current = 0

  static func set(_ program: String) {
    name = program
    for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGPROF] {
      Glibc.signal(signal) { FuzzAlarm.report($0) }
    }
  }

  static func begin(_ number: Int) {
    current = number
    ring(after: 10)
  }

  static func end() { ring(after: 0) }

  /// Seconds of the processor: a machine that has other things to do is no find.
  private static func ring(after seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  /// Says where it happened with nothing but `write`: all else may be broken.
  private static func report(_ signal: Int32) {
    var text = Array("\(name): signal \(signal) in input \(current)\n".utf8)
    _ = write(2, &text, text.count)
    _exit(1)
  }
}
