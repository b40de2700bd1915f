import CoreGraphics
import Notation

// Gradients, and the colours in them.
extension VectorPainter {
  func gradient(
    named name: String, of element: MarkupElement, depth: Int = 0
  ) throws(VectorImageFault) -> VectorGradient {
    guard let source = named[name], Self.gradients.contains(source.name), depth < 8 else {
      throw fault("'#\(name.shortened(to: 40))'", "a gradient of the file", at: element.offset)
    }
    var gradient = VectorGradient()
    let link = source["href"] ?? source["xlink:href"]
    if let link, link.hasPrefix("#") {
      gradient = try self.gradient(named: String(link.dropFirst()), of: source, depth: depth + 1)
    }
    gradient.isRadial = source.name == "radialGradient"
    if let units = source["gradientUnits"] { gradient.isRelative = units != "userSpaceOnUse" }
    if let text = source["gradientTransform"] {
      gradient.transform = CGAffineTransform(vector: text) ?? gradient.transform
    }
    let length = VectorShape.Lengths(
      element: source, size: gradient.isRelative ? CGSize(width: 1, height: 1) : view.size)
    do throws(MarkupElement.Attribute.Fault) {
      for name in ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"] {
        if let number = try length.optional(name) { gradient.numbers[name] = number }
      }
    } catch { throw fault(error) }
    let stops = source.children.filter { $0.name == "stop" }
    if !stops.isEmpty {
      gradient.stops = []
      for stop in stops { gradient.stops.append(try self.stop(stop)) }
    }
    return gradient
  }

  private func stop(_ element: MarkupElement) throws(VectorImageFault) -> (CGFloat, ThemedColor) {
    let place = element["offset"].flatMap { VectorNumber.share($0) } ?? 0
    return (place, try color(of: element, "stop"))
  }

  /// The colour of a stop or of a flood, on both pages.
  func color(
    of element: MarkupElement, _ name: String
  ) throws(VectorImageFault) -> ThemedColor {
    func color(_ isDark: Bool) throws(VectorImageFault) -> ThemedColor {
      let properties = properties(of: element, isDark: isDark)
      let text = properties.last { $0.name == "\(name)-color" }?.value ?? "#000"
      let opacity = properties.last { $0.name == "\(name)-opacity" }.flatMap {
        VectorNumber.share($0.value)
      }
      guard let color = VectorColor.color(text.trimmed) else {
        throw fault("'\(text.shortened(to: 40))'", "a colour", at: element.offset)
      }
      return color.faded(by: opacity ?? 1)
    }
    let (light, dark) = (try color(false), try color(true))
    return ThemedColor(light: light.light, dark: dark.light)
  }
}
