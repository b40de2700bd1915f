import Notation
import CoreGraphics

extension SeededRandom {
  /// Something between a ten-thousandth and ten million million.
  mutating func magnitude() -> CGFloat {
    pow(10, CGFloat.random(in: -4...13, using: &self))
  }
}
