/// The hash that tells files apart: SHA-256, as FIPS 180-4 describes it.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var count = 0
  private var words = [UInt32](repeating: 0, count: 64)

  package init() {}

  /// The hash of some bytes, in 64 digits.
  package static func text(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes[...])
    return hash.finish()
  }

  package static func text(of text: String) -> String { self.text(of: Array(text.utf8)) }

  /// Adds bytes to what is hashed.
  package mutating func add(_ bytes: ArraySlice<UInt8>) {
    count += bytes.count
    var bytes = bytes
    if !rest.isEmpty {
      let missing = bytes.prefix(64 - rest.count)
      bytes.removeFirst(missing.count)
      rest += missing
      guard rest.count == 64 else { return }
      let block = rest
      rest = []
      mix(block.span, at: 0)
    }
    let whole = bytes.count & ~63
    let span = bytes.span
    for start in stride(from: 0, to: whole, by: 64) { mix(span, at: start) }
    rest += bytes.dropFirst(whole)
  }

  /// The hash of all that was added.
  package consuming func finish() -> String {
    let bits = UInt64(count) * 8
    let zeros = (119 - count % 64) % 64
    add([0x80] + [UInt8](repeating: 0, count: zeros))
    add((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }[...])
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func mix(_ bytes: Span<UInt8>, at start: Int) {
    for index in 0..<16 {
      let place = start + index * 4
      words[index] =
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
        | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
    }
    for index in 16..<64 {
      let first = words[index - 15]
      let second = words[index - 2]
      words[index] =
        words[index - 16] &+ (first.turned(7) ^ first.turned(18) ^ first >> 3)
        &+ words[index - 7] &+ (second.turned(17) ^ second.turned(19) ^ second >> 10)
    }
    stir()
  }

  private mutating func stir() {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ ((e & f) ^ (~e & g))
        &+ Self.constants[index] &+ words[index]
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
