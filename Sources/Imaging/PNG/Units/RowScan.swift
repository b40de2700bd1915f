internal import Platform

/// One look at a row of units: where it repeats itself, where it repeats the row above, and the sums of
/// which its Adler-32 is made.
///
/// A unit is `0xAARRGGBB`, or a byte in the place of red. Blocks of 64 units that equal the row above keep
/// what was found there.
@safe struct RowScan: ~Copyable {
  static let blockSize = 64
  private typealias Lanes = UnitLanes.Half

  /// Sums over the bytes of one block: all bytes, bytes times their unit's index in the block, bytes times
  /// their place in the unit.
  private struct Sums {
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
  let left: UnsafeMutablePointer<UInt64>
  let above: UnsafeMutablePointer<UInt64>
  /// The bits above of a row that has nothing above.
  let noneAbove: UnsafeMutablePointer<UInt64>
  private let sums: UnsafeMutablePointer<Sums>
  private let blockCount: Int
  /// What counts of green and alpha, green in the lower half.
  private let greenAlphaMask: UInt32

  init(count: Int, unitBytes: Int) {
    self.count = count
    blockCount = (count + Self.blockSize - 1) / Self.blockSize
    greenAlphaMask = unitBytes == 4 ? 0x00FF_00FF : 0x0000_00FF
    unsafe left = .allocate(capacity: blockCount + 1)
    unsafe above = .allocate(capacity: blockCount + 1)
    unsafe noneAbove = .allocate(capacity: blockCount + 1)
    unsafe sums = .allocate(capacity: blockCount)
    unsafe left.initialize(repeating: 0, count: blockCount + 1)
    unsafe above.initialize(repeating: 0, count: blockCount + 1)
    unsafe noneAbove.initialize(repeating: 0, count: blockCount + 1)
    unsafe sums.initialize(repeating: Sums(), count: blockCount)
  }

  deinit {
    unsafe left.deallocate()
    unsafe above.deallocate()
    unsafe noneAbove.deallocate()
    unsafe sums.deallocate()
  }

  /// What a look at a row shows of the whole of it.
  struct Look {
    /// It equals the row above.
    var isRepeated = true
    /// All units that are not those above have full alpha.
    var isOpaque = true
  }

  /// Looks at a row. `upper` is the row that was scanned before, if the row above equals it.
  mutating func scan(_ row: UnsafePointer<UInt32>, upper: UnsafePointer<UInt32>?) -> Look {
    var look = Look()
    var alpha = Lanes(repeating: .max)
    for block in 0..<blockCount {
      let start = block &* Self.blockSize
      let length = min(Self.blockSize, count &- start)
      let units = unsafe row + start
      if let upper = unsafe upper, unsafe Self.isSame(units, upper + start, length) {
        unsafe above[block] = .max &>> UInt64(64 &- length)
        if start > 0 {
          let bit: UInt64 = unsafe units[-1] == units[0] ? 1 : 0
          unsafe left[block] = left[block] & ~1 | bit
        }
        continue
      }
      look.isRepeated = false
      if unsafe start > 0 || upper != nil {
        let upper = unsafe upper.map { unsafe $0 + start }
        unsafe scanBlock(block, units, upper ?? units, length, &alpha)
        if unsafe upper == nil { unsafe above[block] = 0 }
      } else {
        unsafe scanFirstBlock(units, length, &alpha)
      }
    }
    var rest: UInt32 = .max
    for lane in 0..<4 { rest &= alpha[lane] }
    look.isOpaque = rest >= 0xFF00_0000
    return look
  }

  @inline(__always) private static func isSame(
    _ units: UnsafePointer<UInt32>, _ upper: UnsafePointer<UInt32>, _ length: Int
  ) -> Bool {
    unsafe hasSamePixels(units, upper, length)
  }

  /// A block with a unit to its left in memory, if only the last one of the row above.
  @inline(__always) private mutating func scanBlock(
    _ block: Int, _ units: UnsafePointer<UInt32>, _ upper: UnsafePointer<UInt32>, _ length: Int,
    _ alpha: inout Lanes
  ) {
    var leftBits: UInt64 = 0
    var aboveBits: UInt64 = 0
    var running = RunningSums(greenAlphaMask: greenAlphaMask)
    var offset = 0
    while offset &+ UnitLanes.count <= length {
      let low = unsafe UnitLanes.half(units, offset)
      let high = unsafe UnitLanes.half(units, offset &+ 4)
      let shift = UInt64(truncatingIfNeeded: offset)
      let isLeft = unsafe UnitLanes.equalBytes(
        low .== UnitLanes.half(units, offset &- 1), high .== UnitLanes.half(units, offset &+ 3))
      leftBits |= UnitLanes.bits(isLeft) &<< shift
      let isAbove = unsafe UnitLanes.equalBytes(
        low .== UnitLanes.half(upper, offset), high .== UnitLanes.half(upper, offset &+ 4))
      aboveBits |= UnitLanes.bits(isAbove) &<< shift
      alpha &= low & high
      running.add(low)
      running.add(high)
      offset &+= UnitLanes.count
    }
    var total = running.total(unitCount: offset)
    while offset < length {
      let unit = unsafe units[offset]
      if unsafe units[offset &- 1] == unit { leftBits |= 1 &<< UInt64(offset) }
      if unsafe upper[offset] == unit { aboveBits |= 1 &<< UInt64(offset) }
      alpha[0] &= unit
      total.add(unit, at: offset, greenAlphaMask)
      offset &+= 1
    }
    // The row above has nothing to do with the first unit.
    unsafe left[block] = block == 0 ? leftBits & ~1 : leftBits
    unsafe above[block] = aboveBits
    unsafe sums[block] = total
  }

  /// The first block of all: unit by unit, since nothing may stand before it.
  private mutating func scanFirstBlock(
    _ units: UnsafePointer<UInt32>, _ length: Int, _ alpha: inout Lanes
  ) {
    var leftBits: UInt64 = 0
    var total = Sums()
    for index in 0..<length {
      let unit = unsafe units[index]
      if index > 0, unsafe units[index &- 1] == unit { leftBits |= 1 &<< UInt64(index) }
      alpha[0] &= unit
      total.add(unit, at: index, greenAlphaMask)
    }
    unsafe left[0] = leftBits
    unsafe above[0] = 0
    unsafe sums[0] = total
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
      let sum = unsafe sums[block]
      bytes += UInt64(sum.bytes)
      byIndex += UInt64(sum.byIndex) + UInt64(sum.bytes) * UInt64(block * Self.blockSize)
      byPlace += UInt64(sum.byPlace)
    }
    let length = UInt64(count * unitBytes + 1)
    let weighted = (length - 1) * bytes - UInt64(unitBytes) * byIndex - byPlace
    return sum.adding(bytes: bytes, weighted: weighted, count: length)
  }

  /// How many units equal the one to the left or the one above.
  var repeatedCount: Int {
    (0..<blockCount).reduce(0) { unsafe $0 + (left[$1] | above[$1]).nonzeroBitCount }
  }
}
