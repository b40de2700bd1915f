import CoreGraphics
internal import Platform

/// The bytes of an SVG file as they are written.
///
/// An element of a drawing is a dozen short pieces, and an array checks for each whether it is shared and whether there
/// is room: that took four fifths of the time. Here every piece makes its room first and then writes behind what is there.
struct SVGBuffer: ~Copyable {
  private var store: GrowingBuffer<UInt8>

  init(capacity: Int = 256) { store = GrowingBuffer(capacity: capacity) }

  var count: Int { store.count }
  var isEmpty: Bool { store.count == 0 }
  var bytes: [UInt8] { store.array }

  /// Makes room for that many bytes more.
  @inline(__always)
  mutating func reserve(_ room: Int) { store.reserve(room) }

  /// Lets `body` write up to `room` bytes.
  @inline(__always)
  private mutating func write(upTo room: Int, _ body: (inout GrowingBuffer<UInt8>.Tail) -> Void) {
    store.reserve(room)
    store.withTail(body)
  }

  // MARK: Pieces

  @inline(__always)
  mutating func append(_ byte: UInt8) { store.grow(by: byte) }

  /// Writes markup.
  @inline(__always)
  mutating func write(_ markup: StaticString) { store.append(markup) }

  mutating func write(_ other: borrowing SVGBuffer) { write(other, 0..<other.count) }

  /// Writes a part of another buffer.
  mutating func write(_ other: borrowing SVGBuffer, _ range: Range<Int>) {
    store.reserve(range.count)
    other.store.withSpan { store.append($0.extracting(range)) }
  }

  /// Writes a part of this buffer once more.
  mutating func writeAgain(_ range: Range<Int>) { store.appendAgain(range) }

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

  mutating func truncate(to length: Int) { store.truncate(to: length) }

  // MARK: Looking back

  /// A hash that is the same in every run: eight bytes at a time, each multiplied into the rest.
  func hash(of range: Range<Int>) -> UInt64 {
    var hash = UInt64(range.count)
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      hash = (hash << 5 ^ hash >> 59 ^ store.word(at: offset)) &* 0x9E37_79B9_7F4A_7C15
      offset += 8
    }
    store.withSpan { bytes in
      for index in offset..<range.upperBound {
        hash = (hash ^ UInt64(bytes[index])) &* 0x9E37_79B9_7F4A_7C15
      }
    }
    return hash ^ hash >> 32
  }

  func areEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    store.areEqual(first, second)
  }

  /// The first space of the range, or its end.
  func firstSpace(in range: Range<Int>) -> Int {
    store.withSpan { bytes in
      range.first { bytes[$0] == UInt8(ascii: " ") } ?? range.upperBound
    }
  }

  /// Writes a number; what is none is 0, because a file with one word that is no number shows nothing.
  @inline(never)
  mutating func write(_ value: CGFloat, decimals: Int = 3) {
    write(upTo: 32) { place in
      NumberText.emit(value.isFinite ? value : 0, decimals: decimals) { place.append($0) }
    }
  }

  @inline(never)
  mutating func write(hundredths value: CGFloat) {
    write(upTo: 32) { place in
      NumberText.emit(hundredths: value.isFinite ? value : 0) { place.append($0) }
    }
  }

  mutating func write(_ value: Int) {
    write(upTo: 32) { place in NumberText.emit(UInt64(max(value, 0))) { place.append($0) } }
  }

  /// `#fff`, or `#f6f7f9` where three digits do not say it.
  mutating func write(_ color: RGBAColor) {
    let hex = color.hex
    write(upTo: 7) { place in
      place.append(UInt8(ascii: "#"))
      if hex & 0xF0F0F0 == (hex & 0x0F0F0F) << 4 {
        place.append(digit: hex >> 16)
        place.append(digit: hex >> 8)
        place.append(digit: hex)
      } else {
        place.append(digit: hex >> 20)
        place.append(digit: hex >> 16)
        place.append(digit: hex >> 12)
        place.append(digit: hex >> 8)
        place.append(digit: hex >> 4)
        place.append(digit: hex)
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
          place.append(byte)
        } else {
          place.append(UInt8(ascii: "_"))
          place.append(digit: UInt32(byte) >> 4)
          place.append(digit: UInt32(byte))
        }
      }
    }
  }

  /// Writes a string as it stands: for names of ours alone.
  mutating func write(verbatim string: String) {
    let span = string.utf8Span.span
    store.reserve(span.count)
    store.append(span)
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

extension GrowingBuffer<UInt8>.Tail {
  /// A digit of a hexadecimal number: the lowest four bits.
  @inline(__always)
  fileprivate mutating func append(digit value: UInt32) {
    let digit = UInt8(truncatingIfNeeded: value & 0xF)
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
