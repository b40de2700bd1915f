import CoreGraphics
import Notation

extension SVGElement {
  /// The area that it takes in the coordinates around it; null where the file does not tell.
  var frame: CGRect { extent.isNull ? extent : place.bounds(of: extent) }

  /// The same in its own coordinates.
  private var extent: CGRect {
    switch kind {
    case "rect", "image": box(width: number("width"), height: number("height"))
    case "circle": disc(number("r"), number("r"))
    case "ellipse": disc(number("rx"), number("ry"))
    case "path": outline
    case "text", "tspan": children.reduce(line) { $0.union($1.frame) }
    default: children.reduce(.null) { $0.union($1.frame) }
    }
  }

  private func number(_ key: String) -> CGFloat? {
    properties[key].flatMap { NumberText.finiteValue(of: $0[...]) }
  }

  private func box(width: CGFloat?, height: CGFloat?) -> CGRect {
    guard let width, let height else { return .null }
    return stroked(CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func disc(_ across: CGFloat?, _ down: CGFloat?) -> CGRect {
    guard let across, let down else { return .null }
    return stroked(CGRect(x: -across, y: -down, width: across * 2, height: down * 2))
  }

  private var outline: CGRect {
    guard let text = properties["d"], let path = try? PathText.path(text) else { return .null }
    return stroked(path.bounds)
  }

  private func stroked(_ area: CGRect) -> CGRect {
    guard properties["stroke"] != nil, !area.isNull else { return area }
    let reach = (number("stroke-width") ?? 1) / 2
    return area.insetBy(dx: -reach, dy: -reach)
  }

  /// Letters as wide as the file says, from an em above their base line to a quarter of one below it.
  private var line: CGRect {
    guard let width = number("textLength"), let size = number("font-size") else { return .null }
    let start: CGFloat =
      switch properties["text-anchor"] {
      case "middle": -width / 2
      case "end": -width
      default: 0
      }
    return CGRect(x: start, y: -size, width: width, height: size * 1.25)
  }
}
