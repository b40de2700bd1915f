import CoreGraphics
import Drawing

/// Numbers as the labels of figures write them.
enum FigureText {
  /// "0.3 s": at most two decimals; less than a hundredth is "7.5 ms".
  static func seconds(_ time: TimeInterval) -> String {
    guard time != 0, abs(time) < 0.01 else {
      return NumberText.text(CGFloat(time), decimals: 2) + " s"
    }
    return NumberText.text(CGFloat(time * 1000), decimals: 2) + " ms"
  }

  /// "0.30 s": two decimals, so that times below each other or in a row are equally wide; more where they would
  /// all be the same.
  static func moment(_ time: TimeInterval, decimals: Int = 2) -> String {
    fixed(CGFloat(time), decimals: decimals) + " s"
  }

  /// "80", "21.5", "1,278": at most one decimal, with a comma before each three digits.
  static func number(_ value: CGFloat) -> String { NumberText.spoken(value) }

  /// The same of points.
  static func length(_ value: CGFloat) -> String { number(value) }

  /// "+12", "−4".
  static func difference(_ value: CGFloat) -> String {
    let text = number(value)
    return text.hasPrefix("−") ? text : "+" + text
  }

  /// Opacities and scales, which need one decimal more than lengths.
  static func share(_ value: CGFloat) -> String {
    NumberText.signed(NumberText.text(value, decimals: 2))
  }

  private static func fixed(_ value: CGFloat, decimals: Int) -> String {
    var text = NumberText.text(value, decimals: decimals)
    guard value.isFinite else { return text }
    if !text.contains(".") { text += "." }
    let found = text.split(separator: ".", omittingEmptySubsequences: false).last?.count ?? 0
    return text + String(repeating: "0", count: max(0, decimals - found))
  }
}
