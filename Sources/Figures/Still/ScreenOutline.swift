public import CoreGraphics
public import Drawing
public import Motion

/// Tells the screen from the rest of the content: the rest steps back, the screen has an outline and a tag with its
/// size.
public struct ScreenOutline: Hashable, Sendable {
  /// Who the outline is where it moves among elements: part of the picture, but none of them.
  public static let element = ElementID(.decoration("screen"), .path([]))

  /// The colour to which the rest of the content fades: that of the page behind it.
  public var background: ThemedColor

  /// An outline for a picture with this colour behind it.
  public init(on background: ThemedColor) {
    self.background = background
  }

  /// Nothing where all that is shown is on screen.
  ///
  /// - Parameters:
  ///   - screen: in the coordinates of the picture, as `whole`.
  ///   - size: the screen's own, in points; nil where it changes while one looks.
  public func items(around screen: CGRect, in whole: CGRect, size: CGSize?) -> [DrawItem] {
    guard screen.isUsable, !screen.insetBy(dx: -1, dy: -1).contains(whole) else { return [] }
    let seen = screen.intersection(whole)
    var outline = Outline()
    outline.addRect(whole)
    if !seen.isNull { outline.addRect(seen) }
    let veil = DrawItem.fill(.path(Path(outline), rule: .evenOdd), background.faded(by: 0.55))
    return [veil] + (seen.isNull ? [] : self.outline(around: seen, size))
  }

  private func outline(around seen: CGRect, _ size: CGSize?) -> [DrawItem] {
    let line = Stroke(FigureInk.ink, width: 2, dash: [6, 4])
    let outline = DrawItem.stroke(.rect(seen.insetBy(dx: 1, dy: 1)), line)
    let style = FigureType.dimension.colored(FigureInk.ink.readableInk)
    let words = ["viewport", size?.sizeWords].compactMap(\.self).joined(separator: " ")
    guard let label = Label(words, style, width: seen.width - 24),
      seen.height >= 40
    else { return [outline] }
    let tag = CGRect(
      x: seen.maxX - label.size.width - 12, y: seen.maxY - 18, width: label.size.width + 12,
      height: 18)
    return [
      outline, .fill(.rounded(tag, CornerRadii(topLeft: 4)), FigureInk.ink),
      label.item(in: tag, .center),
    ]
  }
}
