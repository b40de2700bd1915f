import Testing

@testable import Motion

@Suite struct FrameScheduleTests {
  private func moments(
    _ lengths: [Double], pauses: [Double] = [], _ options: FrameSchedule.Options
  ) throws -> [FrameSchedule.Moment] {
    try FrameSchedule(Self.steps(lengths, pauses), options).moments
  }

  private static func steps(_ lengths: [Double], _ pauses: [Double] = []) -> [FrameSchedule.Step] {
    lengths.enumerated().map { index, length in
      FrameSchedule.Step(length: length, pause: index < pauses.count ? pauses[index] : 0)
    }
  }

  private func times(_ moments: [FrameSchedule.Moment]) -> [Double] {
    moments.map { ($0.time * 1000).rounded() / 1000 }
  }

  @Test func showsTheStartAndTheEndOfAStep() throws {
    let moments = try moments([0.5], .init(framesPerSecond: 10))
    #expect(times(moments) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(moments.allSatisfy { $0.duration == 0.1 && $0.step == 0 })
  }

  @Test func joinsStepsAtOnePicture() throws {
    let moments = try moments([0.2, 0.2], pauses: [3, 1], .init(framesPerSecond: 10))
    #expect(times(moments) == [0, 0.1, 0.2, 0.1, 0.2])
    #expect(moments.map(\.step) == [0, 0, 0, 1, 1])
    #expect(moments.map(\.duration) == [0.1, 0.1, 3.1, 0.1, 1.1])
  }

  @Test func standsStillAtBothEnds() throws {
    let options = FrameSchedule.Options(framesPerSecond: 10, pauseBefore: 1)
    let moments = try moments([0.2], pauses: [2], options)
    #expect(moments.map(\.duration) == [1.1, 0.1, 2.1])
  }

  /// The state before is shown for the whole rest, and the first picture comes when the step begins.
  @Test func aStepThatStartsAnewIsSeenFromItsStart() throws {
    let anew = FrameSchedule.Step(length: 0.2, pause: 2, startsAnew: true)
    let options = FrameSchedule.Options(framesPerSecond: 10, pauseBefore: 1)
    let moments = try FrameSchedule([anew, anew], options).moments
    #expect(times(moments) == [-0.1, 0, 0.1, 0.2, 0, 0.1, 0.2])
    #expect(moments.map { ($0.duration * 10).rounded() } == [10, 1, 1, 20, 1, 1, 21])
  }

  /// Without a rest before it its first picture takes the place of the last one.
  @Test func aStepThatTakesNoTimeIsSeen() throws {
    let steps = [FrameSchedule.Step(length: 0.2), .init(length: 0, pause: 1, startsAnew: true)]
    let moments = try FrameSchedule(steps, .init(framesPerSecond: 10)).moments
    #expect(moments.map(\.step) == [0, 0, 1])
    #expect(moments.map { ($0.duration * 10).rounded() } == [1, 1, 11])
  }

  @Test func goesToAndFroWithoutShowingAnEndTwice() throws {
    let options = FrameSchedule.Options(
      framesPerSecond: 10, pauseBefore: 1, isToAndFro: true)
    let moments = try moments([0.3], pauses: [2], options)
    #expect(times(moments) == [0, 0.1, 0.2, 0.3, 0.2, 0.1])
    #expect(moments.map(\.duration) == [1.1, 0.1, 0.1, 2.1, 0.1, 0.1])
  }

  @Test(arguments: [0.0, 0.05, 0.1])
  func oneOrTwoPicturesGoToAndFro(length: Double) throws {
    let options = FrameSchedule.Options(framesPerSecond: 10, isToAndFro: true)
    let moments = try moments([length], pauses: [2], options)
    #expect(moments.count == (length > 0 ? 2 : 1))
    #expect(moments.last?.duration == 2.1)
  }

  @Test func slowMotionTakesMorePicturesOfTheSameMotion() throws {
    let moments = try moments([0.1], .init(framesPerSecond: 10, speed: 0.25))
    #expect(times(moments) == [0, 0.025, 0.05, 0.075, 0.1])
  }

  @Test func nothingToShowIsOnePicture() throws {
    #expect(try moments([], .init(framesPerSecond: 10)).count == 1)
    #expect(try moments([0], .init(framesPerSecond: 10)).count == 1)
  }

  @Test(arguments: [
    ([0.3], FrameSchedule.Options(framesPerSecond: 0)),
    ([0.3], FrameSchedule.Options(framesPerSecond: 10_000)),
    ([0.3], FrameSchedule.Options(framesPerSecond: .nan)),
    ([-0.3], FrameSchedule.Options()),
    ([.nan], FrameSchedule.Options()),
    ([.infinity], FrameSchedule.Options()),
    ([0.3], FrameSchedule.Options(pauseBefore: -1)),
    ([0.3], FrameSchedule.Options(speed: 0)),
    ([80_000], FrameSchedule.Options(framesPerSecond: 60)),
    ([9_000, 9_000], FrameSchedule.Options(framesPerSecond: 60)),
    ([9_000], FrameSchedule.Options(framesPerSecond: 60, isToAndFro: true)),
  ])
  func refusesWhatCannotBeShown(lengths: [Double], options: FrameSchedule.Options) {
    #expect(throws: TimingError.self) { try FrameSchedule(Self.steps(lengths), options) }
  }

  @Test(arguments: [-1, .nan, .infinity]) func refusesPausesThatAreNone(_ pause: Double) {
    #expect(throws: TimingError.self) { try FrameSchedule([.init(length: 0.3, pause: pause)]) }
  }

  @Test func aHundredThousandPicturesAreFine() throws {
    let moments = try moments([1_000], .init(framesPerSecond: 100))
    #expect(moments.count == 100_001)
    #expect(moments.last?.time == 1_000)
  }
}
