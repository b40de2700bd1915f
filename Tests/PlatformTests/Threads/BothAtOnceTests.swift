import Testing

@testable import Platform

@Suite struct BothAtOnceTests {
  private struct Fault: Error, Equatable {
    let number: Int
  }

  @Test func givesBothResultsInTheirOrder() throws {
    let (first, second) = try BothAtOnce.run({ (0..<1000).reduce(0, +) }, { "second" })
    #expect(first == 499_500)
    #expect(second == "second")
  }

  @Test func tellsTheFirstMistake() {
    #expect(throws: Fault(number: 1)) {
      try BothAtOnce.run({ throw Fault(number: 1) }, { throw Fault(number: 2) }) as (Int, Int)
    }
    #expect(throws: Fault(number: 2)) {
      try BothAtOnce.run({ 1 }, { throw Fault(number: 2) }) as (Int, Int)
    }
  }
}
