import Imaging
import SceneFormat
import Testing

@testable import TesseraCLI

@Suite struct PictureSizesTests {
  /// The page tells the limits that are drawn with.
  @Test func theLimitsAreThoseThatAreDrawnWith() {
    #expect(SceneLimits().picturePixels == Bitmap.largestCount)
    #expect(SceneLimits().pictureSide == Bitmap.largestSide)
  }
}
