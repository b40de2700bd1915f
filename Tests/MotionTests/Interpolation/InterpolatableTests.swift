import Notation
import CoreGraphics
import Drawing
import Testing

@testable import Motion

@Suite struct InterpolatableTests {
  @Test func goesStraight() {
    #expect(2.0.interpolated(to: 4, at: 0.25) == 2.5)
    #expect(CGFloat(2).interpolated(to: 4, at: 1.5) == 5)
    #expect(
      CGPoint(x: 0, y: 10).interpolated(to: CGPoint(x: 10, y: 0), at: 0.1) == CGPoint(x: 1, y: 9))
    #expect(
      CGSize(width: 0, height: 10).interpolated(to: CGSize(width: 10, height: 0), at: 0.1)
        == CGSize(width: 1, height: 9))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 20)
        .interpolated(to: CGRect(x: 4, y: 8, width: 20, height: 10), at: 0.5)
        == CGRect(x: 2, y: 4, width: 15, height: 15))
  }

  @Test func hasExactEndsAndFiniteNumbersBetweenThem() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<20_000 {
      let (start, end) = (random.extremeNumber(), random.extremeNumber())
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      #expect(start.interpolated(to: start, at: 0.3) == start)
      for progress in [0.1, 0.5, 0.9, -0.4, 1.7, 1e6] {
        let value = start.interpolated(to: end, at: progress)
        #expect(value.isFinite, "seed 21: \(start) to \(end) at \(progress)")
      }
    }
  }

  @Test func coloursFadeInWithoutDarkening() {
    let red = RGBAColor(red: 1, green: 0, blue: 0)
    let half = RGBAColor.clear.interpolated(to: red, at: 0.5)
    #expect(half == RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    // A channel has 65,536 steps.
    let quarter = RGBAColor.black.interpolated(to: .white, at: 0.25)
    #expect(abs(quarter.red - 0.25) < 1 / 65_535)
  }

  @Test func coloursWeighAsMuchAsTheyAreOpaque() {
    let start = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.25)
    let end = RGBAColor(red: 0, green: 1, blue: 0, alpha: 0.75)
    let middle = start.interpolated(to: end, at: 0.5)
    #expect(middle == RGBAColor(red: 0.25, green: 0.75, blue: 0, alpha: 0.5))
  }

  @Test func coloursHaveExactEndsAndChannelsInRange() {
    var random = SeededRandom(seed: 22)
    func color() -> RGBAColor {
      let channels = (0..<4).map { _ in CGFloat.random(in: -0.2...1.2, using: &random) }
      return RGBAColor(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    }
    for _ in 0..<2000 {
      let (start, end) = (color(), color())
      #expect(start.interpolated(to: end, at: 0) == start)
      #expect(start.interpolated(to: end, at: 1) == end)
      #expect(start.interpolated(to: start, at: 0.37) == start)
      for progress in [-0.5, 0.2, 0.9, 1.4] {
        let between = start.interpolated(to: end, at: progress)
        for channel in [between.red, between.green, between.blue, between.alpha] {
          #expect((0...1).contains(channel), "seed 22: \(start) to \(end) at \(progress)")
        }
      }
    }
  }
}
