import Notation
import CoreGraphics
import Testing

@testable import Motion

@Suite struct TimingTests {
  @Test func waitsForItsDelayAndItsRank() throws {
    let timing = try Timing(
      duration: 0.4, delay: 0.1, curve: .linear, stagger: Stagger(by: 0.05))
    #expect(timing.progress(at: 0.1) == 0)
    #expect(abs(timing.progress(at: 0.3) - 0.5) < 1e-15)
    #expect(timing.progress(at: 0.5) == 1)
    #expect(timing.progress(at: 0.2, rank: 2) == 0)
    #expect(abs(timing.progress(at: 0.4, rank: 2) - 0.5) < 1e-15)
    #expect(timing.progress(at: 0.61, rank: 2) == 1)
  }

  @Test func isAtItsEndAtTheEndWhateverTheDelay() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<1000 {
      let timing = try Timing(
        duration: Double.random(in: 0...2, using: &random),
        delay: Double.random(in: 0...2, using: &random),
        stagger: Stagger(by: Double.random(in: 0...1, using: &random)))
      let clock = timing.clock(ofRank: 7)
      #expect(clock.progress(at: clock.end) == 1, "seed 2, \(timing)")
      #expect(clock.progress(at: clock.start) == (clock.duration == 0 ? 1 : 0))
    }
  }

  @Test func takesTheDurationOfItsSpring() throws {
    let spring = try Spring(dampingRatio: 0.8, response: 0.5)
    #expect(try Timing(curve: .spring(spring)).duration == spring.settlingDuration)
    #expect(try Timing(duration: 0.2, curve: .spring(spring)).duration == 0.2)
    #expect(try Timing(curve: .ease).duration == 0.3)
  }

  @Test func takesUIKitsTimeByDefault() throws {
    #expect(try Timing() == .standard)
    #expect(Timing.standard.duration == 0.3)
    #expect(Timing.standard.curve == .easeInOut)
    #expect(Timing.immediate.progress(at: 0) == 1)
  }

  @Test(arguments: [-0.1, Double.nan, .infinity, 1e9]) func refusesImpossibleTimes(
    _ seconds: Double
  ) {
    #expect(throws: TimingError.self) { try Timing(duration: seconds) }
    #expect(throws: TimingError.self) { try Timing(delay: seconds) }
    #expect(throws: TimingError.self) { try Stagger(by: seconds) }
  }

  @Test func saysWhichNumberIsWrong() {
    #expect(
      TimingError.outOfRange(.duration, found: -1, allowed: 0...86_400).description
        == "duration: found -1, expected 0 to 86400")
    #expect(
      TimingError.neverSettles(dampingRatio: 0).description
        == "damping ratio: a spring with 0 does not settle within a day")
  }
}
