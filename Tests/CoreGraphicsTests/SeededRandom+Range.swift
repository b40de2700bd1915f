import Foundation
import Notation

extension SeededRandom {
  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(nextShare()) * (range.upperBound - range.lowerBound)
  }
}
