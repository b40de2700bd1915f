import Testing

@testable import Platform

@Suite struct LargeBlockTests {
  /// Below the size that large pages are asked for, at it, and with ends that are no whole pages.
  @Test(arguments: [0, 1, 1000, 2 << 20, 3_000_001]) func givesZeros(_ count: Int) {
    let block = LargeBlock.zeros(count)
    #expect(block.count == count)
    #expect(block.allSatisfy { $0 == 0 })
  }
}
