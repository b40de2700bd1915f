/// The colours that occurred last, each in a slot that follows from it: a colour in its slot is said by the slot's
/// number alone.
@safe struct ColorCache: ~Copyable {
  private let shift: UInt32
  private let colors: UnsafeMutablePointer<UInt32>

  init(bits: Int) {
    shift = UInt32(32 - bits)
    unsafe colors = .allocate(capacity: 1 << bits)
    unsafe colors.initialize(repeating: 0, count: 1 << bits)
  }

  deinit { unsafe colors.deallocate() }

  @inline(__always) private func slot(of color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x1E35_A7BD) &>> shift)
  }

  /// The slot where the colour stands already; else it is put there.
  @inline(__always) func find(_ color: UInt32) -> Int? {
    let slot = slot(of: color)
    if unsafe colors[slot] == color { return slot }
    unsafe colors[slot] = color
    return nil
  }

  @inline(__always) func insert(_ color: UInt32) {
    unsafe colors[slot(of: color)] = color
  }
}
