import Testing

@testable import Platform

@Suite struct LargeBlockTests {
  private enum Refusal: Error { case some }

  /// Below the size that large pages are asked for, at it, and with ends that are no whole pages.
  @Test(arguments: [0, 1, 1000, 2 << 20, 3_000_001]) func givesWhatItWasFilledWith(_ count: Int) {
    let block = LargeBlock.filled(count) { span in
      for index in 0..<span.count { span[index] = UInt32(index) }
    }
    #expect(block.count == count)
    #expect(block.indices.allSatisfy { block[$0] == UInt32($0) })
  }

  /// The places behind the numbers are nobody's afterwards, be they many or few.
  @Test(arguments: [1, 2000]) func lendsMoreThanItGives(_ spare: Int) {
    let block = LargeBlock.filled(1000, spare: spare) { span in
      for index in 0..<span.count { span[index] = UInt32(index) }
    }
    #expect(block == (0..<1000).map { UInt32($0) })
    #expect(block.capacity < 1200)
  }

  @Test func givesNothingWhereFillingFails() {
    #expect(throws: Refusal.some) {
      try LargeBlock.filled(1000) { (_: inout MutableSpan<UInt32>) throws(Refusal) in throw .some }
    }
  }
}
