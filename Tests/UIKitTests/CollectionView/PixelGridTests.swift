import Foundation
import Testing

@testable import UIKit

@Suite struct PixelGridTests {
  @Test(arguments: [
    (1.0, 0.5, 1.0), (2, 131.75, 132), (2, 102.3333, 102.5), (2, 57.25, 57.5),
    (3, 217.6667, 217.667),
    (2, -25.25, -25),
  ]) func roundsHalvesUp(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).nearest(value) - expected) < 0.001)
  }

  @Test func roundsContentDownAndPreferredSizesUp() {
    #expect(PixelGrid(scale: 2).down(2154.444) == 2154)
    #expect(PixelGrid(scale: 2).up(28.6) == 29)
    #expect(PixelGrid(scale: 2).up(28.5) == 28.5)
  }
}
