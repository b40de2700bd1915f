import Drawing
import Readers
import Testing

@testable import Figures

/// A reader shows our own frame of each time, and without animation it shows the end.
/// Letters are drawn by other engines with other smoothing, so that a few pixels at their edges may differ.
@Suite(.aside, .needs(.librsvg, .chromium))
struct PlayedPicturesTests {
  private static let names =
    ["friends", "spring", "scroll", "turning", "overtaking", "swelling", "squeezed", "clipped"]
    + MotionScores.pictures

  @Test(arguments: Theme.allCases) func chromiumShowsOurFrames(_ theme: Theme) async throws {
    let pairs = try Self.names.flatMap {
      try PlayedPictures.pairs(of: $0, MotionScores.score($0), theme)
    }
    let distances = try await PlayedPictures.compare(pairs, PageLook(isDark: theme == .dark))
    for pair in pairs {
      guard let distance = distances[pair.name] else {
        Issue.record("\(pair.name), \(theme.rawValue): not shown")
        continue
      }
      // A row that stood elsewhere by one point would differ in three times as many pixels.
      #expect(distance.mean < 0.01, "\(pair.name), \(theme.rawValue)")
      #expect(distance.share < 0.006, "\(pair.name), \(theme.rawValue)")
    }
  }

  @Test func whoWantsNoMotionSeesTheEnd() async throws {
    let pair = try await PlayedPictures.stillness(of: FriendsScore.score())
    let distances = try await PlayedPictures.compare([pair])
    #expect(try #require(distances["still"]).share < 0.006)
  }
}
