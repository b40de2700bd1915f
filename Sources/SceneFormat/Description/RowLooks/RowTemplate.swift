import CoreGraphics
import Drawing
import Motion

/// Whole looks of rows and cards by one word. Whatever a style says besides goes before what its template says.
public enum RowTemplate: String, Equatable, Sendable, CaseIterable {
  /// A line or two with a separator.
  case row
  /// A sender, a subject and what the message begins with, beside a round picture.
  case mail
  /// A bubble, at the side that the message says.
  case chat
  /// A row of a group with a symbol on a tile, a value, a chevron or a switch.
  case settings
  /// A picture and nothing else.
  case photo
  /// A picture above a few lines.
  case card
  /// An app's icon, its name and a button.
  case store
  /// A large card: words above a wide picture.
  case feature

  /// The look of a cell.
  var cell: Look {
    switch self {
    case .row: Self.rowCell
    case .mail: Self.mailCell
    case .chat: Self.chatCell
    case .settings: Self.settingsCell
    case .photo: Self.photoCell
    case .card: Self.cardCell
    case .store: Self.storeCell
    case .feature: Self.featureCell
    }
  }

  private static let plain = SystemPalette.systemBackground
  private static let label = TextLook(.body, color: .fixed(SystemPalette.label))

  private static func quiet(_ style: TextLook.TextStyle, lines: Int = 1) -> TextLook {
    TextLook(style, color: .fixed(SystemPalette.secondaryLabel), lines: lines)
  }

  private static func sides(_ points: CGFloat) -> EdgeInsets {
    EdgeInsets(left: points, right: points)
  }

  private static func look(_ fill: ThemedColor, corner: CGFloat = 0, _ row: RowLook) -> Look {
    Look(fill: .fixed(fill), corner: corner, row: row)
  }

  private static let rowCell: Look = {
    var row = RowLook()
    row.texts = [
      .title: label, .subtitle: quiet(.subheadline), .body: quiet(.subheadline, lines: 2),
      .time: quiet(.subheadline), .value: quiet(.body), .caption: quiet(.caption1),
    ]
    row.image = ImageLook(placement: .leading, shape: .rounded, size: 29)
    row.symbol = SymbolLook(size: 24, isTiled: false)
    row.separator = SeparatorLook(isShown: true)
    row.padding = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    row.height = .text
    return look(plain, row)
  }()

  private static let mailCell: Look = {
    var row = RowLook()
    row.texts = [
      .title: TextLook(.headline, color: .fixed(SystemPalette.label)),
      .subtitle: TextLook(.subheadline, color: .fixed(SystemPalette.label)),
      .body: quiet(.subheadline), .time: quiet(.subheadline), .value: quiet(.subheadline),
      .caption: quiet(.caption1),
    ]
    row.image = ImageLook(placement: .leading, shape: .round, size: 44)
    row.symbol = SymbolLook(size: 44, isTiled: true)
    row.accessory = .chevron
    row.separator = SeparatorLook(isShown: true)
    row.padding = EdgeInsets(top: 12, left: 20, bottom: 12, right: 16)
    row.height = .points(86)
    return look(plain, row)
  }()

  private static let chatCell: Look = {
    var row = RowLook()
    row.texts = [.title: TextLook(.body, lines: 0), .time: quiet(.caption2)]
    row.bubble = BubbleLook(
      leading: .fixed(SystemPalette.otherBubble), trailing: .fixed(SystemPalette.ownBubble),
      maxWidth: 262, hasTail: true)
    row.image = ImageLook(placement: .above, shape: .rounded)
    row.margin = sides(16)
    row.padding = EdgeInsets(top: 8, left: 13, bottom: 8, right: 13)
    row.height = .text
    return look(.clear, corner: 18, row)
  }()

  private static let settingsCell: Look = {
    var row = RowLook()
    row.texts = [
      .title: TextLook(.body, color: .fixed(SystemPalette.label), lines: 0),
      .subtitle: quiet(.footnote), .body: quiet(.footnote, lines: 2),
      .value: quiet(.body), .time: quiet(.body), .caption: quiet(.caption1),
    ]
    row.image = ImageLook(placement: .leading, shape: .round, size: 29)
    row.symbol = SymbolLook(size: 29, isTiled: true)
    row.accessory = .chevron
    row.separator = SeparatorLook(isShown: true)
    row.padding = EdgeInsets(top: 7, left: 16, bottom: 7, right: 16)
    row.margin = sides(16)
    row.isGrouped = true
    row.height = .points(44)
    return look(SystemPalette.secondarySystemGroupedBackground, corner: 10, row)
  }()

  private static let photoCell: Look = {
    var row = RowLook()
    row.texts = [.title: TextLook(text: ""), .subtitle: TextLook(text: "")]
    row.image = ImageLook(placement: .background, shape: .square)
    row.image.isFilled = true
    return look(.clear, row)
  }()

  private static let cardCell: Look = {
    var row = RowLook()
    row.texts = [
      .title: TextLook(.headline, color: .fixed(SystemPalette.label)),
      .subtitle: quiet(.subheadline), .body: quiet(.footnote, lines: 3), .time: quiet(.footnote),
      .value: quiet(.footnote), .caption: quiet(.caption1),
    ]
    row.image = ImageLook(placement: .above, shape: .square)
    row.symbol = SymbolLook(size: 29, isTiled: true)
    row.padding = EdgeInsets(top: 10, left: 12, bottom: 12, right: 12)
    return look(SystemPalette.secondarySystemGroupedBackground, corner: 12, row)
  }()

  private static let storeCell: Look = {
    var row = RowLook()
    row.texts = [
      .title: label, .subtitle: quiet(.footnote), .body: quiet(.footnote), .value: quiet(.footnote),
      .time: quiet(.footnote), .caption: quiet(.caption1),
    ]
    row.image = ImageLook(placement: .leading, shape: .rounded, size: 60)
    row.symbol = SymbolLook(size: 60, isTiled: true)
    row.accessory = .button
    row.separator = SeparatorLook(isShown: true)
    row.padding = EdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    row.separator.trailing = 20
    row.height = .points(76)
    return look(plain, row)
  }()

  private static let featureCell: Look = {
    var row = RowLook()
    row.texts = [
      .caption: TextLook(.caption2, weight: .semibold, color: .fixed(SystemPalette.tint)),
      .title: TextLook(.title2, color: .fixed(SystemPalette.label)), .subtitle: quiet(.body),
      .body: quiet(.subheadline, lines: 2), .time: quiet(.footnote), .value: quiet(.footnote),
    ]
    row.image = ImageLook(placement: .below, shape: .rounded)
    row.image.isFilled = true
    row.padding = EdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    row.height = .points(280)
    return look(plain, row)
  }()
}
