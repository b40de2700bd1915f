import Drawing
import SceneFormat
import UIKit

/// The keys of an English keyboard, which nobody can type on.
final class Keyboard: LowerBar {
  override var room: CGFloat { isLow ? 162 : 222 }
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let gap: CGFloat = 6
  private var keyHeight: CGFloat { isLow ? 32 : 42 }
  private var pitch: CGFloat { isLow ? 39 : 54 }
  private var keys: [(view: Key, row: Int, column: Int)] = []
  private let quiet: [Key]

  init() {
    quiet = ["⇧", "⌫", "123", "space", "return"].map { word in
      Key(
        word, fill: word == "space" ? BarInk.key : BarInk.quietKey, size: word.count > 1 ? 16 : 20)
    }
    super.init(on: nil, hasLine: false)
    backgroundColor = UIColor(themed: BarInk.keyboard)
    for (row, letters) in Self.rows.enumerated() {
      for (column, letter) in letters.enumerated() {
        keys.append((Key(String(letter), fill: BarInk.key, size: 22), row, column))
      }
    }
    for key in keys.map(\.view) + quiet { addSubview(key) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = inner
    let width = max(1, (inner.width - 6 - 9 * Self.gap) / 10)
    let (top, keyHeight, pitch) = (isLow ? 5 : 8 as CGFloat, keyHeight, pitch)
    func y(_ row: Int) -> CGFloat { top + CGFloat(row) * pitch }
    for key in keys {
      let count = CGFloat(Self.rows[key.row].count)
      let start = inner.midX - (count * width + (count - 1) * Self.gap) / 2
      key.view.frame = CGRect(
        x: start + CGFloat(key.column) * (width + Self.gap), y: y(key.row), width: width,
        height: keyHeight)
    }
    let side = width * 1.3
    let bottom = [side * 2 + 6, inner.width - 4 * side - 30, side * 2 + 6]
    quiet[0].frame = CGRect(x: inner.minX + 3, y: y(2), width: side, height: keyHeight)
    quiet[1].frame = CGRect(
      x: inner.maxX - 3 - side, y: y(2), width: side, height: keyHeight)
    var left = inner.minX + 3
    for (key, width) in zip(quiet[2...], bottom) {
      key.frame = CGRect(x: left, y: y(3), width: max(1, width), height: keyHeight)
      left += width + Self.gap
    }
  }
}

private final class Key: UIView {
  private let label = UILabel(frame: .zero)

  init(_ word: String, fill: ThemedColor, size: CGFloat) {
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
