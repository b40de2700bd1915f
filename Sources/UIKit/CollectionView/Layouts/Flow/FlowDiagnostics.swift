/// The words of UIKit's flow layout on the console.
@MainActor enum FlowDiagnostics {
  /// An item that is longer than its line: the layout goes on, but says so.
  static func tooLongItem(
    in layout: UICollectionViewFlowLayout, of view: UICollectionView, fromDelegate: Bool
  ) -> (message: String, finding: String) {
    let (length, first, second) =
      layout.scrollDirection == .vertical ? ("width", "left", "right") : ("height", "top", "bottom")
    let finding =
      "the item \(length) must be less than the \(length) of the UICollectionView minus the section "
      + "insets \(first) and \(second) values, minus the content insets \(first) and \(second) "
      + "values."
    var lines = [
      "The behavior of the UICollectionViewFlowLayout is not defined because:", finding,
    ]
    if fromDelegate { lines.append("Please check the values returned by the delegate.") }
    lines += [
      "The relevant UICollectionViewFlowLayout instance is <\(type(of: layout))>, and it is attached "
        + "to <\(type(of: view)); frame = \(text(view.frame))>.",
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in "
        + "the debugger.",
    ]
    return (lines.joined(separator: "\n"), finding)
  }

  /// A subclass that changed attributes which belong to the layout's cache.
  static func mismatch(
    in layout: UICollectionViewFlowLayout, at path: IndexPath, cached: CGRect, expected: CGRect
  ) -> (message: String, finding: String) {
    let finding = "Logging only once for UICollectionViewFlowLayout cache mismatched frame"
    let message = """
      \(finding)
      UICollectionViewFlowLayout has cached frame mismatch for index path \(path.uikitDescription) - \
      cached value: \(braces(cached)); expected value: \(braces(expected))
      This is likely occurring because the flow layout subclass \(type(of: layout)) is modifying \
      attributes returned by UICollectionViewFlowLayout without copying them
      """
    return (message, finding)
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  private static func braces(_ rect: CGRect) -> String {
    "{{\(exact(rect.minX)), \(exact(rect.minY))}, {\(exact(rect.width)), \(exact(rect.height))}}"
  }

  private static func number(_ value: CGFloat) -> String {
    AttributesDescription.number(value)
  }

  /// All digits, as UIKit prints rectangles.
  private static func exact(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value == 0 ? 0 : value))
  }
}
