import Testing

@testable import Imaging

@Suite struct FrameDurationTests {
  @Test(arguments: [
    (1.0 / 60, 1, 60), (1.0 / 3, 1, 3), (0.0, 0, 1), (2.5, 5, 2), (1001.0 / 30000, 1001, 30000),
    (0.1 + 0.2, 3, 10), (86_400, 86_400, 1), (1e-6, 1, 1_000_000),
  ])
  func findsTheSimplestFraction(seconds: Double, numerator: Int, denominator: Int) throws {
    let duration = try FrameDuration(seconds: seconds)
    #expect(duration == (try FrameDuration(numerator, over: denominator)))
    #expect(duration.numerator == numerator)
  }

  @Test(arguments: [-1, -1e-300, .nan, .infinity, 86_400.1, 1e300])
  func refusesWhatIsNoDuration(seconds: Double) {
    #expect(throws: AnimationError.self) { try FrameDuration(seconds: seconds) }
  }

  @Test func refusesFractionsThatAreNone() {
    #expect(throws: AnimationError.self) { try FrameDuration(1, over: 0) }
    #expect(throws: AnimationError.self) { try FrameDuration(-1, over: 2) }
    #expect(throws: AnimationError.self) { try FrameDuration(.max, over: 1) }
  }

  @Test func addsWithoutError() throws {
    let sixtieth = try FrameDuration(1, over: 60)
    let sum = (0..<60).reduce(FrameDuration.zero) { sum, _ in sum + sixtieth }
    #expect(sum == (try FrameDuration(1, over: 1)))
  }

  @Test func staysBoundedWhereDenominatorsDoNotAgree() throws {
    let primes = [999_983, 999_979, 999_961, 999_959]
    let sum = try primes.reduce(FrameDuration.zero) { try $0 + FrameDuration(1, over: $1) }
    #expect(sum.denominator <= 1_000_000_000)
    #expect(abs(sum.seconds - 4e-6) < 1e-8)
  }
}
