package import Foundation

/// The seconds of `CACurrentMediaTime()`.
package enum MediaClock {
  private static let own = ThreadLocal<TimeInterval>(key: "QuartzCore.MediaClock") { 0 }

  /// Runs the body where the thread's time is that; it stands still meanwhile.
  package static func at<Result>(_ time: TimeInterval, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = own.value
    own.value = time
    defer { own.value = outer }
    return try body()
  }

  /// It starts at 0 and stands still, so that the same program gives the same bytes.
  static var now: TimeInterval { own.value }
}

/// Differs from UIKit: no clock is read. The time is 0 unless a run binds one of its own.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
