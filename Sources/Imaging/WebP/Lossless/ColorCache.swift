/// The colours that occurred last, each in a slot that follows from it: a colour in its slot is said by the slot's
/// number alone.
struct ColorCache {
  let bits: Int
  private var colors: [UInt32]

  init(bits: Int) {
    self.bits = bits
    colors = [UInt32](repeating: 0, count: 1 << bits)
  }

  @inline(__always) private func slot(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x1E35_A7BD) &>> UInt32(32 &- bits))
  }

  /// The slot where the colour stands already; else it is put there.
  @inline(__always) mutating func find(_ color: UInt32) -> Int? {
    let slot = slot(of: color)
    if colors[slot] == color { return slot }
    colors[slot] = color
    return nil
  }

  @inline(__always) mutating func insert(_ color: UInt32) {
    colors[slot(of: color)] = color
  }
}
