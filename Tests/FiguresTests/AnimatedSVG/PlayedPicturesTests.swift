import Drawing
import Testing

@testable import Figures

/// What a reader shows at a time is our own frame of that time, and what it shows without animation is the end.
/// Letters are drawn by other engines with other smoothing, so that a few pixels at their edges may differ.
@Suite(.enabled(if: PlayedPictures.areInstalled, "needs rsvg-convert and chromium"))
struct PlayedPicturesTests {
  private static let names =
    ["friends", "spring", "scroll", "turning", "overtaking", "swelling", "squeezed", "clipped"]
    + MotionScores.pictures

  @Test(arguments: Theme.allCases) func chromiumShowsOurFrames(_ theme: Theme) throws {
    let pairs = try Self.names.flatMap {
      try PlayedPictures.pairs(of: $0, MotionScores.score($0), theme)
    }
    let distances = try PlayedPictures.compare(pairs, theme)
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

  @Test func whoWantsNoMotionSeesTheEnd() throws {
    let pair = try PlayedPictures.end(of: FriendsScore.score())
    let distances = try PlayedPictures.compare(
      [pair], .light, flags: ["--force-prefers-reduced-motion"])
    #expect(try #require(distances["end"]).share < 0.006)
  }
}
