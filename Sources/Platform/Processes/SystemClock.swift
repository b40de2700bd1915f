internal import Glibc

/// The clock that all processes of the machine share.
package enum SystemClock {
  /// Microseconds since some moment of the past.
  package static var microseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}
