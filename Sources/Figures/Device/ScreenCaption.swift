public import CoreGraphics
public import Drawing

/// Words below a picture of a screen: a line that says what it is, and lines that say more.
public struct ScreenCaption {
  private let lines: [Label]
  private let width: CGFloat

  /// Above the words, and beside them.
  private static let gap: CGFloat = 16
  /// Of its head, and of all below that: nobody reads more under a picture.
  private static let mostLines = (head: 3, rest: 6)
  private static let first = TextStyle(FontRequest(size: 22, weight: 600), FigureInk.ink)
  private static let others = TextStyle(FontRequest(size: 19), FigureInk.secondary)
  private static let spacing: CGFloat = 28

  /// The caption of a picture of that width. The first line of the text stands out; long ones are broken.
  public init(_ text: String, width: CGFloat) {
    let texts = text.split(whereSeparator: \.isNewline).map(String.init)
    let room = max(width - 2 * Self.gap, width / 2)
    let first = Label.lines(Array(texts.prefix(1)), Self.first, width: room)
    let others = Label.lines(Array(texts.dropFirst()), Self.others, width: room)
    lines =
      first.cut(to: Self.mostLines.head, width: room)
      + others.cut(to: Self.mostLines.rest, width: room)
    self.width = width
  }

  /// The room that it takes below the picture.
  var height: CGFloat { lines.isEmpty ? 0 : Self.gap + CGFloat(lines.count) * Self.spacing }

  /// The lines below a picture that ends there.
  func items(below edge: CGFloat) -> [DrawItem] {
    lines.enumerated().map { row, label in
      let y = edge + Self.gap + CGFloat(row) * Self.spacing
      return label.item(in: CGRect(x: 0, y: y, width: width, height: Self.spacing), .center)
    }
  }

  /// The picture with the caption below it.
  public func below(_ picture: DrawList) -> DrawList {
    guard !lines.isEmpty else { return picture }
    return picture.extended(below: height, showing: items(below: picture.size.height))
  }
}

extension [Label] {
  /// The first lines; the last of them says that there were more.
  fileprivate func cut(to most: Int, width: CGFloat) -> [Label] {
    guard count > most else { return self }
    let rest = self[most - 1].text + " " + self[most].text
    return prefix(most - 1) + [Label(rest, self[0].style, width: width) ?? self[most - 1]]
  }
}

extension DrawList {
  /// The picture with room below it, in which something else stands. Words need a ground of their own: nobody knows on
  /// which one a reader has the picture.
  fileprivate func extended(below height: CGFloat, showing items: [DrawItem]) -> DrawList {
    var own = self.items
    if let ground = background {
      own.insert(.shape(DrawShape(.rect(bounds), fill: ground)), at: 0)
    }
    return DrawList(
      size: CGSize(width: size.width, height: size.height + height),
      background: .color(FigureInk.page),
      [.group(DrawGroup(clip: .rect(bounds), own))] + items)
  }
}

/// Words below a screen while something plays: those of each change, in room for the longest, so that nothing moves.
public struct FilmCaptions: Hashable, Sendable {
  /// By the number of the change; nil for none.
  let texts: [String?]
  /// The lines of each text below a picture that ends at zero, as somebody has set them.
  private var lines: [String: [DrawItem]] = [:]

  /// The words of each change; nil where no change has any.
  public init?(_ texts: [String?]) {
    guard texts.contains(where: { $0?.isEmpty == false }) else { return nil }
    self.texts = texts
  }

  /// The room below a picture of that width.
  public func height(width: CGFloat) -> CGFloat {
    texts.compactMap { $0.map { ScreenCaption($0, width: width).height } }.max() ?? 0
  }

  /// The picture with the words of a change below it.
  public func below(_ picture: DrawList, at change: Int) -> DrawList {
    let text = texts.indices.contains(change) ? texts[change] : nil
    return below(picture, showing: text.map { items($0, below: picture.size) } ?? [])
  }

  func below(_ picture: DrawList, showing items: [DrawItem]) -> DrawList {
    picture.extended(below: height(width: picture.size.width), showing: items)
  }

  /// The same below pictures of that width, with all lines set by the body.
  public func setting(
    width: CGFloat, _ set: ([DrawItem]) throws -> [DrawItem]
  ) rethrows -> FilmCaptions {
    var captions = self
    for text in texts.compactMap(\.self) where captions.lines[text] == nil {
      captions.lines[text] = try set(ScreenCaption(text, width: width).items(below: 0))
    }
    return captions
  }

  func items(_ text: String, below size: CGSize) -> [DrawItem] {
    guard let lines = lines[text] else {
      return ScreenCaption(text, width: size.width).items(below: size.height)
    }
    return [
      .group(DrawGroup(transform: PlaneTransform(translationX: 0, y: size.height), lines))
    ]
  }
}
