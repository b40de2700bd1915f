import Notation
import Foundation

extension SeededRandom {
  /// A rectangle of up to half the area's size whose origin lies around or within the area.
  mutating func rect(around area: CGSize) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -50...area.width, using: &self),
      y: CGFloat.random(in: -50...area.height, using: &self),
      width: CGFloat.random(in: 0...area.width / 2 + 1, using: &self),
      height: CGFloat.random(in: 0...area.height / 2 + 1, using: &self))
  }
}
