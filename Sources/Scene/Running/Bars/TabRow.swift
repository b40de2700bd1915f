import Drawing
import SceneFormat
import UIKit

/// Tabs side by side, each with its symbol, its word and its badge. As in UIKit, a narrow bar shows five of them, of more
/// the first four and one that leads to the others.
final class TabRow: LowerBar {
  override var room: CGFloat { isLow ? 32 : isOnTablet ? 50 : 49 }
  private let buttons: [TabMark]
  /// In place of all that have no room.
  private let more: TabMark
  private static let most = 5
  /// A tab in a wide window.
  private static let widest: CGFloat = 150

  init(_ tabs: [BarsDescription.Tab], selected: Int, on ground: ThemedColor) {
    buttons = tabs.enumerated().map { TabMark($1, isSelected: $0 == selected) }
    var rest = BarsDescription.Tab()
    (rest.title, rest.symbol) = ("More", Symbol.ellipsis.rawValue)
    more = TabMark(rest, isSelected: selected >= Self.most - 1)
    super.init(on: ground, hasLine: true)
    for button in buttons + [more] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  private var shown: [TabMark] {
    isWide || buttons.count <= Self.most ? buttons : buttons.prefix(Self.most - 1) + [more]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shown
    // In a wide bar they stand together in the middle.
    let share = inner.width / CGFloat(max(shown.count, 1))
    let width = isWide ? min(share, Self.widest) : share
    let start = inner.midX - width * CGFloat(shown.count) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for button in buttons + [more] { button.isHidden = !shown.contains(button) }
    for (index, button) in shown.enumerated() {
      let place = isMirrored ? shown.count - 1 - index : index
      button.isOnOneLine = isLow || isWide
      // Beside the symbol of the next one, and before the end of the bar.
      button.reach = index == shown.count - 1 ? -1 : width / 2 - 15
      button.frame = CGRect(
        x: start + CGFloat(place) * width, y: 0, width: width, height: room)
    }
  }
}

/// A symbol above a word, or before it where the bar is low or wide.
final class TabMark: UIView {
  private let picture = SymbolView(frame: .zero)
  private let label = UILabel(frame: .zero)
  let badge = CapsuleLabel(frame: .zero)
  /// How much of the symbol a badge covers.
  private static let overlap: CGFloat = 8
  private static let badgeFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
  /// Whether the word stands beside the symbol.
  var isOnOneLine = false {
    didSet { if isOnOneLine != oldValue { setNeedsLayout() } }
  }
  /// How far a badge may stand out at the trailing side.
  var reach: CGFloat = -1 {
    didSet { if reach != oldValue { setNeedsLayout() } }
  }

  /// Of the badge.
  private let width: CGFloat

  init(_ tab: BarsDescription.Tab, isSelected: Bool) {
    let words = tab.badge.map { RowMeasure.size(of: $0, Self.badgeFont).width + 9 } ?? 0
    width = tab.badge.map { max(20, 12 + 8 * CGFloat($0.count), words) } ?? 0
    super.init(frame: .zero)
    let color = isSelected ? SystemPalette.tint : SystemPalette.secondaryLabel
    if let symbol = tab.symbol.flatMap(Symbol.init) {
      picture.show(RowContent.Mark(symbol: symbol, color: color, tile: nil))
      addSubview(picture)
    }
    label.text = tab.title
    label.textAlignment = .center
    label.textColor = UIColor(themed: color)
    addSubview(label)
    if let words = tab.badge {
      badge.show(words, Self.badgeFont, fill: BarInk.badge, ink: .white)
      addSubview(badge)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let font = UIFont.systemFont(ofSize: isOnOneLine ? 12 : 11, weight: .medium)
    if label.font != font { label.font = font }
    if isOnOneLine { placeOnOneLine(font) } else { placeAbove() }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placeAbove() {
    picture.frame = CGRect(x: bounds.midX - 13, y: 7, width: 26, height: 26)
    label.frame = CGRect(x: 2, y: 34, width: max(0, bounds.width - 4), height: 14)
    // A badge is no wider than what keeps clear of its neighbours, and whole before it is beside the symbol.
    let width = max(0, min(width, bounds.width + min(reach, 0) - 1))
    let start = min(picture.frame.maxX - Self.overlap, bounds.width + reach - width)
    let mirrored = max(picture.frame.minX + Self.overlap - width, -reach)
    badge.frame = CGRect(x: isMirrored ? mirrored : start, y: 4, width: width, height: 17)
  }

  /// The symbol, the word and the badge behind it, none of them over another.
  private func placeOnOneLine(_ font: UIFont) {
    let gap: CGFloat = 5
    let mark = badge.superview == nil ? 0 : min(width, bounds.width / 2)
    let behind = mark > 0 ? mark + gap - 2 : 0
    let side: CGFloat = picture.superview == nil ? 0 : 20
    let room = max(0, bounds.width - side - gap - behind - 4)
    let words = min(RowMeasure.size(of: label.text ?? "", font).width + 4, room)
    let start = (bounds.width - side - gap - words - behind) / 2
    func placed(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    picture.frame = placed(start, CGSize(width: side, height: side))
    label.frame = placed(start + side + gap, CGSize(width: words, height: bounds.height))
    badge.frame = placed(
      start + side + gap + words + gap - 2, CGSize(width: mark, height: 17))
  }
}
