import CoreGraphics
import Drawing

/// A drawing taken apart: what may fade, and the words on it.
extension [DrawItem] {
  var withoutTexts: [DrawItem] {
    flatMap { item -> [DrawItem] in
      switch item {
      case .text: return []
      case .shape, .image: return [item]
      case .group(var group):
        group.children = group.children.withoutTexts
        if group.children.isEmpty || group.isTransparent { return group.children }
        return [.group(group)]
      }
    }
  }

  /// All words in one ink, at their places.
  func texts(in ink: ThemedColor) -> [DrawItem] {
    compactMap { item in
      switch item {
      case .shape, .image: return nil
      case .text(let text): return .text(text.inked(ink))
      case .group(var group):
        group.children = group.children.texts(in: ink)
        group.shadow = nil
        return group.children.isEmpty ? nil : .group(group)
      }
    }
  }
}

extension DrawText {
  fileprivate func inked(_ ink: ThemedColor) -> DrawText {
    func inked(_ spans: [Span]) -> [Span] {
      spans.map { Span($0.range, $0.style.colored(ink)) }
    }
    var text = self
    text.style = style.colored(ink)
    text.spans = inked(spans)
    text.lines = lines?.map { line in
      var line = line
      line.spans = inked(line.spans)
      return line
    }
    return text
  }
}
