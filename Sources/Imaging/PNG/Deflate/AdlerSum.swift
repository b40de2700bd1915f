/// The two halves of an Adler-32 (RFC 1950, 8.2), for bytes whose sums are known without looking at each.
struct AdlerSum: Equatable {
  private static let modulus: UInt64 = 65521
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  /// The sum after `count` bytes: their plain sum, and their sum weighted with `count` for the first down to
  /// 1 for the last.
  func adding(bytes: UInt64, weighted: UInt64, count: UInt64) -> AdlerSum {
    var sum = self
    sum.high = (high + count % Self.modulus * low + weighted % Self.modulus) % Self.modulus
    sum.low = (low + bytes) % Self.modulus
    return sum
  }

  /// The sum after one byte and zeros behind it.
  func adding(_ byte: UInt8, zeros: Int) -> AdlerSum {
    let count = UInt64(zeros + 1)
    return adding(bytes: UInt64(byte), weighted: UInt64(byte) * count, count: count)
  }

  var value: UInt32 { UInt32(high << 16 | low) }
}
