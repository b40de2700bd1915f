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

extension ScreenPart {
  /// The items with holes where somebody reads words.
  func behind(_ words: [CGRect], _ items: [DrawItem]) -> [DrawItem] {
    guard !items.isEmpty, !words.isEmpty else { return items }
    var outline = Outline()
    outline.addRect(CGRect(origin: .zero, size: size).insetBy(dx: -40, dy: -40))
    for hole in words.joiningNeighbours { outline.addRect(hole) }
    return [.group(DrawGroup(clip: .path(Path(outline), rule: .evenOdd), items))]
  }
}

extension [MomentCell] {
  /// The words of these cells, the hindmost first, that no other one covers.
  var words: [CGRect] {
    indices.flatMap { index in
      let covers = self[(index + 1)...].filter { $0.element.alpha > 0.2 }
        .map { $0.frame.insetBy(dx: 1, dy: 1) }
      return self[index].texts.filter { text in
        !covers.contains { $0.covers(text) }
      }.map { $0.insetBy(dx: -2, dy: -1) }
    }
  }
}

extension [DrawItem] {
  /// The lines of all texts that can be seen.
  fileprivate var textBounds: [CGRect] {
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
