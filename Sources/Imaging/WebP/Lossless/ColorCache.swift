/// The colours that occurred last, each in a slot that follows from it: a colour in its slot is said by the slot's
/// number alone.
struct ColorCache: ~Copyable {
  private let shift: UInt32
  /// Room for as many bits as there are at most.
  private let colors = WrappingTable<11, UInt32>(filledWith: 0)

  init(bits: Int) {
    shift = UInt32(32 - bits)
  }

  @inline(__always) private func slot(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x1E35_A7BD) &>> shift)
  }

  /// The slot where the colour stands already; else it is put there.
  @inline(__always) func find(_ color: UInt32) -> Int? {
    let slot = slot(of: color)
    if colors[slot] == color { return slot }
    colors[slot] = color
    return nil
  }

  @inline(__always) func insert(_ color: UInt32) {
    colors[slot(of: color)] = color
  }
}
