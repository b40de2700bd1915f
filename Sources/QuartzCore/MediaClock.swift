package import Foundation

/// The source of the seconds of `CACurrentMediaTime()`.
package enum MediaClock {
  /// The source for the current task and its children. It starts at a time that stands still, so that
  /// the same program gives the same bytes; whoever plays an animation binds one that moves.
  @TaskLocal package static var now: @Sendable () -> TimeInterval = { 0 }
  /// The time of the display clock that runs something on this thread at present.
  static let displayed = ThreadLocal<TimeInterval?>(key: "QuartzCore.displayed") { nil }
}

/// Differs from UIKit: no clock is read. The time is 0 unless a run binds a source of its own.
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.displayed.value ?? MediaClock.now()
}
