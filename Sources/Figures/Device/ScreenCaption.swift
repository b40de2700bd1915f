public import CoreGraphics
public import Drawing

/// Words below a picture of a screen: a line that says what it is, and lines that say more.
public struct ScreenCaption {
  private let lines: [Label]

  private static let gap: CGFloat = 16
  private static let first = TextStyle(FontRequest(size: 22, weight: 600), FigureInk.ink)
  private static let others = TextStyle(FontRequest(size: 19), FigureInk.secondary)
  private static let spacing: CGFloat = 28

  /// The caption of a picture of that width. The first line of the text stands out; long ones are broken.
  public init(_ text: String, width: CGFloat) {
    let texts = text.split(whereSeparator: \.isNewline).map(String.init)
    lines =
      Label.lines(Array(texts.prefix(1)), Self.first, width: width)
      + Label.lines(Array(texts.dropFirst().prefix(3)), Self.others, width: width)
  }

  /// The picture with the caption below it.
  public func below(_ picture: DrawList) -> DrawList {
    guard !lines.isEmpty else { return picture }
    var list = picture
    list.size.height += Self.gap + CGFloat(lines.count) * Self.spacing
    var items = picture.items
    if let ground = picture.background {
      items.insert(.shape(DrawShape(.rect(picture.bounds), fill: ground)), at: 0)
    }
    list.background = nil
    list.items =
      [.group(DrawGroup(clip: .rect(picture.bounds), items))]
      + lines.enumerated().map { row, label in
        let y = picture.size.height + Self.gap + CGFloat(row) * Self.spacing
        return label.item(
          in: CGRect(x: 0, y: y, width: picture.size.width, height: Self.spacing), .center)
      }
    return list
  }
}
