import CoreGraphics
import Drawing

/// The values that a scene of the corpus is drawn with. A change of the corpus is another value of one of them.
struct CorpusLook {
  var card = CGRect(x: 10, y: 10, width: 64, height: 40)
  var radius: CGFloat = 10
  var fill: UInt32 = 0x4C94E8
  var title = "Milk"
  var titlePlace = CGPoint(x: 16, y: 14)
  var fontSize: CGFloat = 11
  var weight = 400
  var line: CGFloat? = 1
  var lineColor: UInt32 = 0xE3E3E8
  var hasBadge = false
  var hasNote = true
  var disc = CGPoint(x: 100, y: 30)
  /// Everything goes by this part of a pixel: another place of the same edges.
  var drift: CGFloat = 0
}

/// A small page: what it looks like, whatever the look's values are.
enum CorpusScene: String, CaseIterable, Sendable {
  case cards, list, dark, chart

  static let size = CGSize(width: 140, height: 100)

  func list(_ look: CorpusLook) -> DrawList {
    let items =
      switch self {
      case .cards: cards(look)
      case .list: rows(look)
      case .dark: tiles(look)
      case .chart: bars(look)
      }
    return DrawList(size: Self.size, background: .color(Self.color(ground)), items)
  }

  private var ground: UInt32 {
    switch self {
    case .cards: 0xF6F7F9
    case .list: 0xFFFFFF
    case .dark: 0x101012
    case .chart: 0xFCFCFC
    }
  }

  private var ink: UInt32 { self == .dark ? 0xEBEBF5 : 0x333333 }

  // MARK: Pages

  private func cards(_ look: CorpusLook) -> [DrawItem] {
    [card(look.card, look), disc(look, 0xFF9500)] + line(look, at: 66)
      + [words(look.title, look.titlePlace, look, 0xFFFFFF)]
      + note("Total", CGPoint(x: 10, y: 74), look) + badge(look)
  }

  private func rows(_ look: CorpusLook) -> [DrawItem] {
    let face = CGRect(x: 8, y: 8, width: 26, height: 26)
    let avatar = Self.rounded(face, 13, 0x44AA88)
    let bubble = look.card.offsetBy(dx: 50, dy: 48)
    return [avatar, disc(look, 0x5856D6), card(bubble, look)] + line(look, at: 44)
      + [words(look.title, look.titlePlace.applying(.init(translationX: 26, y: 0)), look, ink)]
      + note("9:41", CGPoint(x: 8, y: 52), look) + badge(look)
  }

  private func tiles(_ look: CorpusLook) -> [DrawItem] {
    let other = Self.rounded(CGRect(x: 10, y: 60, width: 50, height: 30), 6, 0x2C2C2E)
    return [card(look.card, look), other, disc(look, 0xFF453A)]
      + line(look, at: 55, color: look.lineColor == 0xE3E3E8 ? 0x2A2A2E : 0x606068)
      + [words(look.title, look.titlePlace, look, ink)]
      + note("Six", CGPoint(x: 16, y: 66), look) + badge(look)
  }

  private func bars(_ look: CorpusLook) -> [DrawItem] {
    let heights: [CGFloat] = [12, 26, 18]
    let bars = heights.enumerated().map { index, height in
      Self.rounded(
        CGRect(x: 80 + CGFloat(index) * 18, y: 92 - height, width: 10, height: height), 3, 0x34C759)
    }
    return bars + [card(look.card, look), disc(look, 0xAF52DE)] + line(look, at: 60)
      + [words(look.title, look.titlePlace, look, ink)]
      + note("Mon", CGPoint(x: 10, y: 72), look) + badge(look)
  }

  // MARK: Parts

  private func card(_ rect: CGRect, _ look: CorpusLook) -> DrawItem {
    Self.rounded(rect.offsetBy(dx: look.drift, dy: look.drift), look.radius, look.fill)
  }

  private func disc(_ look: CorpusLook, _ color: UInt32) -> DrawItem {
    let (x, y) = (look.disc.x + look.drift, look.disc.y)
    return Self.rounded(CGRect(x: x, y: y, width: 20, height: 20), 10, color)
  }

  private func line(_ look: CorpusLook, at y: CGFloat, color: UInt32? = nil) -> [DrawItem] {
    guard let height = look.line else { return [] }
    let rect = CGRect(x: 8, y: y, width: 124, height: height)
    return [
      .shape(DrawShape(.rect(rect), fill: .color(Self.color(color ?? look.lineColor))))
    ]
  }

  private func note(_ text: String, _ place: CGPoint, _ look: CorpusLook) -> [DrawItem] {
    look.hasNote ? [words(text, place, look, self == .dark ? 0xAEAEB2 : 0x6C6C70)] : []
  }

  private func badge(_ look: CorpusLook) -> [DrawItem] {
    look.hasBadge ? [Self.rounded(CGRect(x: 120, y: 8, width: 10, height: 10), 5, 0xFF3B30)] : []
  }

  private func words(
    _ text: String, _ place: CGPoint, _ look: CorpusLook, _ color: UInt32
  ) -> DrawItem {
    let font = FontRequest(size: look.fontSize, weight: look.weight)
    return .text(
      DrawText(
        text, TextStyle(font, Self.color(color)),
        in: CGRect(x: place.x, y: place.y, width: 70, height: 18)))
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ color: UInt32) -> DrawItem {
    .shape(DrawShape(.rounded(rect, radius: radius), fill: .color(Self.color(color))))
  }

  private static func color(_ value: UInt32) -> ThemedColor { ThemedColor(value, value) }
}
