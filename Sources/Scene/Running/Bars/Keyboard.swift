import Drawing
import SceneFormat
import UIKit

/// The keys of an English keyboard, which nobody can type on.
final class Keyboard: LowerBar {
  override var room: CGFloat { isLow ? 162 : hasRowBelow ? 257 : 222 }
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let gap: CGFloat = 6
  private var keyHeight: CGFloat { isLow ? 32 : 42 }
  private var pitch: CGFloat { isLow ? 39 : 54 }
  private var keys: [(view: Key, row: Int, column: Int)] = []
  private let shift = Key("⇧", fill: BarInk.quietKey)
  private let erase = Key("⌫", fill: BarInk.quietKey)
  private let numbers = Key("123", fill: BarInk.quietKey, size: 16)
  private let space = Key("space", fill: BarInk.key, size: 16)
  private let enter = Key("return", fill: BarInk.quietKey, size: 16)
  /// The grounds of the signs where they are keys as the others are.
  private let signKeys = [Key("", fill: BarInk.quietKey), Key("", fill: BarInk.quietKey)]
  /// Other languages, and words that are spoken.
  private let signs = [Symbol.globe, .mic].map { symbol in
    let view = SymbolView(frame: .zero)
    view.show(RowContent.Mark(symbol: symbol, color: BarInk.keySign, tile: nil))
    return view
  }

  init() {
    super.init(on: nil, hasLine: false)
    backgroundColor = UIColor(themed: BarInk.keyboard)
    for (row, letters) in Self.rows.enumerated() {
      for (column, letter) in letters.enumerated() {
        keys.append((Key(String(letter), fill: BarInk.key, size: 22), row, column))
      }
    }
    let others = [shift, erase, numbers, space, enter] + signKeys
    for key in keys.map(\.view) + others { addSubview(key) }
    for sign in signs { addSubview(sign) }
  }

  required init?(coder: NSCoder) { nil }

  /// The edges of the screen, without what the bars themselves cover.
  private var screenInsets: UIEdgeInsets { window?.safeAreaInsets ?? .zero }
  /// Whether the signs have a row of their own: above the home indicator of a phone.
  private var hasRowBelow: Bool { !isLow && !isOnTablet && screenInsets.bottom > 0 }
  /// Whether they stand beside the keys, where the screen has its round corners.
  private var hasRoomBeside: Bool { isLow && min(screenInsets.left, screenInsets.right) >= 40 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = inner
    let width = max(1, (inner.width - 6 - 9 * Self.gap) / 10)
    for key in keys {
      let count = CGFloat(Self.rows[key.row].count)
      let start = inner.midX - (count * width + (count - 1) * Self.gap) / 2
      key.view.frame = CGRect(
        x: start + CGFloat(key.column) * (width + Self.gap), y: top(of: key.row), width: width,
        height: keyHeight)
    }
    let side = width * 1.3
    shift.frame = CGRect(x: inner.minX + 3, y: top(of: 2), width: side, height: keyHeight)
    erase.frame = CGRect(x: inner.maxX - 3 - side, y: top(of: 2), width: side, height: keyHeight)
    placeLastRow(inner, side)
    placeSigns()
  }

  private func top(of row: Int) -> CGFloat { (isLow ? 5 : 8) + CGFloat(row) * pitch }

  private func placeLastRow(_ inner: CGRect, _ side: CGFloat) {
    let hasSigns = !hasRowBelow && !hasRoomBeside
    for key in signKeys { key.isHidden = !hasSigns }
    let wide = side * 2 + Self.gap
    let row = [numbers] + (hasSigns ? signKeys : []) + [space, enter]
    let widths = (hasSigns ? [side, side, side] : [wide]) + [0, wide]
    let rest = inner.width - 6 - Self.gap * CGFloat(row.count - 1) - widths.reduce(0, +)
    var left = inner.minX + 3
    for (key, width) in zip(row, widths) {
      let width = max(1, width > 0 ? width : rest)
      key.frame = CGRect(x: left, y: top(of: 3), width: width, height: keyHeight)
      left += width + Self.gap
    }
  }

  private func placeSigns() {
    let side: CGFloat = hasRowBelow ? 27 : 22
    let centers: [CGPoint]
    if hasRowBelow {
      centers = [38, bounds.width - 38].map { CGPoint(x: $0, y: top(of: 4) + 21) }
    } else if hasRoomBeside {
      let y = top(of: 3) + keyHeight / 2
      centers = [screenInsets.left - 26, bounds.width - screenInsets.right + 26]
        .map { CGPoint(x: $0, y: y) }
    } else {
      centers = signKeys.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
    }
    for (sign, center) in zip(signs, centers) {
      sign.frame = CGRect(
        x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
  }
}

private final class Key: UIView {
  private let label = UILabel(frame: .zero)

  init(_ word: String, fill: ThemedColor, size: CGFloat = 20) {
    super.init(frame: .zero)
    backgroundColor = UIColor(themed: fill)
    layer.cornerRadius = 5
    label.text = word
    label.textAlignment = .center
    label.font = .systemFont(ofSize: size)
    label.textColor = UIColor(themed: SystemPalette.label)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
