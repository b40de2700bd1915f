public import Glibc

/// Whether two places in memory hold the same pixels. The C library compares more of them at once than a loop does.
@inlinable @inline(__always) @unsafe package func hasSamePixels(
  _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ count: Int
) -> Bool {
  unsafe memcmp(first, second, count &* 4) == 0
}
