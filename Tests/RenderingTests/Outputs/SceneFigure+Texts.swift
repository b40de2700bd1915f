import Drawing

@testable import Rendering

extension SceneFigure {
  /// All words of the drawing, from the back to the front.
  var texts: [String] { drawing.items.flatMap(Self.texts) }

  private static func texts(_ item: DrawItem) -> [String] {
    switch item {
    case .group(let group): group.children.flatMap(texts)
    case .text(let text): [text.string]
    case .shape, .image: []
    }
  }
}
