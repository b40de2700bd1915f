internal import Platform

/// A part of the work on one scene, with its time.
package struct WorkTime: Equatable, Sendable {
  /// What was done: `read`, `play`, `draw feed.svg`.
  package let name: String
  /// Microseconds on the system's clock, which all processes share.
  package let start: Int
  package let duration: Int

  /// Now, on that clock.
  package static var clock: Int { SystemClock.microseconds }

  package init(_ name: String, start: Int, duration: Int) {
    self.name = name
    self.start = start
    self.duration = duration
  }

  /// What ends now.
  package init(_ name: String, since start: Int) {
    self.init(name, start: start, duration: Self.clock - start)
  }
}
