import CoreGraphics
import Motion

/// How the panels of a storyboard stand: in rows as wide as the page, as even as can be.
struct MomentGrid {
  let columns: Int
  /// The largest size of a panel.
  private(set) var panelLimit: CGSize
  /// Whether the words stand beside the panels, which are too narrow to have them below.
  private(set) var isBeside = false
  /// The room for a panel with the words beside it.
  private let slot: CGFloat

  static let gap: CGFloat = 16
  /// Two lines.
  static let captionHeight: CGFloat = 36
  /// More panels than this are no strip any more.
  private static let largestCount = 60
  private static let widest: CGFloat = 300
  /// Beside a panel.
  static let besideGap: CGFloat = 10
  private static let besideWidth: CGFloat = 74

  /// From the lower edge of a panel to the upper one of the next.
  var captionPitch: CGFloat { isBeside ? Self.gap : Self.captionHeight + 6 + Self.gap }

  /// The room for the words about a panel of that width.
  func captionWidth(beside panel: CGFloat) -> CGFloat {
    isBeside ? max(slot - panel - Self.besideGap, 40) : panel
  }

  /// From the left edge of a panel to that of the next.
  func pitch(_ panel: CGFloat) -> CGFloat { (isBeside ? slot : panel) + Self.gap }

  /// The size that panels should have.
  struct Wish {
    var width: CGFloat
    /// Whether all of them together are to be no higher than a page.
    var isLow: Bool
    /// The height of what is shown, as a part of its width.
    var isHigh: CGFloat = 0
    /// Heading, legend and margins, and the curve where there is one.
    var surroundings: CGFloat = 250
  }

  init(count: Int, on page: FigureWidth, _ panels: Storyboard.Panels, wanted wish: Wish) {
    let room = page.content + Self.gap
    let wanted = min(max(panels.width ?? wish.width, 80), 600)
    let fitting = max(min(Int(room / (wanted + Self.gap)), 5), Self.least(page))
    let most = panels.width == nil ? fitting : max(1, Int(room / (wanted + Self.gap)))
    // Six panels are two rows of three, not one of five and one of one.
    let rows = (count + most - 1) / most
    columns = min(max(panels.columns ?? (count + rows - 1) / rows, 1), count)
    let full = (room / CGFloat(columns) - Self.gap).rounded(.down)
    let width = panels.width.map { min(max($0, 80), 600) } ?? max(full, 40)
    slot = width
    let height = width * 2.2
    // A page of many elements is read at one glance, or not at all.
    let lines = CGFloat((count + columns - 1) / columns)
    let share = (page.points * 1.5 - wish.surroundings) / lines - Self.captionHeight - Self.gap - 6
    panelLimit = CGSize(
      width: min(width, panels.width ?? Self.widest),
      height: wish.isLow ? min(height, max(share, 60)) : height)
    guard wish.isLow, panels.width == nil, wish.isHigh > 0 else { return }
    let shown = panelLimit.height / wish.isHigh
    let isNarrow = shown < width * Self.leastUse && width >= 2 * Self.besideWidth
    guard isNarrow, slot <= Self.widest else { return }
    isBeside = true
    panelLimit.height = min(height, panelLimit.height + Self.captionHeight + 6)
    panelLimit.width = width - Self.besideWidth - Self.besideGap
  }

  /// Of a panel's room; a picture that takes less leaves the words below it too little.
  private static let leastUse: CGFloat = 0.75

  /// Two beside each other can be compared.
  private static func least(_ page: FigureWidth) -> Int { page.content >= 270 ? 2 : 1 }

  /// Those that were chosen, or those in which something turns.
  static func moments(
    _ course: StoryCourse, _ panels: Storyboard.Panels, overlap: TimeInterval?,
    crowd: MomentCrowd
  ) -> [StoryMoments.Moment] {
    guard panels.times.isEmpty else {
      return Array(StoryMoments(course, at: panels.times).all.prefix(largestCount))
    }
    let count = panels.moments.map { min(max($0, 2), largestCount) }
    return StoryMoments(
      course, count: count ?? (crowd.isLarge ? 4 : nil), least: crowd.changes ? 4 : 2,
      overlap: overlap
    ).all
  }
}
