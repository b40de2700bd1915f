package import CoreGraphics
package import Drawing

extension ElementSnapshot {
  /// Whether it tells a reader the same as the other: the same words in the same colour.
  package func says(thatOf other: ElementSnapshot) -> Bool {
    content == other.content
      || content.words.map(\.text) == other.content.words.map(\.text) && ownColor == other.ownColor
  }

  /// The first colour that covers most of it.
  package var ownColor: ThemedColor? { ground?.color }

  /// The first area that covers most of it.
  package var ground: (shape: ShapeGeometry, color: ThemedColor, place: PlaneTransform)? {
    let area = size.width * size.height
    guard area.isFinite, area > 0 else { return nil }
    return content.areas(at: .identity).first {
      let size = $0.shape.bounds.size
      return size.width * size.height >= area * 0.6
    }
  }

  /// The area around its words where it paints no other, as the bubble of a message; without words all that it paints.
  package var bubble: CGRect? {
    if let ground {
      // That of a long message covers most of its row.
      let rect = ground.place.bounds(of: ground.shape.bounds)
      let (left, right) = (rect.minX, size.width - rect.maxX)
      return max(left, right) >= 24 && abs(left - right) >= 24 ? rect : nil
    }
    let texts = content.texts(at: .identity).filter { $0.length > 1 }
    guard let most = texts.map(\.size).max(), let words = texts.first(where: { $0.size == most })
    else {
      let painted = content.areas(at: .identity).isEmpty ? .null : content.bounds
      return painted.isNull || painted.isEmpty ? nil : painted
    }
    let middle = CGPoint(x: words.frame.midX, y: words.frame.midY)
    return content.areas(at: .identity).map { $0.place.bounds(of: $0.shape.bounds) }
      .last { $0.contains(middle) && $0.width >= words.frame.width }
  }
}

extension [DrawItem] {
  /// All texts that can be seen, with the sizes of their letters.
  package var words: [(text: String, size: CGFloat)] {
    flatMap { item -> [(String, CGFloat)] in
      switch item {
      case .text(let text): [(text.string, text.style.font.size)]
      case .group(let group) where group.opacity > 0.05: group.children.words
      case .group, .shape, .image: []
      }
    }
  }

  fileprivate func texts(
    at place: PlaneTransform
  ) -> [(length: Int, size: CGFloat, frame: CGRect)] {
    flatMap { item -> [(Int, CGFloat, CGRect)] in
      switch item {
      case .text(let text):
        [(text.string.count, text.style.font.size, place.bounds(of: text.frame))]
      case .group(let group) where group.opacity > 0.05:
        group.children.texts(at: group.transform.concatenating(place))
      case .group, .shape, .image: []
      }
    }
  }

  /// - Parameter place: from their coordinates to those of the element.
  fileprivate func areas(
    at place: PlaneTransform
  ) -> [(shape: ShapeGeometry, color: ThemedColor, place: PlaneTransform)] {
    flatMap { item -> [(ShapeGeometry, ThemedColor, PlaneTransform)] in
      switch item {
      case .shape(let shape):
        guard case .color(let color)? = shape.fill, color.isOpaque else { return [] }
        return [(shape.geometry, color, place)]
      case .group(let group) where group.opacity > 0.05:
        return group.children.areas(at: group.transform.concatenating(place))
      case .group, .text, .image: return []
      }
    }
  }
}

extension ThemedColor {
  fileprivate var isOpaque: Bool { light.alpha > 0.9 && dark.alpha > 0.9 }
}
