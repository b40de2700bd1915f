import CoreGraphics
import Drawing
import Motion

extension ScreenPart {
  /// The letters of the element's own drawing, if it is shown: nothing is to be written or drawn over these.
  func texts(of element: ElementSnapshot, in viewport: CGRect) -> [CGRect] {
    guard showsWords(of: element) else { return [] }
    let place = placement(of: element, in: viewport)
    return element.content.textBounds.map { place.bounds(of: $0) }
  }
}

extension [DrawItem] {
  /// The lines of all texts that can be seen.
  var textBounds: [CGRect] {
    flatMap { item -> [CGRect] in
      switch item {
      case .text(let text): text.lineBounds
      case .group(let group) where group.opacity > 0.05:
        group.children.textBounds.map { group.transform.bounds(of: $0) }
      case .group, .shape, .image: []
      }
    }
  }
}

extension DrawText {
  /// From the highest capital to the lowest tail; the box where nobody has measured the text.
  fileprivate var lineBounds: [CGRect] {
    guard let lines else { return string.isEmpty ? [] : [frame] }
    let size = style.font.size
    return lines.filter { $0.width > 0 }.map {
      CGRect(x: $0.origin.x, y: $0.origin.y - 0.8 * size, width: $0.width, height: 1.05 * size)
    }
  }
}
