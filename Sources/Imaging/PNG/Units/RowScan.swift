/// One look at a row of units: where it repeats itself, where it repeats the row above, and the sums of
/// which its Adler-32 is made.
///
/// A unit is `0xAARRGGBB`, or a byte in the place of red. Blocks of 64 units that equal the row above keep
/// what was found there.
struct RowScan: ~Copyable {
  static let blockSize = 64
  private typealias Lanes = EightUnits.Half

  /// Sums over the bytes of one block: all bytes, bytes times their unit's index in the block, bytes times
  /// their place in the unit. The compiler wants to see it from all files: a table has it.
  struct Sums {
    var bytes: UInt32 = 0
    var byIndex: UInt32 = 0
    var byPlace: UInt32 = 0

    @inline(__always) mutating func add(_ unit: UInt32, at index: Int, _ greenAlphaMask: UInt32) {
      let redBlue = unit & 0x00FF_00FF
      let greenAlpha = (unit &>> 8) & greenAlphaMask
      let all = redBlue &+ greenAlpha
      let more = all & 0xFFFF &+ all &>> 16
      bytes &+= more
      byIndex &+= more &* UInt32(truncatingIfNeeded: index)
      byPlace &+= (redBlue & 0xFFFF) &* 2 &+ (greenAlpha & 0xFFFF) &+ (greenAlpha &>> 16) &* 3
    }
  }

  let count: Int
  /// A bit a unit: it equals its neighbour to the left, or the unit above.
  let left: RowTable<UInt64>
  let above: RowTable<UInt64>
  private let sums: RowTable<Sums>
  private let blockCount: Int
  /// The bits of green and alpha that count, green in the lower half.
  private let greenAlphaMask: UInt32

  init(count: Int, unitBytes: Int) {
    self.count = count
    blockCount = (count + Self.blockSize - 1) / Self.blockSize
    greenAlphaMask = unitBytes == 4 ? 0x00FF_00FF : 0x0000_00FF
    // Behind the last block there is one without any bits.
    left = RowTable(count: blockCount + 1, filledWith: 0)
    above = RowTable(count: blockCount + 1, filledWith: 0)
    sums = RowTable(count: blockCount, filledWith: Sums())
  }

  /// The traits of a row that one look at it shows.
  struct Look {
    /// It equals the row above.
    var isRepeated = true
    /// All units that are not those above have full alpha.
    var isOpaque = true
  }

  /// Looks at the row of which `start` is the first unit. `hasUpper` says that the row scanned before stands right
  /// before it, or equals what does.
  func scan(_ units: Span<UInt32>, from start: Int, hasUpper: Bool) -> Look {
    var look = Look()
    var alpha = Lanes(repeating: .max)
    precondition(start >= (hasUpper ? count : 0) && start + count <= units.count)
    for index in 0..<blockCount {
      let offset = index &* Self.blockSize
      let block = Block(
        index: index, first: start &+ offset, count: min(Self.blockSize, count &- offset))
      if hasUpper, units.areSame(at: block.first, and: block.first &- count, count: block.count) {
        repeatBlock(block, in: units)
        continue
      }
      look.isRepeated = false
      if index > 0 || hasUpper {
        scanBlock(block, in: units, back: hasUpper ? count : 0, &alpha)
      } else {
        scanFirstBlock(block, in: units, &alpha)
      }
    }
    var rest: UInt32 = .max
    for lane in 0..<4 { rest &= alpha[lane] }
    look.isOpaque = rest >= 0xFF00_0000
    return look
  }

  /// Units of a row that are looked at together.
  private struct Block {
    var index: Int
    /// The place of the first of them.
    var first: Int
    var count: Int
  }

  /// Of a block that equals the one above only the first unit has another neighbour.
  @inline(__always) private func repeatBlock(_ block: Block, in units: Span<UInt32>) {
    above[block.index] = .max &>> UInt64(truncatingIfNeeded: 64 &- block.count)
    guard block.index > 0 else { return }
    let first = block.first
    left[block.index] =
      left[at: block.index] & ~1 | (units[at: first &- 1] == units[at: first] ? 1 : 0)
  }

  /// A block with a unit to its left in memory, if only the last one of the row above.
  ///
  /// - Parameter back: Units to those above; 0 if there are none.
  @inline(__always) private func scanBlock(
    _ block: Block, in units: Span<UInt32>, back: Int, _ alpha: inout Lanes
  ) {
    var leftBits: UInt64 = 0
    var aboveBits: UInt64 = 0
    var running = RunningSums(greenAlphaMask: greenAlphaMask)
    var offset = units.forEachEight(from: block.first, length: block.count, back: back) {
      offset, here, left, above in
      let shift = UInt64(truncatingIfNeeded: offset)
      leftBits |= here.equalBits(in: left) &<< shift
      aboveBits |= here.equalBits(in: above) &<< shift
      alpha &= here.low & here.high
      running.add(here.low)
      running.add(here.high)
    }
    var total = running.total(unitCount: offset)
    while offset < block.count {
      let index = block.first &+ offset
      let unit = units[at: index]
      if units[at: index &- 1] == unit { leftBits |= 1 &<< UInt64(offset) }
      if units[at: index &- back] == unit { aboveBits |= 1 &<< UInt64(offset) }
      alpha[0] &= unit
      total.add(unit, at: offset, greenAlphaMask)
      offset &+= 1
    }
    // The row above has nothing to do with the first unit.
    left[block.index] = block.index == 0 ? leftBits & ~1 : leftBits
    above[block.index] = back > 0 ? aboveBits : 0
    sums[block.index] = total
  }

  /// The first block of all: unit by unit, since nothing may stand before it.
  private func scanFirstBlock(_ block: Block, in units: Span<UInt32>, _ alpha: inout Lanes) {
    var leftBits: UInt64 = 0
    var total = Sums()
    for offset in 0..<block.count {
      let index = block.first &+ offset
      let unit = units[at: index]
      if offset > 0, units[at: index &- 1] == unit { leftBits |= 1 &<< UInt64(offset) }
      alpha[0] &= unit
      total.add(unit, at: offset, greenAlphaMask)
    }
    left[0] = leftBits
    above[0] = 0
    sums[0] = total
  }

  /// Sums over a block while it is read, four units at a time. A lane holds two 16-bit sums, which do not
  /// spill over: the greatest is 510 times 0 + 1 + ... + 15.
  private struct RunningSums {
    private let greenAlphaMask: Lanes
    private var redBlue = Lanes(repeating: 0)
    private var greenAlpha = Lanes(repeating: 0)
    /// The sums before each step, added up.
    private var prefix = Lanes(repeating: 0)

    @inline(__always) init(greenAlphaMask: UInt32) {
      self.greenAlphaMask = Lanes(repeating: greenAlphaMask)
    }

    @inline(__always) mutating func add(_ units: Lanes) {
      prefix &+= redBlue &+ greenAlpha
      redBlue &+= units & 0x00FF_00FF
      greenAlpha &+= (units &>> 8) & greenAlphaMask
    }

    /// The sums over so many units, which are whole steps.
    @inline(__always) func total(unitCount: Int) -> Sums {
      guard unitCount > 0 else { return Sums() }
      let bytes = Self.folded(redBlue &+ greenAlpha)
      // Unit 4 * step + lane has that index, and the prefix sums are (last - step) times each step.
      let last = UInt32(truncatingIfNeeded: unitCount &>> 2 &- 1)
      let steps = bytes &* last &- Self.folded(prefix)
      let byIndex = steps &* 4 &+ bytes &* Lanes(0, 1, 2, 3)
      let byPlace =
        (redBlue & 0xFFFF) &* 2 &+ (greenAlpha & 0xFFFF) &+ (greenAlpha &>> 16) &* 3
      return Sums(
        bytes: Self.sum(bytes), byIndex: Self.sum(byIndex), byPlace: Self.sum(byPlace))
    }

    @inline(__always) private static func folded(_ lanes: Lanes) -> Lanes {
      (lanes & 0xFFFF) &+ (lanes &>> 16)
    }

    @inline(__always) private static func sum(_ lanes: Lanes) -> UInt32 {
      let half = lanes.lowHalf &+ lanes.highHalf
      return half[0] &+ half[1]
    }
  }

  /// The Adler-32 after a row of these units, behind a filter byte of 0.
  func adler32(after sum: AdlerSum, unitBytes: Int) -> AdlerSum {
    var bytes: UInt64 = 0
    var byIndex: UInt64 = 0
    var byPlace: UInt64 = 0
    for block in 0..<blockCount {
      let sum = sums[block]
      bytes += UInt64(sum.bytes)
      byIndex += UInt64(sum.byIndex) + UInt64(sum.bytes) * UInt64(block * Self.blockSize)
      byPlace += UInt64(sum.byPlace)
    }
    let length = UInt64(count * unitBytes + 1)
    let weighted = (length - 1) * bytes - UInt64(unitBytes) * byIndex - byPlace
    return sum.adding(bytes: bytes, weighted: weighted, count: length)
  }
}
