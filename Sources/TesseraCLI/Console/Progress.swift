internal import Notation

/// One line that says how far a batch is: on terminals, and only if it takes long enough to be read.
struct Progress {
  private let console: Console
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?

  init(_ console: Console, total: Int, isQuiet: Bool) {
    self.console = console
    self.total = total
    isShown = console.isErrorTerminal && !isQuiet
  }

  mutating func show(_ done: Int) {
    let now = ContinuousClock.now
    guard isShown, start.duration(to: now) > .milliseconds(500),
      lastShown.map({ $0.duration(to: now) > .milliseconds(100) }) ?? true
    else { return }
    lastShown = now
    console.writeError("\r\u{1B}[K\(done) of \(total) scenes")
  }

  /// Takes the line away, so that something else can stand there.
  mutating func clear() {
    guard lastShown != nil else { return }
    lastShown = nil
    console.writeError("\r\u{1B}[K")
  }
}
