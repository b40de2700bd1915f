/// Elements one behind the other, to which more are added at the end. Room is made beforehand, so that adding is no
/// more than a look whether there is some.
@safe struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// Makes room for so many more.
  mutating func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let larger = max(count + more, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }

  /// Adds an element. Room must have been made.
  @inline(__always) mutating func append(_ element: Element) {
    precondition(count < capacity, "an element without room")
    unsafe start[count] = element
    count &+= 1
  }

  /// Adds an element, and makes room for it.
  @inline(__always) mutating func grow(by element: Element) {
    if count == capacity { reserve(1) }
    append(element)
  }

  /// Adds elements. Room must have been made.
  mutating func append(_ elements: Span<Element>) {
    precondition(elements.count <= capacity - count, "elements without room")
    unsafe elements.withUnsafeBufferPointer { elements in
      guard let source = elements.baseAddress else { return }
      unsafe (start + count).update(from: source, count: elements.count)
    }
    count += elements.count
  }

  mutating func removeAll() { count = 0 }

  var array: [Element] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    body(unsafe Span(_unsafeStart: start, count: count))
  }

  /// Lends the end to a loop that adds many elements.
  @inline(__always) mutating func withTail(_ body: (inout Tail) -> Void) {
    var tail = unsafe Tail(start: start, capacity: capacity, count: count)
    body(&tail)
    precondition(0...capacity ~= tail.count, "elements without room")
    count = tail.count
  }

  /// The end of a buffer as an inner loop wants it: a value of its own, which stays in registers. It is of no use
  /// when the loop has ended. Only debug builds look at each element whether there is room, the others when the loop
  /// has ended: a look at each takes a tenth of the time that a picture does.
  @safe struct Tail {
    fileprivate let start: UnsafeMutablePointer<Element>
    fileprivate let capacity: Int
    fileprivate(set) var count: Int

    @inline(__always) mutating func append(_ element: Element) {
      assert(0..<capacity ~= count, "an element without room")
      unsafe start[count] = element
      count &+= 1
    }
  }
}

extension GrowingBuffer<UInt8>.Tail {
  /// Adds the lowest bytes of a number, the lowest one first. Room for eight must have been made.
  @inline(__always) mutating func append(_ word: UInt64, bytes: Int) {
    assert(0...capacity - 8 ~= count, "bytes without room")
    unsafe UnsafeMutableRawPointer(start + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= bytes
  }
}
