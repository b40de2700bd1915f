/// Eight units at a time, compared without a branch.
enum UnitLanes {
  static let count = 8
  typealias Half = SIMD4<UInt32>

  @inline(__always) static func half(_ units: UnsafePointer<UInt32>, _ offset: Int) -> Half {
    unsafe UnsafeRawPointer(units + offset).loadUnaligned(as: Half.self)
  }

  /// A byte of ones for each unit that is the same in both places, the first one lowest.
  @inline(__always) static func equalBytes(
    _ low: SIMDMask<SIMD4<Int32>>, _ high: SIMDMask<SIMD4<Int32>>
  ) -> UInt64 {
    let lanes = unsafe SIMD8(
      lowHalf: unsafeBitCast(low, to: SIMD4<Int32>.self),
      highHalf: unsafeBitCast(high, to: SIMD4<Int32>.self))
    // By way of 16 bits: what is all ones or none is narrowed by one instruction a step.
    let bytes = SIMD8<Int8>(truncatingIfNeeded: SIMD8<Int16>(truncatingIfNeeded: lanes))
    return UInt64(littleEndian: unsafe unsafeBitCast(bytes, to: UInt64.self))
  }

  /// A bit for each byte of ones.
  @inline(__always) static func bits(_ bytes: UInt64) -> UInt64 {
    ((bytes & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }

  /// How many units from two places on are the same.
  @inline(__always) static func sameCount(
    _ here: UnsafePointer<UInt32>, _ there: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    var count = 0
    while count &+ Self.count <= limit {
      let same = unsafe equalBytes(
        half(here, count) .== half(there, count), half(here, count &+ 4) .== half(there, count &+ 4)
      )
      guard same == .max else { return count &+ (~same).trailingZeroBitCount &>> 3 }
      count &+= Self.count
    }
    while count < limit, unsafe here[count] == there[count] { count &+= 1 }
    return count
  }
}
