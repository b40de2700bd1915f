import Drawing
import SceneFormat
import UIKit

/// A symbol, alone or on a tile, where it is filled if it has a form for that.
final class SymbolView: UIView {
  /// Holds both, so that they do not shine through each other in a colour that lets anything through.
  private let sign = CALayer()
  private let areas = CAShapeLayer()
  private let lines = CAShapeLayer()
  private var mark: RowContent.Mark?

  func show(_ mark: RowContent.Mark) {
    self.mark = mark
    if sign.superlayer == nil {
      layer.addSublayer(sign)
      for part in [lines, areas] { sign.addSublayer(part) }
    }
    sign.opacity = Float(mark.opacity)
    let color = UIColor(themed: mark.solidColor).cgColor
    (areas.fillColor, areas.fillRule, lines.fillColor) = (color, .evenOdd, nil)
    for layer in [areas, lines] {
      layer.strokeColor = color
      (layer.lineCap, layer.lineJoin) = (.round, .round)
    }
    backgroundColor = mark.tile.map { UIColor(themed: $0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let mark else { return }
    let side = min(bounds.width, bounds.height)
    let drawn = mark.tile == nil ? side : side * (side < 40 ? 0.7 : 0.6)
    let scale = drawn / Symbol.side
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (bounds.width - drawn) / 2,
      ty: (bounds.height - drawn) / 2)
    let filled = mark.isFilled ? mark.symbol.filled : nil
    sign.frame = bounds
    areas.isHidden = filled == nil
    areas.frame = bounds
    areas.path = filled?.areas.cgPath.placed(place)
    areas.lineWidth = Symbol.edgeWidth * scale
    lines.frame = bounds
    lines.path = (filled?.lines ?? mark.symbol.path).cgPath.placed(place)
    // Small signs beside words keep the strength of their letters, those on tiles are as strong as filled ones.
    let width = Symbol.lineWidth * scale
    lines.lineWidth = mark.tile == nil ? max(2, width) : width * 1.35
    layer.cornerRadius = mark.tile == nil ? 0 : min(side * 6.5 / 29, side > 100 ? 10 : 14)
  }
}

extension CGPath {
  fileprivate func placed(_ transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }
}

extension RowContent.Mark {
  /// The lesser one of both themes.
  fileprivate var opacity: CGFloat { min(color.light.alpha, color.dark.alpha) }

  fileprivate var solidColor: ThemedColor {
    guard opacity > 0 else { return color }
    return ThemedColor(
      light: color.light.withAlpha(color.light.alpha / opacity),
      dark: color.dark.withAlpha(color.dark.alpha / opacity))
  }
}

/// A word in a capsule; one that is too long for it is cut before its round ends.
final class CapsuleLabel: UIView {
  private let label = UILabel()
  private var wordsWidth: CGFloat = 0

  func set(_ font: UIFont) {
    guard label.font != font else { return }
    label.font = font
    wordsWidth = RowMeasure.size(of: label.text ?? "", font).width
    setNeedsLayout()
  }

  func show(_ words: String, _ font: UIFont, fill: ThemedColor, ink: ThemedColor) {
    if label.superview == nil { addSubview(label) }
    label.text = words
    label.font = font
    wordsWidth = RowMeasure.size(of: words, font).width
    label.textAlignment = .center
    label.textColor = UIColor(themed: ink)
    backgroundColor = UIColor(themed: fill)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let isCut = wordsWidth > bounds.width - 8
    label.frame = bounds.insetBy(dx: isCut ? min(8, bounds.width / 4) : 0, dy: 0)
  }
}

/// A switch as a settings page has it.
final class RowSwitch: UIView {
  private let knob = UIView()

  func show(isOn: Bool, color: ThemedColor) {
    if knob.superview == nil { addSubview(knob) }
    backgroundColor = UIColor(themed: isOn ? color : SystemPalette.systemFill)
    knob.backgroundColor = .white
    knob.layer.shadowOpacity = 0.18
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    isShownOn = isOn
    setNeedsLayout()
  }

  private var isShownOn = false

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let side = max(0, bounds.height - 4)
    let isRight = isShownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    knob.frame = CGRect(x: isRight ? bounds.width - side - 2 : 2, y: 2, width: side, height: side)
    knob.layer.cornerRadius = side / 2
  }
}

/// Makes the part at the trailing edge of a row.
@MainActor enum RowAccessory {
  static func view(of row: RowContent) -> UIView? {
    switch row.accessory {
    case .none: nil
    case .chevron: chevron()
    case .checkmark: row.values.isOn == true ? checkmark(row.tint) : nil
    case .switch: toggle(row)
    case .button: button(row)
    }
  }

  private static func chevron() -> UIView {
    let view = UIView()
    let line = CAShapeLayer()
    let path = CGMutablePath()
    path.addLines(between: [.init(x: 0, y: 0.5), .init(x: 5.5, y: 6), .init(x: 0, y: 11.5)])
    line.path = path
    line.fillColor = nil
    line.strokeColor = UIColor(themed: SystemPalette.tertiaryLabel).cgColor
    line.lineWidth = 2
    (line.lineCap, line.lineJoin) = (.round, .round)
    view.layer.addSublayer(line)
    return view
  }

  private static func checkmark(_ tint: ThemedColor) -> UIView {
    let view = SymbolView()
    view.show(RowContent.Mark(symbol: .checkmark, color: tint))
    return view
  }

  private static func toggle(_ row: RowContent) -> UIView {
    let view = RowSwitch()
    view.show(isOn: row.values.isOn == true, color: SystemPalette.systemGreen)
    return view
  }

  private static func button(_ row: RowContent) -> UIView {
    let view = CapsuleLabel()
    view.show(
      row.values.button ?? Look.buttonWord, row.capsules.button.font,
      fill: SystemPalette.systemFill, ink: row.tint)
    return view
  }
}
