import CoreGraphics
import Foundation

/// The bytes of an SVG file as they are written.
///
/// This is the one place of the module with unsafe code. An element of a drawing is a dozen short pieces, and
/// an array checks for each whether it is shared and whether there is room: that took four fifths of the time.
/// Here every piece asks for its room first and then writes behind a pointer that nothing else holds.
@safe struct SVGBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Makes room for that many bytes more.
  @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(room) }
  }

  private mutating func grow(_ room: Int) {
    capacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
  }

  /// Lets `body` write up to `room` bytes. The place where it writes is a local of its own: were it a property,
  /// every byte would have to store and load it.
  @inline(__always)
  private mutating func write(upTo room: Int, _ body: (inout SVGPlace) -> Void) {
    reserve(room)
    var place = unsafe SVGPlace(next: start + count)
    body(&place)
    count = unsafe place.next - start
  }

  // MARK: Pieces

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    write(upTo: 1) { $0.put(byte) }
  }

  /// Writes markup.
  @inline(__always)
  mutating func write(_ markup: StaticString) {
    let length = markup.utf8CodeUnitCount
    reserve(length)
    unsafe (start + count).initialize(from: markup.utf8Start, count: length)
    count += length
  }

  mutating func write(_ other: borrowing SVGBuffer) { write(other, 0..<other.count) }

  /// Writes a part of another buffer.
  mutating func write(_ other: borrowing SVGBuffer, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    reserve(range.count)
    unsafe (start + count).initialize(from: other.start + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Writes a part of this buffer once more.
  mutating func writeAgain(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    reserve(range.count)
    unsafe (start + count).initialize(from: start + range.lowerBound, count: range.count)
    count += range.count
  }

  /// Writes another buffer without some of its parts, which are given in their order.
  mutating func write(_ other: borrowing SVGBuffer, leavingOut parts: [Range<Int>]) {
    reserve(other.count)
    var position = 0
    for part in parts {
      write(other, position..<part.lowerBound)
      position = part.upperBound
    }
    write(other, position..<other.count)
  }

  mutating func truncate(to length: Int) { count = min(count, max(length, 0)) }

  // MARK: Looking back

  /// A hash that is the same in every run: eight bytes at a time, each multiplied into the rest.
  func hash(of range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let bytes = unsafe UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    var hash = UInt64(range.count)
    var offset = 0
    while offset + 8 <= range.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash << 5 ^ hash >> 59 ^ word) &* 0x9E37_79B9_7F4A_7C15
      offset += 8
    }
    while offset < range.count {
      hash = (hash ^ UInt64(unsafe bytes[offset])) &* 0x9E37_79B9_7F4A_7C15
      offset += 1
    }
    return hash ^ hash >> 32
  }

  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    precondition(first.upperBound <= count && second.upperBound <= count)
    guard first.count == second.count else { return false }
    return unsafe memcmp(start + first.lowerBound, start + second.lowerBound, first.count) == 0
  }

  /// The first space of the range, or its end.
  func firstSpace(in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return range.first { unsafe start[$0] == UInt8(ascii: " ") } ?? range.upperBound
  }

  /// Writes a number; what is none is 0, because a file with one word that is no number shows nothing.
  @inline(never)
  mutating func write(_ value: CGFloat, decimals: Int = 3) {
    write(upTo: 32) { place in
      NumberText.emit(value.isFinite ? value : 0, decimals: decimals) { place.put($0) }
    }
  }

  @inline(never)
  mutating func write(hundredths value: CGFloat) {
    write(upTo: 32) { place in
      NumberText.emit(hundredths: value.isFinite ? value : 0) { place.put($0) }
    }
  }

  mutating func write(_ value: Int) {
    write(upTo: 32) { place in NumberText.emit(UInt64(max(value, 0))) { place.put($0) } }
  }

  /// `#fff`, or `#f6f7f9` where three digits do not say it.
  mutating func write(_ color: RGBAColor) {
    let hex = color.hex
    write(upTo: 7) { place in
      place.put(UInt8(ascii: "#"))
      if hex & 0xF0F0F0 == (hex & 0x0F0F0F) << 4 {
        place.put(digit: hex >> 16)
        place.put(digit: hex >> 8)
        place.put(digit: hex)
      } else {
        place.put(digit: hex >> 20)
        place.put(digit: hex >> 16)
        place.put(digit: hex >> 12)
        place.put(digit: hex >> 8)
        place.put(digit: hex >> 4)
        place.put(digit: hex)
      }
    }
  }

  /// Writes a string as part of an id. Letters, digits, full stop and hyphen stay; every other byte becomes
  /// an underscore and two digits, so that no two strings become one.
  mutating func write(identifier string: String) {
    let span = string.utf8Span.span
    write(upTo: span.count * 3) { place in
      for index in span.indices {
        let byte = span[index]
        if Self.isIdentifierByte(byte) {
          place.put(byte)
        } else {
          place.put(UInt8(ascii: "_"))
          place.put(digit: UInt32(byte) >> 4)
          place.put(digit: UInt32(byte))
        }
      }
    }
  }

  /// Writes a string as it stands: for names of ours alone.
  mutating func write(verbatim string: String) {
    let span = string.utf8Span.span
    reserve(span.count)
    unsafe span.withUnsafeBufferPointer { bytes in
      guard let address = bytes.baseAddress else { return }
      unsafe (start + count).initialize(from: address, count: bytes.count)
    }
    count += span.count
  }

  /// Whether the byte may stand in a file as it is, wherever it stands.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x25, 0x27...0x3B, 0x3D, 0x3F...0x7E: true
    default: false
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// The place of the next byte in a buffer, as long as there is room.
@safe struct SVGPlace {
  fileprivate var next: UnsafeMutablePointer<UInt8>

  @inline(__always)
  fileprivate init(next: UnsafeMutablePointer<UInt8>) {
    unsafe self.next = next
  }

  @inline(__always)
  fileprivate mutating func put(_ byte: UInt8) {
    unsafe next.initialize(to: byte)
    unsafe next += 1
  }

  @inline(__always)
  fileprivate mutating func put(digit value: UInt32) {
    let digit = UInt8(truncatingIfNeeded: value & 0xF)
    put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
