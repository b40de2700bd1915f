import Drawing
import SceneFormat
import UIKit

/// Buttons side by side, with equal gaps between them.
final class ToolRow: LowerBar {
  override var room: CGFloat { isLow ? 32 : isOnTablet ? 50 : 44 }
  private static let margin: CGFloat = 20
  private static let leastGap: CGFloat = 12
  private let marks: [BarMark]
  /// Of the marks, as wide as their words are.
  private let widths: [CGFloat]

  init(_ names: [String], on ground: ThemedColor) {
    marks = names.map { BarMark($0, size: 24, color: SystemPalette.tint) }
    widths = marks.map(\.bounds.width)
    super.init(on: ground, hasLine: true)
    for mark in marks { addSubview(mark) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, inner.width - 2 * Self.margin)
    let gaps = CGFloat(max(0, marks.count - 1))
    let widths = fitting(max(0, width - gaps * Self.leastGap))
    let rest = width - widths.reduce(0, +)
    let gap = gaps > 0 ? rest / gaps : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = inner.minX + Self.margin + (gaps > 0 ? 0 : rest / 2)
    for (mark, width) in zip(marks, widths) {
      mark.frame = CGRect(
        x: isMirrored ? inner.minX + inner.maxX - x - width : x, y: (room - mark.bounds.height) / 2,
        width: width, height: mark.bounds.height)
      x += width + gap
    }
  }

  /// As wide as they are, where they have room; else the widest are cut to one width.
  private func fitting(_ room: CGFloat) -> [CGFloat] {
    var (left, limit) = (room, CGFloat.infinity)
    for (index, width) in widths.sorted().enumerated() {
      let share = left / CGFloat(widths.count - index)
      if width > share {
        limit = share
        break
      }
      left -= width
    }
    return widths.map { min($0, limit) }
  }
}

/// A field for a message, as high as its letters need, with a button before it.
final class MessageField: LowerBar {
  override var room: CGFloat { letters.field + 16 }
  private let button = UIView(frame: .zero)
  private let plus = SymbolView(frame: .zero)
  private let field = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let mic = SymbolView(frame: .zero)

  init(_ words: String, on ground: ThemedColor) {
    super.init(on: ground, hasLine: false)
    button.backgroundColor = UIColor(themed: SystemPalette.otherBubble)
    button.layer.cornerRadius = 17
    let ink = SystemPalette.secondaryLabel
    plus.show(RowContent.Mark(symbol: .plus, color: ink, tile: nil))
    mic.show(RowContent.Mark(symbol: .mic, color: ink, tile: nil))
    field.layer.cornerRadius = 18
    field.layer.borderWidth = 1
    field.layer.borderColor = UIColor(themed: SystemPalette.separator).cgColor
    label.text = words
    label.textColor = UIColor(themed: ink)
    for view in [button, plus, field, label, mic] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      let x = isMirrored ? inner.width - rect.maxX : rect.minX
      return CGRect(x: inner.minX + x, y: rect.minY, width: rect.width, height: rect.height)
    }
    // A sign as large as the letters would take their room.
    let (height, side) = (letters.field, min(letters.scaled(22), 34))
    let middle = 8 + height / 2
    button.frame = placed(CGRect(x: 16, y: middle - 17, width: 34, height: 34))
    plus.frame = placed(CGRect(x: 23, y: middle - 10, width: 20, height: 20))
    let width = max(0, inner.width - 78)
    field.frame = placed(CGRect(x: 62, y: 8, width: width, height: height))
    letters.dress(label)
    label.textAlignment = isMirrored ? .right : .left
    label.frame = placed(
      CGRect(x: 76, y: 8, width: max(0, width - 30 - side), height: height))
    mic.frame = placed(
      CGRect(x: 62 + width - 10 - side, y: middle - side / 2, width: side, height: side))
  }
}

/// Words of which one is chosen, floating above the content.
final class SegmentBar: UIView {
  private let ground = BarGround(frame: .zero)
  private let labels: [UILabel]
  private let knob = UIView(frame: .zero)
  private let selected: Int

  init(_ words: [String], selected: Int) {
    self.selected = selected
    labels = words.enumerated().map { index, word in
      let label = UILabel(frame: .zero)
      label.text = word
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 16, weight: index == selected ? .semibold : .regular)
      label.textColor = UIColor(themed: SystemPalette.label)
      return label
    }
    super.init(frame: .zero)
    ground.glass = UIColor(themed: BarInk.glass)
    ground.layer.cornerRadius = 22
    addSubview(ground)
    knob.backgroundColor = UIColor(themed: BarInk.chosen)
    knob.layer.cornerRadius = 18
    if labels.indices.contains(selected) { addSubview(knob) }
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func place(in bounds: CGRect, above edge: CGFloat) {
    let words = labels.map { RowMeasure.size(of: $0.text ?? "", $0.font).width + 20 }
    let segment = max(74.5, words.max() ?? 0)
    let width = min(CGFloat(labels.count) * segment + 8, bounds.width - 40)
    frame = CGRect(x: bounds.midX - width / 2, y: edge - 52, width: width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let width = (bounds.width - 8) / CGFloat(max(labels.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, label) in labels.enumerated() {
      let place = isMirrored ? labels.count - 1 - index : index
      label.frame = CGRect(x: 4 + CGFloat(place) * width, y: 4, width: width, height: 36)
      if index == selected { knob.frame = label.frame }
    }
  }
}
