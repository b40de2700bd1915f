internal import Glibc

/// Memory that will be used as a whole, such as a picture's. The system gives it in pages of 2 MB where it has them: a
/// picture of 4K comes in a few of these, or else in eight thousand small ones, each with a stop of its own.
package enum LargeBlock {
  /// Below that, a page of this size would waste too much.
  private static let leastBytes = 8 << 20
  private static let pageBytes = 4096
  /// The part of numbers that may be kept behind them although nobody uses it.
  private static let largestWaste = 8

  /// So many numbers, each of which `body` sets, or throws: what was in their places before, nobody knows.
  ///
  /// - Parameter spare: places behind them, for what `body` makes the numbers of.
  package static func filled<Failure: Error>(
    _ count: Int, spare: Int = 0, by body: (inout MutableSpan<UInt32>) throws(Failure) -> Void
  ) throws(Failure) -> [UInt32] {
    var failure: Failure?
    let numbers = unsafe [UInt32](unsafeUninitializedCapacity: count + spare) { place, filled in
      unsafe expectUse(of: UnsafeMutableRawBufferPointer(place))
      var span = unsafe place.mutableSpan
      do throws(Failure) {
        try body(&span)
        filled = count
      } catch { failure = error }
    }
    if let failure { throw failure }
    return spare > count / largestWaste
      ? unsafe numbers.withUnsafeBufferPointer(Array.init) : numbers
  }

  /// Tells the system, which may do as it likes.
  package static func expectUse(of place: UnsafeMutableRawBufferPointer) {
    guard place.count >= leastBytes, let start = place.baseAddress else { return }
    let lead = -Int(bitPattern: start) & (pageBytes - 1)
    _ = unsafe madvise(start + lead, (place.count - lead) & ~(pageBytes - 1), MADV_HUGEPAGE)
  }
}
