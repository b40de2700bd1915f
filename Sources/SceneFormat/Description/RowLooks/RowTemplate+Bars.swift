import CoreGraphics
import Drawing
import Motion

extension RowTemplate {
  /// The look of the headers and footers that go with its cells.
  var bar: Look {
    switch self {
    case .row, .mail: Self.plainBar
    case .chat: Self.timeBar
    case .settings: Self.groupBar
    case .photo: Self.monthBar
    case .card, .store, .feature: Self.shelfBar
    }
  }

  private static func secondary(_ style: TextLook.TextStyle, _ weight: TextLook.Weight) -> TextLook
  {
    TextLook(style, weight: weight, color: .fixed(SystemPalette.secondaryLabel))
  }

  private static let plainBar: Look = {
    var row = RowLook()
    row.texts = [
      .title: secondary(.footnote, .semibold), .subtitle: secondary(.footnote, .regular),
      .value: secondary(.footnote, .regular),
    ]
    row.padding = EdgeInsets(top: 6, left: 20, bottom: 6, right: 20)
    return Look(fill: .fixed(SystemPalette.systemBackground), row: row)
  }()

  /// The time between messages.
  private static let timeBar: Look = {
    var row = RowLook()
    var time = secondary(.caption2, .semibold)
    time.alignment = .center
    row.texts = [.title: time]
    row.padding = EdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    return Look(fill: .fixed(.clear), row: row)
  }()

  /// Above and below a group of settings, its words begin at those of the rows.
  private static let groupBar: Look = {
    var row = RowLook()
    var words = secondary(.footnote, .regular)
    words.lines = 0
    row.texts = [
      .title: words, .subtitle: secondary(.footnote, .regular),
      .value: TextLook(.footnote, color: .fixed(SystemPalette.tint)),
    ]
    row.padding = EdgeInsets(top: 7, left: 32, bottom: 7, right: 32)
    return Look(fill: .fixed(.clear), row: row)
  }()

  /// A month and how many photos it has.
  private static let monthBar: Look = {
    var row = RowLook()
    row.texts = [
      .title: TextLook(.title2, weight: .bold, color: .fixed(SystemPalette.label)),
      .subtitle: secondary(.footnote, .regular), .value: secondary(.subheadline, .regular),
    ]
    row.isSideBySide = true
    row.padding = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    return Look(fill: .fixed(SystemPalette.systemBackground), row: row)
  }()

  /// A shelf's name, a line above it, and a word that leads to all of it.
  private static let shelfBar: Look = {
    var row = RowLook()
    row.texts = [
      .title: TextLook(.title2, weight: .bold, color: .fixed(SystemPalette.label)),
      .subtitle: secondary(.subheadline, .regular),
      .value: TextLook(.body, color: .fixed(SystemPalette.tint)),
    ]
    row.separator = SeparatorLook(isShown: true, inset: 20, trailing: 0, edge: .top)
    row.padding = EdgeInsets(top: 12, left: 20, bottom: 6, right: 20)
    return Look(fill: .fixed(SystemPalette.systemBackground), row: row)
  }()
}
