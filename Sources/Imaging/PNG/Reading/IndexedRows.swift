/// Turns rows of indexes into pixels: those of gray, or of a palette. A byte holds up to eight of them, and all of it is
/// looked up at once.
struct IndexedRows {
  private let bitDepth: Int
  /// The pixel of each index; nothing for those that a file may not have.
  private let colors: [UInt32]
  private let colorCount: Int
  /// The pixels of each byte, one behind the other.
  private let pixels: [UInt32]
  /// Whether all indexes of a byte have a colour.
  private let isKnown: [Bool]

  private var perByte: Int { 8 / bitDepth }

  /// - Parameter colors: those of the indexes from 0 on; an index beyond them is a fault.
  init(bitDepth: Int, colors: [UInt32]) {
    (self.bitDepth, self.colors, colorCount) = (bitDepth, colors, colors.count)
    let indexes = (0...255).map { byte in
      stride(from: 8 - bitDepth, through: 0, by: -bitDepth).map { shift in
        byte >> shift & (1 << bitDepth - 1)
      }
    }
    isKnown = indexes.map { $0.allSatisfy { $0 < colors.count } }
    pixels = indexes.flatMap { $0.map { $0 < colors.count ? colors[$0] : 0 } }
  }

  /// The pixel of the index at a place of a row; nothing where it has no colour.
  func pixel(at index: Int, of row: Span<UInt8>) -> UInt32? {
    let bit = index * bitDepth
    let sample = Int(row[bit >> 3]) >> (8 - bitDepth - bit & 7) & (1 << bitDepth - 1)
    return sample < colorCount ? colors[sample] : nil
  }

  /// Fills pixels that lie one behind the other, as far as whole bytes of known indexes go. Returns how many are filled.
  func fill(_ target: inout MutableSpan<UInt32>, from row: Span<UInt8>) -> Int {
    let pixels = pixels.span
    switch perByte {
    case 8:
      return fill(&target, from: row) { target, place, byte in
        target.store(pixels.four(at: byte &* 8), at: place)
        target.store(pixels.four(at: byte &* 8 &+ 4), at: place &+ 4)
      }
    case 4:
      return fill(&target, from: row) { target, place, byte in
        target.store(pixels.four(at: byte &* 4), at: place)
      }
    case 2:
      return fill(&target, from: row) { target, place, byte in
        target[place] = pixels[byte &* 2]
        target[place &+ 1] = pixels[byte &* 2 &+ 1]
      }
    default:
      return fill(&target, from: row) { target, place, byte in target[place] = pixels[byte] }
    }
  }

  @inline(__always) private func fill(
    _ target: inout MutableSpan<UInt32>, from row: Span<UInt8>,
    _ put: (_ target: inout MutableSpan<UInt32>, _ place: Int, _ byte: Int) -> Void
  ) -> Int {
    let (isKnown, perByte) = (isKnown.span, perByte)
    let bytes = target.count / perByte
    precondition(bytes <= row.count, "a row of fewer indexes than pixels")
    for index in 0..<bytes {
      let byte = Int(row[index])
      guard isKnown[byte] else { return index * perByte }
      put(&target, index &* perByte, byte)
    }
    return bytes * perByte
  }
}
