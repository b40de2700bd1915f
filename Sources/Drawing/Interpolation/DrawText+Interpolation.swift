import CoreGraphics

extension DrawText {
  /// Texts of the same characters, broken into the same lines.
  func hasSameStructure(as other: DrawText) -> Bool {
    string == other.string && style.hasSameStructure(as: other.style)
      && Self.haveSameStructure(spans, other.spans)
      && hasSamePlacement(as: other) && hasSameLines(as: other)
  }

  /// Lines that were measured stand where they stand, whatever has led to that: a name goes from the left of a row to the
  /// middle of a tile, and is not there twice on the way.
  private func hasSamePlacement(as other: DrawText) -> Bool {
    lines != nil && other.lines != nil
      ? placement.direction == other.placement.direction
      : placement.hasSameStructure(as: other.placement)
  }

  private func hasSameLines(as other: DrawText) -> Bool {
    switch (lines, other.lines) {
    case (nil, nil): return true
    case (let first?, let second?):
      return first.count == second.count
        && zip(first, second).allSatisfy {
          $0.text == $1.text && Self.haveSameStructure($0.spans, $1.spans)
        }
    case (nil, _?), (_?, nil): return false
    }
  }

  private static func haveSameStructure(_ first: [Span], _ second: [Span]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy {
        $0.range == $1.range && $0.style.hasSameStructure(as: $1.style)
      }
  }

  func interpolated(to other: DrawText, progress: CGFloat) -> DrawText {
    var result = other
    result.style = style.interpolated(to: other.style, progress: progress.asShare)
    result.spans = Self.interpolated(spans, other.spans, progress: progress.asShare)
    result.frame = frame.interpolated(to: other.frame, progress: progress)
    result.placement.lineSpacing = placement.lineSpacing.interpolated(
      to: other.placement.lineSpacing, progress: progress)
    result.placement.lineHeight = placement.lineHeight.interpolated(
      to: other.placement.lineHeight, progress: progress)
    if let lines, let end = other.lines {
      result.lines = zip(lines, end).map { Self.interpolated($0, $1, progress: progress) }
    }
    return result
  }

  private static func interpolated(
    _ first: Line, _ second: Line, progress: CGFloat
  ) -> Line {
    Line(
      second.text, spans: interpolated(first.spans, second.spans, progress: progress.asShare),
      at: first.origin.interpolated(to: second.origin, progress: progress),
      width: first.width.interpolated(to: second.width, progress: progress))
  }

  private static func interpolated(
    _ first: [Span], _ second: [Span], progress: CGFloat
  ) -> [Span] {
    zip(first, second).map {
      Span($0.range, $0.style.interpolated(to: $1.style, progress: progress))
    }
  }
}

extension TextStyle {
  fileprivate func hasSameStructure(as other: TextStyle) -> Bool {
    var font = font
    font.size = other.font.size
    return font == other.font && isUnderlined == other.isUnderlined
      && isStruckThrough == other.isStruckThrough
  }

  fileprivate func interpolated(to other: TextStyle, progress: CGFloat) -> TextStyle {
    var result = other
    result.font.size = font.size.interpolated(to: other.font.size, progress: progress)
    result.color = color.interpolated(to: other.color, progress: progress)
    result.kern = kern.interpolated(to: other.kern, progress: progress)
    result.baselineOffset = baselineOffset.interpolated(
      to: other.baselineOffset, progress: progress)
    return result
  }
}

extension TextPlacement {
  fileprivate func hasSameStructure(as other: TextPlacement) -> Bool {
    var placement = self
    placement.lineSpacing = other.lineSpacing
    placement.lineHeight = other.lineHeight
    return placement == other
  }
}
