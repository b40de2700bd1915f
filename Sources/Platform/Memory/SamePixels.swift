public import Glibc

/// Whether two rows have the same pixels. The C library compares more of them at once than a loop does.
@inlinable @inline(__always) package func hasSamePixels(
  _ first: Span<UInt32>, _ second: Span<UInt32>
) -> Bool {
  guard first.count == second.count else { return false }
  return unsafe first.withUnsafeBufferPointer { first in
    unsafe second.withUnsafeBufferPointer { second in
      guard let here = first.baseAddress, let there = second.baseAddress else { return true }
      return unsafe hasSamePixels(here, there, count: first.count)
    }
  }
}

/// Whether so many pixels from two places on are the same.
@inlinable @inline(__always) package func hasSamePixels(
  _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int
) -> Bool {
  unsafe memcmp(first, second, count &* 4) == 0
}
