import SceneFormat
import UIKit

extension RowContent {
  /// How a word in a capsule is set, which has room around it as its letters grow.
  struct Capsule {
    private(set) var font: UIFont
    private(set) var height: CGFloat
    /// At the usual size of letters.
    private let usual: (size: CGFloat, height: CGFloat)

    fileprivate init(
      _ size: CGFloat, _ weight: UIFont.Weight, height: CGFloat, in traits: UITraitCollection
    ) {
      let metrics = UIFontMetrics(forTextStyle: .footnote)
      usual = (size, height)
      font = metrics.scaledFont(
        for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
      self.height = (height * font.pointSize / size).rounded()
    }

    fileprivate mutating func settle(_ share: CGFloat) {
      font = font.nearer(to: usual.size, by: share)
      height = (usual.height * font.pointSize / usual.size).rounded()
    }
  }

  /// Tags, badges and buttons, by the size of letters that somebody has chosen.
  struct Capsules {
    private(set) var tag: Capsule
    private(set) var badge: Capsule
    private(set) var button: Capsule
    /// Whether words need more room than heights in points leave them.
    let areLarge: Bool
    /// Whether they are of the sizes with which lines are broken rather than cut.
    let areHuge: Bool

    init(in traits: UITraitCollection) {
      let category = traits.preferredContentSizeCategory
      tag = Capsule(11, .medium, height: 20, in: traits)
      badge = Capsule(13, .medium, height: 20, in: traits)
      // As buttons in bars, it leaves the room to what it is about.
      button = Capsule(
        15, .semibold, height: 28,
        in: UITraitCollection(
          preferredContentSizeCategory: min(category, .extraExtraExtraLarge)))
      areLarge = category > .large
      areHuge = category.isAccessibilityCategory
    }

    fileprivate mutating func settle(_ share: CGFloat) {
      tag.settle(share)
      badge.settle(share)
      button.settle(share)
    }
  }

  /// The same in letters that are nearer to the usual ones: 0 leaves them as they are, 1 has the usual ones.
  func settled(_ share: CGFloat) -> RowContent {
    var content = self
    content.lines = lines.mapValues { line in
      var line = line
      line.font = line.font.nearer(to: line.usual, by: share)
      return line
    }
    content.capsules.settle(share)
    return content
  }

  /// With all lines that its words want, as far as somebody would read on; nil for what keeps its lines at any size.
  /// Headers and footers are asked for their height as rows are that have one.
  var grown: RowContent? {
    guard capsules.areHuge, height != nil || rest != .middle, bubble == nil else { return nil }
    var content = self
    content.isGrown = true
    for (text, most) in [(RowText.title, 8), (.subtitle, 4), (.body, 4), (.caption, 2)] {
      guard let lines = lines[text]?.lines, lines > 0 else { continue }
      content.lines[text]?.lines = max(lines, most)
    }
    return content
  }
}

extension UIFont {
  fileprivate func nearer(to size: CGFloat, by share: CGFloat) -> UIFont {
    guard share > 0, pointSize > size else { return self }
    return withSize(pointSize + (size - pointSize) * share)
  }
}
