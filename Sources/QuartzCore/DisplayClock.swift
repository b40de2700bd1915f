package import Foundation

/// The clock that display links and dynamic animators live by. It stands still until somebody lets it go on, so
/// that the same program gives the same pictures.
@MainActor package final class DisplayClock {
  /// The clock of all that is on no stage: nobody lets it go on.
  private static let standing = DisplayClock()
  /// The clock of those that begin to listen now: that of the stage on which the program runs.
  package private(set) static var current = standing

  /// Those that play by the clock and keep the places of their views meanwhile, in the order of their beginnings. They
  /// take themselves off.
  package var players: [AnyObject] = []
  /// Seconds since the clock was made.
  package private(set) var time: TimeInterval = 0
  private var listeners: [(number: Int, hear: (TimeInterval) -> Bool)] = []
  private var lastNumber = 0

  package init() {}

  /// Whether anything would happen if time went on, and somebody lets it.
  package var isHeard: Bool { self !== Self.standing && !listeners.isEmpty }

  /// Has the clock call `hear` with the seconds that went by, each time that it goes on, until it answers that it
  /// does not want to hear any more, or the number that this gives is taken off.
  package func listen(_ hear: @escaping (TimeInterval) -> Bool) -> Int {
    lastNumber += 1
    listeners.append((lastNumber, hear))
    return lastNumber
  }

  /// Takes a listener off.
  package func stopListening(_ number: Int) {
    listeners.removeAll { $0.number == number }
  }

  /// Lets time go on. Those hear of it that listen already, in the order in which they began.
  package func advance(by seconds: TimeInterval) {
    time += seconds
    run {
      for (number, hear) in listeners where listeners.contains(where: { $0.number == number }) {
        if !hear(seconds) { stopListening(number) }
      }
    }
  }

  /// Runs the body where this clock is the current one, and its time that of `CACurrentMediaTime()`.
  @discardableResult package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try MediaClock.at(time, body)
  }
}
