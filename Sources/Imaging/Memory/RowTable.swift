/// Numbers about a row's parts, as many as the row's width says.
@safe struct RowTable<Element: BitwiseCopyable>: ~Copyable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(count: Int, filledWith element: Element) {
    self.count = count
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: element, count: count)
  }

  deinit { unsafe start.deallocate() }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "a part beyond the row")
      return unsafe start[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "a part beyond the row")
      unsafe start[index] = newValue
    }
  }

  /// One element, for the encoders' inner loops, as spans lend them: only debug builds look whether there is one.
  @inline(__always) subscript(at index: Int) -> Element {
    assert(0..<count ~= index, "a part beyond the row")
    return unsafe start[index]
  }
}
