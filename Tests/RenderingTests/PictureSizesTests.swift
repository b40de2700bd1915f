import Imaging
import SceneFormat
import Testing

@testable import Rendering

@Suite struct PictureSizesTests {
  /// The page tells the limits that are drawn with.
  @Test func theLimitsAreThoseThatAreDrawnWith() {
    #expect(SceneLimits().picturePixels == Bitmap.largestCount)
    #expect(SceneLimits().pictureSide == Bitmap.largestSide)
  }
}
