import Drawing
import SceneFormat
import UIKit

/// The line above a large title and the face at its end, which go with it where the content is scrolled.
final class TitleNeighbours: UIView {
  /// Of the buttons above it.
  private var row: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 44 }
  private static let line: CGFloat = 16
  private static let face: CGFloat = 36
  private let overline = UILabel(frame: .zero)
  /// Cuts the face off below the row of buttons, as the title is.
  private let opening = UIView(frame: .zero)
  private let avatar: LetterCircle?
  private let margin: CGFloat
  /// Of buttons in the bar, which the line above the title may reach up to.
  private let buttons: CGFloat

  /// - Parameters:
  ///   - avatar: the letters of the face; nil for none.
  ///   - buttons: the room of those that stand at the end of the bar.
  init(overline words: String?, avatar letters: String?, margin: CGFloat, buttons: CGFloat) {
    self.buttons = buttons
    avatar = letters.map { LetterCircle($0, side: Self.face, fill: Palette.tessera[0]) }
    self.margin = margin
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    overline.text = words
    overline.font = .systemFont(ofSize: 13, weight: .semibold)
    overline.textColor = UIColor(themed: SystemPalette.secondaryLabel)
    opening.clipsToBounds = true
    addSubview(overline)
    addSubview(opening)
    if let avatar { opening.addSubview(avatar) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a title leaves room for a face beside it.
  static func hasFace(beside title: String, margin: CGFloat, _ bounds: CGRect) -> Bool {
    let font = UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize)
    let words = RowMeasure.size(of: title, font).width * 1.1
    return words + 12 + face + 2 * margin <= bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
    let height = UIFont.systemFont(ofSize: font.pointSize, weight: .bold).lineHeight
    let title = bounds.height - height - 8
    overline.textAlignment = isMirrored ? .right : .left
    overline.frame = CGRect(
      x: isMirrored ? margin + buttons : margin, y: title - Self.line,
      width: max(0, bounds.width - 2 * margin - buttons), height: Self.line)
    // It is gone before it would stand beside the buttons.
    overline.alpha = min(max((overline.frame.minY - 15) / 12, 0), 1)
    opening.frame = CGRect(
      x: 0, y: row, width: bounds.width, height: max(0, bounds.height - row))
    avatar?.frame = CGRect(
      x: isMirrored ? margin : bounds.width - margin - Self.face,
      y: (title + height / 2 - Self.face / 2 - row).rounded(), width: Self.face,
      height: Self.face)
  }
}

/// The first letters of a name in a circle, as of somebody without a picture.
final class LetterCircle: UILabel {
  init(_ letters: String, side: CGFloat, fill: ThemedColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    text = letters
    textAlignment = .center
    font = .systemFont(ofSize: (side * 0.42).rounded(), weight: .semibold)
    textColor = UIColor(themed: ThemedColor(0x15181D, 0x15181D))
    backgroundColor = UIColor(themed: fill)
    layer.cornerRadius = side / 2
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// A bar gives it the room of the circle, and not of its letters.
  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

/// A navigation controller whose bar keeps a distance of its own from the edges.
final class MarginNavigation: UINavigationController {
  var margin: CGFloat?

  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    guard let margin else { return super.systemMinimumLayoutMargins }
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }
}
