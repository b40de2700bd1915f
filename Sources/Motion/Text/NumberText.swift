public import CoreGraphics

/// The one way in which numbers reach a text: at most three decimals, no exponent below a million million,
/// no negative zero, no locale.
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
  public static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < limit else { return withoutPointZero("\(Double(value))") }
    let thousandths = Int64((Double(value) * 1000).rounded())
    let digits = String(thousandths.magnitude % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    let whole = String(thousandths.magnitude / 1000)
    let sign = thousandths < 0 ? "-" : ""
    let kept = fraction.trimmingSuffix("0")
    return kept.isEmpty ? sign + whole : sign + whole + "." + kept
  }

  /// The numbers as text, one space between two.
  public static func text(_ values: [CGFloat]) -> String {
    values.map { text($0) }.joined(separator: " ")
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

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func withoutPointZero(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
