import CoreGraphics
import Testing

/// Names that Foundation has on Apple's platforms and lacks here.
@Suite struct FoundationNamesTests {
  @Test func timeGoesOn() {
    let start = CFAbsoluteTimeGetCurrent()
    // Later than 2024-01-01.
    #expect(start > 725_760_000)
    #expect(CFAbsoluteTimeGetCurrent() >= start)
  }

  @Test func anAutoreleasePoolRunsItsBlock() throws {
    struct Stop: Error {}
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: Stop.self) { try autoreleasepool { throw Stop() } }
  }
}
