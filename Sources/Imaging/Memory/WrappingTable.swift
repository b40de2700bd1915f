/// `1 << bits` elements in a memory of its own. An index beyond its end begins again at its front, so that none leads
/// outside and none needs a check: what hashes and places in a window want.
@safe struct WrappingTable<let bits: Int, Element: BitwiseCopyable>: ~Copyable {
  private let start: UnsafeMutablePointer<Element>

  init(filledWith element: Element) {
    unsafe start = .allocate(capacity: 1 << bits)
    unsafe start.initialize(repeating: element, count: 1 << bits)
  }

  deinit { unsafe start.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get { unsafe start[index & (1 << bits - 1)] }
    nonmutating set { unsafe start[index & (1 << bits - 1)] = newValue }
  }

  func fill(with element: Element) {
    unsafe start.update(repeating: element, count: 1 << bits)
  }

  /// The elements of a range that lies inside.
  func elements(_ range: Range<Int>) -> [Element] {
    range.map { self[$0] }
  }
}
