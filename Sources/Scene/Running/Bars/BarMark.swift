import Drawing
import SceneFormat
import UIKit

/// A symbol by its name, else the words.
final class BarMark: UIView {
  /// - Parameter isRaised: whether words stand on a capsule, as they do on pictures.
  init(_ name: String, size: CGFloat, color: ThemedColor, isRaised: Bool = false) {
    let content: UIView
    if isRaised, Symbol(rawValue: name) == nil {
      let capsule = CapsuleLabel(frame: CGRect(origin: .zero, size: Self.capsule(name)))
      capsule.show(name, Self.capsuleFont, fill: BarInk.raised, ink: SystemPalette.label)
      content = capsule
    } else if let symbol = Symbol(rawValue: name) {
      let picture = SymbolView(frame: CGRect(x: 0, y: 0, width: size, height: size))
      picture.show(RowContent.Mark(symbol: symbol, color: color, tile: nil))
      content = picture
    } else {
      let label = UILabel(frame: .zero)
      label.text = name
      label.font = .systemFont(ofSize: 17)
      label.textColor = UIColor(themed: color)
      label.frame.size = RowMeasure.size(of: name, label.font)
      content = label
    }
    let size = content.bounds.size
    super.init(frame: CGRect(origin: .zero, size: size))
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The room that buttons at both ends of the bar at the top take from headers that stand in it: the bar's margin,
  /// and a gap behind each of them.
  static func roomBesideHeaders(
    _ bars: BarsDescription?
  ) -> (leading: CGFloat, trailing: CGFloat) {
    guard let bars, bars.holdsHeaders else { return (0, 0) }
    func room(_ names: [Spanned<String>]) -> CGFloat {
      names.isEmpty ? 0 : names.reduce(16) { $0 + width(of: $1.value) + 12 }
    }
    let back = bars.back.map {
      9 + min(RowMeasure.size(of: $0, .systemFont(ofSize: 17)).width, 120) + 12
    }
    let leading = room(bars.leading)
    return (leading + (back.map { leading > 0 ? $0 : $0 + 16 } ?? 0), room(bars.trailing))
  }

  private static func width(of name: String) -> CGFloat {
    Symbol(rawValue: name) == nil ? capsule(name).width : 26
  }

  private static let capsuleFont = UIFont.systemFont(ofSize: 15, weight: .medium)

  private static func capsule(_ words: String) -> CGSize {
    CGSize(width: RowMeasure.size(of: words, capsuleFont).width + 28, height: 30)
  }

  /// Words are cut where a bar has no room for all of them.
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}

/// A letter in a circle above a name, in place of a title: the bar at the top is higher by that.
final class PortraitBar: LowerBar {
  override var room: CGFloat { 34 }
  private static let radius: CGFloat = 24
  private let circle: LetterCircle
  private let name = UILabel(frame: .zero)
  private let sign = SymbolView(frame: .zero)
  private static let sign: CGFloat = 11

  init(letter: String, name words: String, on ground: ThemedColor) {
    circle = LetterCircle(letter, side: 2 * Self.radius, fill: Palette.tessera[8])
    super.init(on: ground, hasLine: true)
    name.text = words
    sign.isHidden = words.isEmpty
    sign.show(RowContent.Mark(symbol: .chevron, color: SystemPalette.tertiaryLabel, tile: nil))
    name.textAlignment = .center
    name.font = .systemFont(ofSize: 12, weight: .medium)
    name.textColor = UIColor(themed: SystemPalette.label)
    for view in [circle, name, sign] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Smaller where the bar is low, as on a phone on its side.
    let side = max(0, min(2 * Self.radius, bounds.height - 30))
    circle.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.height - 26 - side, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    let font = UIFont.systemFont(ofSize: max(1, side * 20 / 48), weight: .semibold)
    if circle.font != font { circle.font = font }
    placeName()
  }

  /// With a sign behind it that it leads somewhere.
  private func placeName() {
    let words = RowMeasure.size(of: name.text ?? "", name.font).width + 1
    let width = min(words, max(0, bounds.width - 120 - Self.sign))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX - (width + Self.sign) / 2
    name.frame = CGRect(
      x: isMirrored ? start + Self.sign : start, y: bounds.height - 21, width: width, height: 16)
    sign.frame = CGRect(
      x: isMirrored ? start : start + width, y: name.frame.midY - Self.sign / 2,
      width: Self.sign, height: Self.sign)
    sign.transform.a = isMirrored ? -1 : 1
  }
}

/// A field for a search below the title, as high as its letters need.
final class SearchField: LowerBar {
  override var room: CGFloat { letters.field + 16 }
  private let field = UIView(frame: .zero)
  private let sign = SymbolView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ words: String, on ground: ThemedColor) {
    super.init(on: ground, hasLine: true)
    field.backgroundColor = UIColor(themed: BarInk.field)
    field.layer.cornerRadius = 10
    sign.show(
      RowContent.Mark(symbol: .magnifier, color: SystemPalette.secondaryLabel, tile: nil))
    label.text = words
    label.textColor = UIColor(themed: SystemPalette.secondaryLabel)
    for view in [field, sign, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (height, side) = (letters.field, letters.scaled(19))
    field.frame = CGRect(
      x: inner.minX + 16, y: 4, width: max(0, inner.width - 32), height: height)
    sign.frame = CGRect(
      x: isMirrored ? field.frame.maxX - 8 - side : field.frame.minX + 8,
      y: field.frame.midY - side / 2, width: side, height: side)
    letters.dress(label)
    label.textAlignment = isMirrored ? .right : .left
    label.frame = CGRect(
      x: isMirrored ? field.frame.minX + 8 : field.frame.minX + 13 + side, y: 4,
      width: max(0, field.frame.width - 21 - side), height: height)
  }
}

/// The letters of a field in a bar: of the style of body text, while the rest of a bar keeps its size.
@MainActor struct FieldLetters {
  private static let metrics = UIFontMetrics(forTextStyle: .body)
  let traits: UITraitCollection

  /// The height of a field around a line; letters smaller than usual leave it as it is.
  var field: CGFloat { max(22, scaled(22)) + 14 }

  /// A length beside them.
  func scaled(_ length: CGFloat) -> CGFloat {
    Self.metrics.scaledValue(for: length, compatibleWith: traits)
  }

  func dress(_ label: UILabel) {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    if label.font != font { label.font = font }
  }
}

/// Colours of bars that no system colour has the name of.
enum BarInk {
  static let field = ThemedColor(0xEEEEEF, 0x1C1C1E)
  static let raised = ThemedColor(0xE5E5EA, 0x48484A)
  static let badge = ThemedColor(0xD70015, 0xFF453A)
  static let keyboard = ThemedColor(0xD1D4DB, 0x2B2B2D)
  static let keySign = ThemedColor(0x4A4E55, 0xD6D6DA)
  static let key = ThemedColor(0xFFFFFF, 0x6B6B6E)
  static let quietKey = ThemedColor(0xABB0BA, 0x47474A)
  static let glass = ThemedColor(0xEBEBED, 0x2A2A2C)
  static let chosen = ThemedColor(0xFFFFFF, 0x5A5A5E)
}
