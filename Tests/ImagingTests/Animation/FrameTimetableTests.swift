import Testing

@testable import Imaging

@Suite struct FrameTimetableTests {
  private func shown(_ durations: [FrameDuration], shortest: Int = 2) -> [[Int]] {
    FrameTimetable(durations, ticksPerSecond: 100, shortest: shortest).entries.map {
      [$0.frame, $0.duration.ticks(perSecond: 100)]
    }
  }

  @Test func leavesOutOneOfSixWhereFiftyASecondIsTheMost() throws {
    let frames = try Array(repeating: FrameDuration(1, over: 60), count: 60)
    let shown = shown(frames)
    #expect(shown.count == 50)
    #expect(shown.allSatisfy { $0[1] == 2 })
    #expect(shown.last?[0] == 59)
  }

  @Test func carriesTheRestOfARoundedFrame() throws {
    let frames = try Array(repeating: FrameDuration(1, over: 30), count: 30)
    let shown = shown(frames)
    #expect(shown.count == 30)
    #expect(shown.prefix(6).map { $0[1] } == [3, 4, 3, 3, 4, 3])
    #expect(shown.reduce(0) { $0 + $1[1] } == 100)
  }

  @Test func showsALastFrameThatHasNoTimeLeft() throws {
    let frames = try [FrameDuration(1, over: 1000), .zero, FrameDuration(1, over: 1000)]
    #expect(shown(frames) == [[0, 2], [2, 2]])
    #expect(shown([.zero]) == [[0, 2]])
  }

  @Test func keepsFramesOfTheFormatsOwnTicks() throws {
    let frames = try [7, 2, 30].map { try FrameDuration($0, over: 100) }
    #expect(shown(frames) == [[0, 7], [1, 2], [2, 30]])
  }
}
