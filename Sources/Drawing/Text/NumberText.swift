public import CoreGraphics

/// The one way in which numbers reach a text: at most three decimals unless more are asked for, no exponent
/// below a million million, no negative zero, no locale.
public enum NumberText {
  /// Beyond this a thousandth no longer fits beside the whole part, so nothing is rounded.
  private static let limit: CGFloat = 1e12

  /// The nearest number that three decimals can say; half a thousandth goes away from zero.
  public static func rounded(_ value: CGFloat) -> CGFloat {
    guard value.isFinite, abs(value) < limit else { return value }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }

  /// The number as text; `nan`, `inf` and `-inf` where it is none.
  public static func text(_ value: CGFloat, decimals: Int = 3) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers as text, one space between two.
  public static func text(_ values: [CGFloat]) -> String {
    values.map { text($0) }.joined(separator: " ")
  }

  /// Appends what `text(_:)` gives, without making a string of it.
  package static func append(_ value: CGFloat, decimals: Int = 3, to bytes: inout [UInt8]) {
    guard abs(value) < limit else { return bytes.append(contentsOf: unlimited(value).utf8) }
    let unit = powersOfTen[min(max(decimals, 0), powersOfTen.count - 1)]
    let scaled = Int64((Double(value) * Double(unit)).rounded())
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(scaled.magnitude).quotientAndRemainder(dividingBy: UInt64(unit))
    append(whole, to: &bytes)
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var place = UInt64(unit) / 10
    while rest != 0 {
      let (digit, remainder) = rest.quotientAndRemainder(dividingBy: place)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = remainder
      place /= 10
    }
  }

  /// Appends a whole number.
  package static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    if value < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    let (rest, digit) = value.quotientAndRemainder(dividingBy: 10)
    append(rest, to: &bytes)
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Reads what `text(_:)` writes, and every other decimal number.
  public static func value(of text: Substring) -> CGFloat? {
    switch text {
    case "nan": return .nan
    case "inf": return .infinity
    case "-inf": return -.infinity
    default:
      guard text.utf8.allSatisfy(isNumberByte), let value = Double(text) else { return nil }
      return CGFloat(value)
    }
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// What has no thousandths: the largest numbers, and what is none.
  private static func unlimited(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
