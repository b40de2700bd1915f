import Notation
import CoreGraphics
import Testing

@testable import Motion

@Suite struct FrameTimesTests {
  @Test func countsBothEndsAndTheHolds() throws {
    let times = try FrameTimes(
      length: 0.3, framesPerSecond: 10, holdBefore: 0.2, holdAfter: 0.1)
    let expected = [-0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4]
    #expect(times.count == expected.count)
    for (actual, expected) in zip(times, expected) { #expect(abs(actual - expected) < 1e-12) }
  }

  @Test func hasOneFrameExactlyAtEachEnd() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<500 {
      let length = Double.random(in: 0.001...3, using: &random)
      let fps: Double = [24, 25, 30, 50, 60, 120].randomElement(using: &random) ?? 60
      let times = try FrameTimes(length: length, framesPerSecond: fps)
      #expect(times.first == 0)
      let last = try #require(times.last)
      #expect(last >= length && last < length + 1 / fps)
      #expect(times.dropLast().allSatisfy { $0 < length }, "seed 9, \(length) at \(fps)")
    }
  }

  @Test func eighteenStepsAreThreeTenthsOfASecond() throws {
    let times = try FrameTimes(length: 0.3, framesPerSecond: 60)
    #expect(times.count == 19)
    #expect(times[18] == 0.3)
    #expect(times[9] == 0.15)
  }

  @Test func aChangeWithoutDurationIsOneFrame() throws {
    #expect(Array(try FrameTimes(length: 0)) == [0])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 5000]) func refusesImpossibleRates(
    _ fps: Double
  ) {
    #expect(throws: TimingError.self) { try FrameTimes(length: 1, framesPerSecond: fps) }
  }

  @Test func refusesMoreFramesThanAnybodyLooksAt() {
    #expect(throws: TimingError.tooManyFrames(60_000_001, limit: 1_000_000)) {
      try FrameTimes(length: 1e6, framesPerSecond: 60)
    }
  }
}
