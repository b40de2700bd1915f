public import Glibc

/// Whether two rows have the same pixels. The C library compares more of them at once than a loop does.
@inlinable @inline(__always) package func hasSamePixels(
  _ first: Span<UInt32>, _ second: Span<UInt32>
) -> Bool {
  guard first.count == second.count else { return false }
  return unsafe first.withUnsafeBytes { first in
    unsafe second.withUnsafeBytes { second in
      guard let here = first.baseAddress, let there = second.baseAddress else { return true }
      return unsafe memcmp(here, there, first.count) == 0
    }
  }
}
