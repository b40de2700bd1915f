import Notation

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
