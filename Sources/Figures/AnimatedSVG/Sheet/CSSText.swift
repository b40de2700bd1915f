import CoreGraphics
import Drawing

/// Words of CSS.
enum CSSText {
  static func pixels(_ value: Double) -> String {
    let text = NumberText.css(value, decimals: 2)
    return text == "0" ? text : text + "px"
  }

  static func shift(_ x: Double, _ y: Double) -> String {
    let (across, down) = (pixels(x), pixels(y))
    if across == "0" { return down == "0" ? "none" : "translateY(\(down))" }
    return down == "0" ? "translateX(\(across))" : "translate(\(across),\(down))"
  }

  static func color(_ color: RGBAColor) -> String {
    let digits = String(color.hex, radix: 16)
    let hex = String(repeating: "0", count: 6 - digits.count) + digits
    let pairs = Array(hex)
    let isShort = stride(from: 0, to: 6, by: 2).allSatisfy { pairs[$0] == pairs[$0 + 1] }
    return "#" + (isShort ? String([pairs[0], pairs[2], pairs[4]]) : hex)
  }

  /// Both themes of a colour, with the opacity where it is not always whole.
  static func paint(
    _ property: String, _ numbers: [Double], hasAlpha: Bool
  ) -> (light: String, dark: String) {
    let themed = ThemedColor(numbers)
    func text(_ color: RGBAColor) -> String {
      let plain = "\(property):\(Self.color(color))"
      return hasAlpha ? "\(plain);\(property)-opacity:\(NumberText.css(color.alpha))" : plain
    }
    return (text(themed.light), text(themed.dark))
  }

  /// `name:value` for those of the numbers that change.
  static func lengths(
    _ names: [String], _ value: [Double], changing: [Bool]
  ) -> String {
    names.indices.filter { changing[$0] }.map { index in
      let isExtent = names[index] != "x" && names[index] != "y" && !names[index].hasPrefix("c")
      return "\(names[index]):\(pixels(isExtent ? max(value[index], 0) : value[index]))"
    }.joined(separator: ";")
  }

  static func path(_ path: Path) -> String {
    func point(_ point: CGPoint) -> String {
      "\(NumberText.text(point.x, decimals: 2)) \(NumberText.text(point.y, decimals: 2))"
    }
    let data = path.outline.segments.map { segment in
      let points = segment.points.map(point).joined(separator: " ")
      switch segment {
      case .move: return "M" + points
      case .line: return "L" + points
      case .quadCurve: return "Q" + points
      case .curve: return "C" + points
      case .close: return "Z"
      }
    }
    return "d:path(\"\(data.joined())\")"
  }
}
