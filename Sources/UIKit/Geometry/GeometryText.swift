/// The text form that UIKit gives to geometry: numbers in nested braces.
enum GeometryText {
  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Two pairs, as of a rectangle.
  static func text(pairs numbers: [CGFloat]) -> String {
    "{" + text(Array(numbers.prefix(2))) + ", " + text(Array(numbers.dropFirst(2))) + "}"
  }

  /// The numbers in the text, if there are exactly so many; zeros otherwise, as UIKit answers.
  static func numbers(in text: String, count: Int) -> [CGFloat] {
    let parts = text.split { "{}, \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    guard numbers.count == count, parts.count == count else {
      return Array(repeating: 0, count: count)
    }
    return numbers
  }

  private static func text(_ number: CGFloat) -> String {
    number == 0 ? "0" : String(format: "%.17g", Double(number))
  }
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  public class func string(for rect: CGRect) -> String {
    GeometryText.text(pairs: [
      rect.origin.x, rect.origin.y, rect.size.width, rect.size.height,
    ])
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let n = GeometryText.numbers(in: string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let n = GeometryText.numbers(in: string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let n = GeometryText.numbers(in: string, count: 2)
    return CGVector(dx: n[0], dy: n[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let n = GeometryText.numbers(in: string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let inner = string.filter { $0 != "[" && $0 != "]" }
    let n = GeometryText.numbers(in: inner, count: 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = GeometryText.numbers(in: string, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = GeometryText.numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let n = GeometryText.numbers(in: string, count: 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
