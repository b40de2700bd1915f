internal import Platform

// Looks at one or several elements for the encoders' inner loops, which look once for a row whether it is there.
// Debug builds check each of them; that takes a tenth of the time of a picture. The words of a file about itself are
// never trusted so far: readers look by a span's own means.

extension Span where Element: BitwiseCopyable {
  /// One element, as `self[index]` is.
  @inline(__always) subscript(at index: Int) -> Element {
    assert(indices ~= index, "an element beyond the end")
    return unsafe self[unchecked: index]
  }

  /// The value of so many elements from an index on.
  @inline(__always) fileprivate func loaded<Value: BitwiseCopyable>(
    _ type: Value.Type, at index: Int
  ) -> Value {
    assert(
      0...count - MemoryLayout<Value>.size / MemoryLayout<Element>.stride ~= index,
      "elements beyond the end")
    return unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index &* MemoryLayout<Element>.stride, as: type)
  }

  /// Whether two places have so many elements behind them, and the second one is not behind the first.
  fileprivate func have(_ limit: Int, behind here: Int, and there: Int) -> Bool {
    0...count ~= here && 0...here ~= there && limit <= count - here
  }
}

extension Span where Element == UInt8 {
  /// Four bytes as a number, the first one lowest. It is checked, so that readers may use it.
  @inline(__always) func quarter(at index: Int) -> UInt32 {
    precondition(index >= 0 && index <= count &- 4, "bytes beyond the end")
    return UInt32(littleEndian: loaded(UInt32.self, at: index))
  }

  /// Eight bytes as a number, the first one lowest.
  @inline(__always) func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: loaded(UInt64.self, at: index))
  }

  /// Eight times eight bytes, in the machine's order.
  @inline(__always) func eightWords(at index: Int) -> SIMD8<UInt64> {
    loaded(SIMD8<UInt64>.self, at: index)
  }

  @inline(__always) func sixteen(at index: Int) -> SIMD16<UInt8> {
    loaded(SIMD16<UInt8>.self, at: index)
  }

  /// Whether all of them are 0.
  var isZero: Bool {
    var index = 0
    while index &+ 64 <= count {
      guard eightWords(at: index) == .zero else { return false }
      index &+= 64
    }
    return (index..<count).allSatisfy { self[$0] == 0 }
  }

  /// How many bytes from two places on are the same. Eight bytes more than the limit are looked at, so many must be
  /// there.
  @inline(__always) func sameCount(at here: Int, and there: Int, limit: Int) -> Int {
    assert(have(limit &+ 8, behind: here, and: there), "bytes beyond the end")
    return unsafe withUnsafeBytes { bytes in
      var same = 0
      while same < limit {
        let first = unsafe bytes.loadUnaligned(fromByteOffset: here &+ same, as: UInt64.self)
        let second = unsafe bytes.loadUnaligned(fromByteOffset: there &+ same, as: UInt64.self)
        let difference = UInt64(littleEndian: first ^ second)
        guard difference == 0 else {
          return min(limit, same &+ difference.trailingZeroBitCount &>> 3)
        }
        same &+= 8
      }
      return limit
    }
  }
}

extension Span where Element == UInt32 {
  typealias Four = SIMD4<UInt32>

  /// Two elements as one number, the first one lowest.
  @inline(__always) func pair(at index: Int) -> UInt64 {
    let pair = loaded(SIMD2<UInt32>.self, at: index)
    return UInt64(pair[1]) &<< 32 | UInt64(pair[0])
  }

  @inline(__always) func four(at index: Int) -> Four {
    loaded(Four.self, at: index)
  }

  @inline(__always) func eight(at index: Int) -> SIMD8<UInt32> {
    loaded(SIMD8<UInt32>.self, at: index)
  }

  /// Whether so many elements from two places on are the same.
  @inline(__always) func areSame(at here: Int, and there: Int, count: Int) -> Bool {
    assert(have(count, behind: here, and: there), "elements beyond the end")
    return unsafe withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return true }
      return unsafe hasSamePixels(start + here, start + there, count: count)
    }
  }

  /// How many elements from two places on are the same.
  @inline(__always) func sameCount(at here: Int, and there: Int, limit: Int) -> Int {
    assert(have(limit, behind: here, and: there), "elements beyond the end")
    return unsafe withUnsafeBufferPointer { elements in
      var same = 0
      guard let start = elements.baseAddress else { return same }
      let (here, there) = unsafe (start + here, start + there)
      while same &+ 8 <= limit {
        let equal = unsafe EightUnits(here + same).equalBytes(in: EightUnits(there + same))
        guard equal == .max else { return same &+ (~equal).trailingZeroBitCount &>> 3 }
        same &+= 8
      }
      while same < limit, unsafe here[same] == there[same] { same &+= 1 }
      return same
    }
  }

  /// Shows eight elements after the other from a place on, with those that begin one place and those that begin `back`
  /// places before them. Returns how many it has shown: fewer than eight are left of `length`.
  @inline(__always) func forEachEight(
    from first: Int, length: Int, back: Int,
    _ body: (_ offset: Int, _ here: EightUnits, _ left: EightUnits, _ above: EightUnits) -> Void
  ) -> Int {
    precondition(
      first >= 1 && back >= 0 && first >= back && first &+ length <= count,
      "elements beyond the ends")
    return unsafe withUnsafeBufferPointer { elements in
      guard let start = elements.baseAddress else { return 0 }
      let here = unsafe start + first
      var offset = 0
      while offset &+ 8 <= length {
        unsafe body(
          offset, EightUnits(here + offset), EightUnits(here + offset - 1),
          EightUnits(here + offset - back))
        offset &+= 8
      }
      return offset
    }
  }
}

/// Eight units in two halves, each of which the machine holds in a register.
struct EightUnits {
  typealias Half = SIMD4<UInt32>

  let low: Half
  let high: Half

  @inline(__always) fileprivate init(_ start: UnsafePointer<UInt32>) {
    unsafe low = UnsafeRawPointer(start).loadUnaligned(as: Half.self)
    unsafe high = UnsafeRawPointer(start + 4).loadUnaligned(as: Half.self)
  }

  /// A byte of ones for each unit that is the same in both, the first one lowest. No branch is taken.
  @inline(__always) func equalBytes(in other: EightUnits) -> UInt64 {
    let lanes = unsafe SIMD8(
      lowHalf: unsafeBitCast(low .== other.low, to: SIMD4<Int32>.self),
      highHalf: unsafeBitCast(high .== other.high, to: SIMD4<Int32>.self))
    // By way of 16 bits: what is all ones or none is narrowed by one instruction a step.
    let bytes = SIMD8<Int8>(truncatingIfNeeded: SIMD8<Int16>(truncatingIfNeeded: lanes))
    return UInt64(littleEndian: unsafe unsafeBitCast(bytes, to: UInt64.self))
  }

  /// A bit for each unit that is the same in both.
  @inline(__always) func equalBits(in other: EightUnits) -> UInt64 {
    ((equalBytes(in: other) & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }
}

extension MutableSpan where Element: BitwiseCopyable {
  /// Puts as many elements in the places of all of these.
  @inline(__always) mutating func copy(_ source: Span<Element>) {
    precondition(source.count == count, "as many elements as places")
    for index in source.indices { self[index] = source[index] }
  }

  /// Lends a part, whose places are counted from its own beginning.
  @inline(__always) mutating func withPart<Result>(
    _ range: Range<Int>, _ body: (inout MutableSpan<Element>) -> Result
  ) -> Result {
    var part = _mutatingExtracting(range)
    return body(&part)
  }

  @inline(__always) fileprivate mutating func put<Value: BitwiseCopyable>(
    _ value: Value, at offset: Int
  ) {
    var bytes = unsafe mutableBytes
    assert(0...bytes.byteCount - MemoryLayout<Value>.size ~= offset, "elements beyond the end")
    unsafe bytes.storeBytes(of: value, toUncheckedByteOffset: offset, as: Value.self)
  }
}

extension MutableSpan where Element == UInt8 {
  /// Puts eight bytes in their places, the lowest one of the number first.
  @inline(__always) mutating func store(_ word: UInt64, at index: Int) {
    put(word.littleEndian, at: index)
  }

  @inline(__always) mutating func store(_ sixteen: SIMD16<UInt8>, at index: Int) {
    put(sixteen, at: index)
  }
}

extension MutableSpan where Element == UInt32 {
  /// Puts elements in other places, which none of them has.
  mutating func copy(from source: Int, to target: Int, count length: Int) {
    precondition(
      source >= 0 && length >= 0 && source + length <= target && target + length <= count,
      "elements beyond the ends")
    unsafe withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      unsafe (start + target).update(from: start + source, count: length)
    }
  }

  /// Lends a part of the bytes.
  func withBytes<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe try span.withUnsafeBytes { (bytes) throws(Failure) in
      try unsafe body(Span(_unsafeBytes: bytes).extracting(range))
    }
  }

  @inline(__always) mutating func store(_ four: SIMD4<UInt32>, at index: Int) {
    put(four, at: index &* 4)
  }

  @inline(__always) mutating func store(_ eight: SIMD8<UInt32>, at index: Int) {
    put(eight, at: index &* 4)
  }
}
