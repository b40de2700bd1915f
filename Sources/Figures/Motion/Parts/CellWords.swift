import CoreGraphics
import Drawing
import Motion

/// The words of an element's own drawing, for figures in which the drawing comes out too small to be read: they are
/// set anew there, in letters of the figure.
struct CellWords {
  let string: String
  let color: ThemedColor
  /// The box that the drawing has for them, on the page.
  let frame: CGRect
  let isCentered: Bool
  /// Whether they stand on a picture's caption, and would not be read anywhere else.
  let isCaption: Bool

  /// The largest of the words that name the element; nil where it has none to be seen.
  init?(_ element: ElementSnapshot, at place: PlaneTransform) {
    guard let name = element.ownWords,
      let (text, frame) = element.content.texts.first(where: { $0.text.string.onOneLine == name })
    else { return nil }
    string = name
    color = text.style.color
    self.frame = place.bounds(of: frame)
    isCentered = text.placement.alignment == .center
    isCaption = element.content.hasImage
  }

  /// The place within the element at which a label of that size stands as the words do.
  func place(_ size: CGSize, in element: CGRect) -> CGRect {
    let x = isCentered ? frame.midX - size.width / 2 : frame.minX
    // Alone in a row, a name stands in the middle.
    let isRow = !isCaption && element.width > element.height * 2
    let y = (isRow ? element : frame).midY - size.height / 2
    let inside = CGPoint(
      x: max(element.minX + 2, min(x, element.maxX - 2 - size.width)),
      y: max(element.minY, min(y, element.maxY - size.height)))
    return CGRect(origin: CGPoint(x: inside.x.rounded(), y: inside.y.rounded()), size: size)
  }
}

extension ElementSnapshot {
  /// Whether its own drawing has a picture in it.
  var showsImage: Bool { content.hasImage }
}

extension [DrawItem] {
  /// All texts that can be seen, with their boxes.
  fileprivate var texts: [(text: DrawText, frame: CGRect)] {
    flatMap { item -> [(DrawText, CGRect)] in
      switch item {
      case .text(let text): [(text, text.frame)]
      case .group(let group) where group.opacity > 0.05:
        group.children.texts.map { ($0.text, group.transform.bounds(of: $0.frame)) }
      case .group, .shape, .image: []
      }
    }
  }

  fileprivate var hasImage: Bool {
    contains { item in
      switch item {
      case .image: true
      case .group(let group): group.children.hasImage
      case .shape, .text: false
      }
    }
  }
}
