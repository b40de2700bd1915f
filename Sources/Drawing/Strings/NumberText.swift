public import CoreGraphics
package import Notation

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
    emit(value, decimals: decimals) { bytes.append($0) }
  }

  /// Hands out the bytes of what `text(_:)` gives, one by one.
  @inline(__always)
  static func emit(_ value: CGFloat, decimals: Int = 3, _ write: (UInt8) -> Void) {
    guard abs(value) < limit else { return unlimited(value).utf8.forEach(write) }
    // Most numbers of a drawing are small and whole.
    if value >= 0, value < 1000 {
      let whole = UInt32(value)
      if CGFloat(whole) == value { return emit(below1000: whole, write) }
    }
    if decimals == 3, abs(value) < 1_000_000 { return emit(thousandthsOf: value, write) }
    let decimals = min(max(decimals, 0), powersOfTen.count - 1)
    let unit = powersOfTen[decimals]
    let scaled = nearest(Double(value) * Double(unit))
    if scaled < 0 { write(UInt8(ascii: "-")) }
    let magnitude = scaled.magnitude
    let whole = magnitude / unit
    emit(whole, write)
    let fraction = magnitude - whole * unit
    if fraction != 0 { emit(fraction: fraction, of: unit, write) }
  }

  /// Hands out the bytes of a number with at most two decimals.
  @inline(__always)
  static func emit(hundredths value: CGFloat, _ write: (UInt8) -> Void) {
    guard abs(value) < 1_000_000 else { return emit(value, decimals: 2, write) }
    let scaled = nearest(magnitudeOf: value, 100)
    if value < 0, scaled > 0 { write(UInt8(ascii: "-")) }
    emit(below1000000: scaled / 100, write)
    if scaled % 100 != 0 {
      write(UInt8(ascii: "."))
      emit(hundredths: scaled % 100, write)
    }
  }

  // Narrow numbers and divisors that the compiler knows take a third of the time.
  @inline(__always)
  private static func emit(thousandthsOf value: CGFloat, _ write: (UInt8) -> Void) {
    let scaled = nearest(magnitudeOf: value, 1000)
    if value < 0, scaled > 0 { write(UInt8(ascii: "-")) }
    emit(below1000000: scaled / 1000, write)
    let (fraction, zero) = (scaled % 1000, UInt8(ascii: "0"))
    if fraction == 0 { return }
    write(UInt8(ascii: "."))
    if fraction % 10 == 0 { return emit(hundredths: fraction / 10, write) }
    write(zero + UInt8(truncatingIfNeeded: fraction / 100))
    write(zero + UInt8(truncatingIfNeeded: fraction / 10 % 10))
    write(zero + UInt8(truncatingIfNeeded: fraction % 10))
  }

  @inline(__always)
  private static func emit(hundredths fraction: UInt32, _ write: (UInt8) -> Void) {
    let zero = UInt8(ascii: "0")
    write(zero + UInt8(truncatingIfNeeded: fraction / 10))
    if fraction % 10 != 0 { write(zero + UInt8(truncatingIfNeeded: fraction % 10)) }
  }

  @inline(__always)
  private static func nearest(magnitudeOf value: CGFloat, _ unit: Double) -> UInt32 {
    let exact = Double(value.magnitude) * unit
    let whole = UInt32(exact)
    return exact - Double(whole) >= 0.5 ? whole + 1 : whole
  }

  @inline(__always)
  private static func emit(below1000000 value: UInt32, _ write: (UInt8) -> Void) {
    guard value >= 1000 else { return emit(below1000: value, write) }
    emit(below1000: value / 1000, write)
    let (rest, zero) = (value % 1000, UInt8(ascii: "0"))
    write(zero + UInt8(truncatingIfNeeded: rest / 100))
    write(zero + UInt8(truncatingIfNeeded: rest / 10 % 10))
    write(zero + UInt8(truncatingIfNeeded: rest % 10))
  }

  /// The nearest whole number, a half going away from zero: what `rounded()` gives, without calling it.
  @inline(__always)
  private static func nearest(_ value: Double) -> Int64 {
    let whole = Int64(value)
    let rest = value - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  @inline(__always)
  private static func emit(fraction: UInt64, of unit: UInt64, _ write: (UInt8) -> Void) {
    write(UInt8(ascii: "."))
    var (rest, place) = (fraction, unit)
    while rest != 0 {
      place /= 10
      let digit = rest / place
      write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest -= digit * place
    }
  }

  /// Hands out the digits of a whole number.
  @inline(__always)
  static func emit(_ value: UInt64, _ write: (UInt8) -> Void) {
    if value >= 1000 { return String(value).utf8.forEach(write) }
    emit(below1000: UInt32(truncatingIfNeeded: value), write)
  }

  @inline(__always)
  private static func emit(below1000 small: UInt32, _ write: (UInt8) -> Void) {
    let zero = UInt8(ascii: "0")
    if small >= 100 { write(zero + UInt8(truncatingIfNeeded: small / 100)) }
    if small >= 10 { write(zero + UInt8(truncatingIfNeeded: small / 10 % 10)) }
    write(zero + UInt8(truncatingIfNeeded: small % 10))
  }

  /// For readers: "80", "21.5", "−4", "1,278", with at most one decimal and a comma before each three digits.
  package static func spoken(_ value: CGFloat) -> String {
    let text = signed(self.text(value, decimals: 1))
    let digits = text.prefix { $0 != "." }
    guard value.isFinite, digits.drop(while: { $0 == "−" }).count > 3 else { return text }
    var grouped = ""
    for (index, digit) in digits.reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "−" { grouped.append(",") }
      grouped.append(digit)
    }
    return String(grouped.reversed()) + text.dropFirst(digits.count)
  }

  private static let small = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// A count as sentences say it: in letters up to twelve, in digits from there on.
  package static func inWords(_ count: Int) -> String {
    small.indices.contains(count) ? small[count] : spoken(CGFloat(count))
  }

  /// With a minus that is as long as a plus, and none before a zero.
  package static func signed(_ text: String) -> String {
    text == "-0" ? "0" : text.hasPrefix("-") ? "−" + text.dropFirst() : text
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

  /// Reads a decimal number that can be compared: neither `nan` nor `inf`, and none that is too large to be held.
  public static func finiteValue(of text: Substring) -> CGFloat? {
    value(of: text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let powersOfTen: [UInt64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Numbers without thousandths: the largest ones, and what is none.
  private static func unlimited(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONText {
  /// A number as all our texts have it; what is none is a text.
  package static func rounded(_ value: CGFloat, decimals: Int = 3) -> JSONText {
    let text = NumberText.text(value, decimals: decimals)
    return value.isFinite ? .digits(text) : .text(text)
  }
}
