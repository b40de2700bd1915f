internal import Dispatch

/// The clock that all processes of the machine share.
package enum SystemClock {
  /// Microseconds since some moment of the past.
  package static var microseconds: Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000) }
}
