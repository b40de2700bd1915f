public import Glibc

/// Elements one behind the other, to which more are added at the end. Room is made beforehand, so that adding is no
/// more than a look whether there is some. All of it is public, so that the loops of other targets have it in themselves.
@safe public struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var filled = 0

  /// How many there are.
  @inlinable @inline(__always) public var count: Int { filled }

  /// An empty buffer with room for so many.
  @inlinable public init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit { unsafe start.deallocate() }

  /// Makes room for so many more.
  @inlinable @inline(__always) public mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inlinable mutating func grow(_ more: Int) {
    let larger = max(count + more, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    unsafe moved.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = moved
    capacity = larger
  }

  /// Adds an element. Room must have been made.
  @inlinable @inline(__always) public mutating func append(_ element: Element) {
    precondition(count < capacity, "an element without room")
    unsafe start[count] = element
    filled &+= 1
  }

  /// Adds an element, and makes room for it.
  @inlinable @inline(__always) public mutating func grow(by element: Element) {
    reserve(1)
    append(element)
  }

  /// Adds elements. Room must have been made.
  @inlinable @inline(__always) public mutating func append(_ elements: Span<Element>) {
    precondition(elements.count <= capacity - count, "elements without room")
    unsafe elements.withUnsafeBufferPointer { elements in
      guard let source = elements.baseAddress else { return }
      unsafe (start + count).update(from: source, count: elements.count)
    }
    filled += elements.count
  }

  /// Adds elements that are there already, and makes room for them.
  @inlinable public mutating func appendAgain(_ range: Range<Int>) {
    precondition(0 <= range.lowerBound && range.upperBound <= count, "elements that are not there")
    reserve(range.count)
    unsafe (start + count).update(from: start + range.lowerBound, count: range.count)
    filled += range.count
  }

  /// Takes all elements away; the room stays.
  @inlinable public mutating func removeAll() { filled = 0 }

  /// Takes elements from the end until so many are left.
  @inlinable public mutating func truncate(to count: Int) { filled = min(filled, max(count, 0)) }

  // MARK: Looks

  /// A copy of the elements.
  @inlinable public var array: [Element] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Lends the elements.
  @inlinable public func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    body(unsafe Span(_unsafeStart: start, count: count))
  }

  /// Lends the end to a loop that adds many elements.
  @inlinable @inline(__always) public mutating func withTail(_ body: (inout Tail) -> Void) {
    var tail = unsafe Tail(start: start, capacity: capacity, count: count)
    body(&tail)
    precondition(0...capacity ~= tail.count, "elements without room")
    filled = tail.count
  }

  /// The end of a buffer as an inner loop wants it: a value of its own, which stays in registers. It is of no use
  /// when the loop has ended. Only debug builds look at each element whether there is room, the others when the loop
  /// has ended: a look at each takes a tenth of the time that a picture does.
  @safe public struct Tail {
    @usableFromInline let start: UnsafeMutablePointer<Element>
    @usableFromInline let capacity: Int
    @usableFromInline var filled: Int
    /// How many elements the buffer has by now.
    @inlinable @inline(__always) public var count: Int { filled }

    @inlinable @inline(__always)
    init(start: UnsafeMutablePointer<Element>, capacity: Int, count: Int) {
      unsafe self.start = start
      self.capacity = capacity
      filled = count
    }

    /// Adds an element. Room must have been made.
    @inlinable @inline(__always) public mutating func append(_ element: Element) {
      assert(0..<capacity ~= count, "an element without room")
      unsafe start[count] = element
      filled &+= 1
    }
  }
}

extension GrowingBuffer<UInt8>.Tail {
  /// Adds the lowest bytes of a number, the lowest one first. Room for eight must have been made.
  @inlinable @inline(__always) public mutating func append(_ word: UInt64, bytes: Int) {
    assert(0...capacity - 8 ~= count, "bytes without room")
    unsafe UnsafeMutableRawPointer(start + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    filled &+= bytes
  }
}

extension GrowingBuffer<UInt8> {
  /// Adds a text of the program's own, and makes room for it.
  @inlinable @inline(__always) public mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    unsafe (start + count).update(from: text.utf8Start, count: length)
    filled += length
  }

  /// The eight bytes from a place on as a number, the first one lowest.
  @inlinable public func word(at place: Int) -> UInt64 {
    precondition(0 <= place && place + 8 <= count, "bytes that are not there")
    let start = unsafe UnsafeRawPointer(start + place)
    return UInt64(littleEndian: unsafe start.loadUnaligned(as: UInt64.self))
  }

  /// Whether two stretches have the same bytes.
  @inlinable public func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    precondition(first.upperBound <= count && second.upperBound <= count)
    precondition(0 <= first.lowerBound && 0 <= second.lowerBound)
    guard first.count == second.count else { return false }
    return unsafe memcmp(start + first.lowerBound, start + second.lowerBound, first.count) == 0
  }
}
