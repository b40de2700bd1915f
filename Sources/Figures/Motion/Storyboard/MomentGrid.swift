import CoreGraphics
import Motion

/// How the panels of a storyboard stand: in rows as wide as the page, as even as can be.
struct MomentGrid {
  let columns: Int
  /// The largest size of a panel.
  let panelLimit: CGSize

  static let gap: CGFloat = 16
  /// Two lines.
  static let captionHeight: CGFloat = 36
  /// More panels than this are no strip any more.
  private static let largestCount = 60
  private static let widest: CGFloat = 300

  var captionPitch: CGFloat { Self.captionHeight + 6 + Self.gap }

  /// The size that panels should have.
  struct Wish {
    var width: CGFloat
    /// Whether all of them together are to be no higher than a page.
    var isLow: Bool
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
    let height = width * 2.2
    // A page of many elements is read at one glance, or not at all.
    let lines = CGFloat((count + columns - 1) / columns)
    let share = (page.points * 1.5 - 250) / lines - Self.captionHeight - Self.gap - 6
    panelLimit = CGSize(
      width: min(width, panels.width ?? Self.widest),
      height: wish.isLow ? min(height, max(share, 60)) : height)
  }

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
