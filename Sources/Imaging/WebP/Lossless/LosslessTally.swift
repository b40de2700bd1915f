/// How often each symbol of the five codes occurs: green with lengths and slots, red, blue, alpha, distances.
struct LosslessTally {
  private static let distanceSymbols = 40

  let green: [UInt32]
  let red: [UInt32]
  let blue: [UInt32]
  let alpha: [UInt32]
  let distance: [UInt32]

  init(_ tokens: borrowing LosslessTokens, cacheBits: Int) {
    let greens = 256 + LosslessTokens.lengthSymbols + (cacheBits > 0 ? 1 << cacheBits : 0)
    let red = greens
    let (blue, alpha, distance) = (red + 256, red + 512, red + 768)
    // All in one row, so that counting is one addition.
    let count = distance + Self.distanceSymbols
    let tally = WrappingTable<12, UInt32>(filledWith: 0)
    tokens.forEach { token in
      switch token {
      case .color(let color):
        tally[Int(color &>> 8 & 0xFF)] &+= 1
        tally[red &+ Int(color &>> 16 & 0xFF)] &+= 1
        tally[blue &+ Int(color & 0xFF)] &+= 1
        tally[alpha &+ Int(color &>> 24)] &+= 1
      case .slot(let slot):
        tally[256 &+ LosslessTokens.lengthSymbols &+ slot] &+= 1
      case .copy(let length, let place):
        tally[256 &+ PrefixValue(length).symbol] &+= 1
        tally[distance &+ PrefixValue(place).symbol] &+= 1
      }
    }
    let counts = tally.elements(0..<count)
    green = Array(counts[..<greens])
    self.red = Array(counts[red..<blue])
    self.blue = Array(counts[blue..<alpha])
    self.alpha = Array(counts[alpha..<distance])
    self.distance = Array(counts[distance...])
  }
}
