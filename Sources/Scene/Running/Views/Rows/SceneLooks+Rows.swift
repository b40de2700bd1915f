import Drawing
import Motion
import SceneFormat
import UIKit

// How rows and cards come by their content: item, style, template.
extension SceneLooks {
  func row(of item: ItemDescription, _ look: Look, accent: ThemedColor, at place: RowPlace)
    -> RowContent
  {
    var content = row(look, values: item.row, accent: accent)
    let hasImage = item.image != nil && look.image != Look.ImageFit.none
    let name = item.row.symbol ?? look.row.symbol.name
    content.isBlank = !hasImage && look.row.image.isFilled == true
    // A picture's own colours go before those that items get in turn, and after an item's own.
    let colors = content.gradient?.colors ?? []
    content.isGradient =
      content.isBlank && item.color == nil && look.row.image.placement == .background
      && !colors.isEmpty
    let below = content.isGradient ? colors[colors.count / 2] : accent
    let ground = content.isBlank ? below.readableInk : nil
    content.mark = hasImage ? nil : mark(name, look.row.symbol, accent: accent, on: ground)
    content.markSize = look.row.symbol.size ?? look.row.image.size ?? Symbol.side
    if !hasImage, content.mark == nil, look.row.image.placement == .leading,
      look.row.image.shape == .round
    {
      // The place of somebody without a name is there all the same.
      let letter = item.label.first(where: \.isLetter) ?? item.label.first
      content.initial = letter.map { String($0).uppercased() } ?? ""
      // Somebody keeps a colour, whatever place their messages have.
      if item.color == nil, let letter { content.accent = color(.palette(letter.place), number: 0) }
    }
    content.isOnPicture =
      look.row.image.placement == .background && (hasImage || content.isBlank)
    if content.isOnPicture {
      for text in RowText.allCases where !look.row.coloredTexts.contains(text) {
        content.lines[text]?.color = .white
      }
    }
    let isGrouped = look.row.isGrouped ?? false
    content.corners = (!isGrouped || place.isFirst, !isGrouped || place.isLast)
    if isGrouped, place.isLast { content.separator = nil }
    content.bubble = look.row.bubble.map { bubble($0, of: item, at: place) }
    return content
  }

  func row(of view: SupplementaryDescription?, _ look: Look, isHeader: Bool) -> RowContent {
    var content = row(look, values: view?.row ?? RowDescription(), accent: SystemPalette.tint)
    content.mark = mark(look.row.symbol.name, look.row.symbol, accent: content.tint)
    content.markSize = look.row.symbol.size ?? Symbol.side
    content.rest = isHeader ? .low : .high
    if isHeader {
      content.padding.left = max(content.padding.left, headerRoom.leading)
      content.padding.right = max(content.padding.right, headerRoom.trailing)
    }
    return content
  }

  private func row(_ look: Look, values: RowDescription, accent: ThemedColor) -> RowContent {
    let row = look.row
    return RowContent(
      lines: lines(of: look), accent: accent,
      tint: row.tint.map { color($0, number: 0) } ?? SystemPalette.tint, image: row.image,
      markSize: 0, accessory: accessory(row, values), values: values.withoutEmptyCapsules,
      capsules: capsules, separator: rule(row.separator),
      gradient: row.gradient.map { gradient in
        .init(
          colors: gradient.colors.map { color($0, number: 0) }, direction: gradient.direction)
      }, material: row.material?.opacity,
      padding: atMargins(row.padding, isOwn: row.hasOwnPadding),
      margin: atMargins(row.margin, isOwn: row.hasOwnMargin), corners: (true, true),
      isSideBySide: row.isSideBySide ?? false,
      height: row.height)
  }

  // MARK: Parts

  /// Templates have the margins of a usual phone, once or twice; wide screens have those that titles have there, too.
  private func atMargins(_ edges: EdgeInsets?, isOwn: Bool) -> EdgeInsets {
    guard var edges else { return .zero }
    guard !isOwn, systemMargin != Self.usualMargin else { return edges }
    for side in [\EdgeInsets.left, \.right] {
      let count = edges[keyPath: side] / Self.usualMargin
      if count == 1 || count == 2 { edges[keyPath: side] = count * systemMargin }
    }
    return edges
  }

  /// A button without a word is none.
  private func accessory(_ row: RowLook, _ values: RowDescription) -> RowLook.Accessory {
    let isEmpty = row.accessory == .button && values.button == ""
    return isEmpty ? .none : row.accessory ?? .none
  }

  func lines(of look: Look) -> [RowText: RowContent.Line] {
    var lines: [RowText: RowContent.Line] = [:]
    for text in RowText.allCases {
      let own = look.row.texts[text] ?? TextLook(.footnote)
      let style = own.style ?? .body
      lines[text] = RowContent.Line(
        template: own.text ?? Self.template(of: text, look),
        font: font(of: own, style), usual: own.size ?? Self.usualSize(of: style),
        color: own.color.map { color($0, number: 0) } ?? SystemPalette.label, lines: own.lines ?? 1,
        alignment: own.alignment ?? (text.isAtEnd ? .trailing : .leading),
        fill: own.fill.map { color($0, number: 0) })
    }
    return lines
  }

  private static func template(of text: RowText, _ look: Look) -> String {
    switch text {
    case .title: look.label ?? "{label}"
    case .subtitle: look.subtitle ?? "{subtitle}"
    case .caption, .body, .time, .value: "{\(text.rawValue)}"
    }
  }

  /// A size in points grows as its style does; without one it is the style's at the size of letters.
  private func font(of own: TextLook, _ style: TextLook.TextStyle) -> UIFont {
    let (name, weight) = (UIFont.TextStyle(style), own.weight ?? style.weight)
    guard let size = own.size else {
      let usual = UIFont.preferredFont(forTextStyle: name, compatibleWith: traits)
      return font(size: usual.pointSize, weight: weight)
    }
    return UIFontMetrics(forTextStyle: name)
      .scaledFont(for: font(size: size, weight: weight), compatibleWith: traits)
  }

  private static func usualSize(of style: TextLook.TextStyle) -> CGFloat {
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(style), compatibleWith: usual)
      .pointSize
  }

  private func font(size: CGFloat, weight: TextLook.Weight) -> UIFont {
    let weight = UIFont.Weight(weight)
    // Inter is what the system's font is set in.
    guard let family = style.font?.value, family != FontFamily.inter.rawValue else {
      return .systemFont(ofSize: size, weight: weight)
    }
    return UIFont(face: FontFace(design: .family(family), weight: weight), size: size)
  }

  /// - Parameter ink: of symbols that lie on the item's colour already.
  private func mark(
    _ name: String?, _ look: SymbolLook, accent: ThemedColor, on ink: ThemedColor? = nil
  ) -> RowContent.Mark? {
    guard let symbol = name.flatMap(Symbol.init(rawValue:)) else { return nil }
    let isTiled = ink == nil && look.isTiled ?? false
    return RowContent.Mark(
      symbol: symbol,
      color: look.color.map { color($0, number: 0) } ?? ink ?? (isTiled ? .white : accent),
      tile: isTiled ? accent : nil, isFilled: isTiled || ink != nil)
  }

  private func rule(_ look: SeparatorLook) -> RowContent.Rule? {
    guard look.isShown ?? false else { return nil }
    return RowContent.Rule(
      color: look.color.map { color($0, number: 0) } ?? SystemPalette.separator, inset: look.inset,
      trailing: look.trailing ?? 0, isAtTop: look.edge == .top)
  }

  private func bubble(
    _ look: BubbleLook, of item: ItemDescription, at place: RowPlace
  ) -> RowContent.Bubble {
    let isTrailing = item.row.side == .trailing
    let chosen = isTrailing ? look.trailing : look.leading
    let standard = isTrailing ? SystemPalette.ownBubble : SystemPalette.otherBubble
    return RowContent.Bubble(
      color: (item.color ?? chosen).map { color($0, number: 0) } ?? standard,
      maxWidth: look.maxWidth ?? 262, isTrailing: isTrailing,
      hasTail: (look.hasTail ?? true) && place.endsRun, isTyping: item.row.isTyping ?? false,
      gap: place.beginsRun && !place.isFirst ? 8 : 0)
  }
}

extension Character {
  /// In the alphabet, from 0 on: neighbours have colours that are not alike.
  fileprivate var place: Int {
    let scalar = uppercased().unicodeScalars.first?.value ?? 0
    return scalar < 65 ? Int(scalar) : Int(scalar) - 65
  }
}

extension RowText {
  fileprivate var isAtEnd: Bool {
    switch self {
    case .time, .value: true
    case .caption, .title, .subtitle, .body: false
    }
  }
}

extension UIFont.TextStyle {
  fileprivate init(_ style: TextLook.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title1
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .body: self = .body
    case .callout: self = .callout
    case .subheadline: self = .subheadline
    case .footnote: self = .footnote
    case .caption1: self = .caption1
    case .caption2: self = .caption2
    }
  }
}

extension UIFont.Weight {
  fileprivate init(_ weight: TextLook.Weight) {
    switch weight {
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    }
  }
}

extension RowDescription {
  /// A capsule without a word is none.
  fileprivate var withoutEmptyCapsules: RowDescription {
    var values = self
    if badge?.isEmpty == true { values.badge = nil }
    values.tags = tags?.filter { !$0.isEmpty }
    return values
  }
}
