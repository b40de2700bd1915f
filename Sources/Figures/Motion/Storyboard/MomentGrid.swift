import CoreGraphics
import Motion

/// How the panels of a storyboard stand: in rows as wide as the page, as even as can be.
struct MomentGrid {
  let columns: Int
  /// The largest size of a panel.
  private(set) var panelLimit: CGSize
  /// Whether the words stand beside the panels, which are too narrow to have them below.
  private(set) var isBeside = false
  /// Whether panels stand as far apart as their words are wide.
  private var isSpread = false
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
    isBeside ? max(slot - panel - Self.besideGap, 40) : isSpread ? slot : panel
  }

  /// From the left edge of a panel to that of the next.
  func pitch(_ panel: CGFloat) -> CGFloat { (isBeside || isSpread ? slot : panel) + Self.gap }

  /// The size that panels should have.
  struct Wish {
    var width: CGFloat
    /// Whether other strips of the figure have it as well.
    var isShared = false
    /// Whether a row of three is all of the strip.
    var isBrief = false
    /// Whether each of them is a crowd, of which one sees enough in little room.
    var isLow: Bool
    /// The height of what is shown, as a part of its width.
    var isHigh: CGFloat = 0
    /// Heading, legend and margins, and the curve where there is one.
    var surroundings: CGFloat = 250
    /// Panels are no wider, so that those of all steps have one width.
    var widest: CGFloat = .infinity
  }

  /// As many columns as the page has room for; more, with smaller panels, where they would make it a tower.
  init(count: Int, on page: FigureWidth, _ panels: Storyboard.Panels, wanted wish: Wish) {
    let wanted = panels.width ?? (wish.isShared ? wish.width : nil)
    let plan = Plan(count: count, page: page, wanted: wanted, wish: wish)
    let usual = min(max(panels.columns ?? plan.usual, 1), count)
    if wish.isLow, wanted == nil {
      let grids = (usual...max(usual, count)).filter { $0 == usual || plan.isShorter($0) }
        .map(plan.low)
      self = grids.first { !plan.isTower($0) && $0.slot >= Self.leastSlot } ?? plan.low(usual)
      return
    }
    let natural = plan.natural(usual)
    let isChosen = panels.width != nil || panels.columns != nil
    guard !isChosen, !plan.fits(natural) else {
      self = wish.isLow ? plan.cut(natural) : natural
      return
    }
    var free = plan
    (free.wanted, free.wish.widest) = (nil, min(wish.widest, wanted ?? .infinity))
    let grids = (usual...max(usual, count)).filter { $0 == usual || free.isShorter($0) }
      .flatMap { [free.cut(free.natural($0)), free.low($0)] }
      .filter { $0.columns == usual || $0.slot >= Self.leastSlot }
    let widest = grids.map { $0.shownWidth(wish) }.max() ?? 0
    // Of panels about as wide, those in the fewest rows.
    self = grids.last { $0.shownWidth(wish) >= widest * Self.nearlyWidest } ?? natural
    isSpread = true
  }

  private init(columns: Int, panelLimit: CGSize, slot: CGFloat, isBeside: Bool = false) {
    (self.columns, self.panelLimit, self.slot) = (columns, panelLimit, slot)
    self.isBeside = isBeside
  }

  /// Narrower screens show nothing: where a page is scrolled anyway, they are larger.
  private static let leastWidth: CGFloat = 100
  private static let nearlyWidest: CGFloat = 0.8
  /// Narrower ones have no room for words.
  private static let leastSlot: CGFloat = 100

  /// The width at which the region comes out.
  private func shownWidth(_ wish: Wish) -> CGFloat {
    wish.isHigh > 0 ? min(panelLimit.width, panelLimit.height / wish.isHigh) : panelLimit.width
  }

  /// The grids that there are for so many panels.
  private struct Plan {
    let count: Int
    let page: FigureWidth
    var wanted: CGFloat?
    var wish: Wish

    private var room: CGFloat { page.content + MomentGrid.gap }
    /// Two beside each other can be compared.
    private var least: Int {
      wish.isBrief ? MomentGrid.briefCount : page.content >= 270 ? 2 : 1
    }

    /// Six panels are two rows of three, not one of five and one of one.
    var usual: Int {
      let asked = min(max(wanted ?? wish.width, 80), 600)
      // Strips below each other are many: a row more costs a reader more than panels a little narrower.
      let width = wish.isShared ? max(asked * MomentGrid.leastUse, min(asked, 120)) : asked
      let fitting = Int(room / (width + MomentGrid.gap))
      let isChosen = wanted != nil && !wish.isShared
      let most = isChosen ? max(1, fitting) : max(min(fitting, 5), least)
      let rows = (count + most - 1) / most
      return (count + rows - 1) / rows
    }

    private func slot(_ columns: Int) -> CGFloat {
      let full = (room / CGFloat(columns) - MomentGrid.gap).rounded(.down)
      // Nobody asked for a width that is shared: where two have just no room, both give way.
      let most = wish.isShared ? max(full, 80) : 600
      return wanted.map { min(max($0, 80), most) } ?? max(full, 40)
    }

    /// Whether another column saves a row, and does not only leave the last one emptier.
    func isShorter(_ columns: Int) -> Bool { lines(columns) < lines(columns - 1) }

    private func lines(_ columns: Int) -> CGFloat { CGFloat((count + columns - 1) / columns) }

    /// The room of a row for a panel, on a page that is read at one glance: one step alone is no higher than wide.
    private func share(_ columns: Int) -> CGFloat {
      let tallest = page.points * (wish.isShared || page.isNarrow ? 1.5 : 1)
      let rows = (tallest - wish.surroundings) / lines(columns)
      let height = max(rows - MomentGrid.captionHeight - MomentGrid.gap - 6, 60)
      guard page.isNarrow, wish.isHigh > 0, height / wish.isHigh < MomentGrid.leastWidth else {
        return height
      }
      return max(height, min(wish.isHigh * FigureWidth.leastScreen, 290))
    }

    func natural(_ columns: Int) -> MomentGrid {
      let slot = slot(columns)
      let width = min(slot, wanted ?? MomentGrid.widest, wish.widest)
      return MomentGrid(
        columns: columns, panelLimit: CGSize(width: width, height: slot * 2.2), slot: slot)
    }

    /// The same with panels that are no higher than a page has room for.
    func cut(_ grid: MomentGrid) -> MomentGrid {
      var grid = grid
      grid.panelLimit.height = min(grid.panelLimit.height, share(grid.columns))
      return grid
    }

    /// The same, with the words beside panels that come out too narrow to have them below.
    func low(_ columns: Int) -> MomentGrid {
      var grid = cut(natural(columns))
      let slot = grid.slot
      guard wish.isHigh > 0 else { return grid }
      let isNarrow = grid.panelLimit.height / wish.isHigh < slot * MomentGrid.leastUse
      guard isNarrow, slot >= 2 * MomentGrid.besideWidth, slot <= MomentGrid.widest else {
        return grid
      }
      grid.isBeside = true
      let beside = slot - MomentGrid.besideWidth - MomentGrid.besideGap
      grid.panelLimit.height = min(
        slot * 2.2, grid.panelLimit.height + MomentGrid.captionHeight + 6)
      grid.panelLimit.width = min(beside, wish.widest)
      return grid
    }

    /// Whether the figure would come out higher than is read at one glance, as narrow as its panels are.
    func isTower(_ grid: MomentGrid) -> Bool {
      guard !page.isNarrow, wish.isHigh > 0 else { return false }
      let panel = grid.shownWidth(wish)
      let width = CGFloat(grid.columns) * grid.pitch(panel) - MomentGrid.gap
      let height = lines(grid.columns) * (panel * wish.isHigh + grid.captionPitch)
      return height + wish.surroundings > (width + 2 * FigurePage.margin) * 1.5
    }

    func fits(_ grid: MomentGrid) -> Bool {
      let limit = grid.panelLimit
      return min(limit.height, limit.width * wish.isHigh) <= share(grid.columns)
    }
  }

  /// Of a panel's room; a picture that takes less leaves the words below it too little.
  private static let leastUse: CGFloat = 0.75

  /// Whether each of several steps is one row of a few moments: on a narrow page, more of them would be as many screens
  /// below each other. Of a low part of the screen, three beside each other show nothing.
  static func isBrief(_ page: FigureWidth, _ region: CGRect) -> Bool {
    page.isNarrow && page.content >= 280 && region.height >= region.width * 0.9
  }

  private static let briefCount = 3

  /// How many moments a step has where nobody chose them.
  struct Count {
    /// Nil for all in which something turns.
    private(set) var most: Int?
    /// With some between these.
    let least: Int

    init(_ course: StoryCourse, _ crowd: MomentCrowd, isBrief: Bool) {
      most = crowd.isLarge ? 4 : nil
      least = crowd.changes ? 4 : 2
      guard isBrief, crowd.changes else { return }
      let turns = CourseTurns(course).strongest(StoryMoments.mostTurns).count
      most = min(max(briefCount, turns + 2), most ?? .max)
    }
  }

  /// Those that were chosen, or those in which something turns.
  static func moments(
    _ course: StoryCourse, _ panels: Storyboard.Panels, overlap: TimeInterval?, count: Count
  ) -> [StoryMoments.Moment] {
    guard panels.times.isEmpty else {
      return Array(StoryMoments(course, at: panels.times).all.prefix(largestCount))
    }
    let chosen = panels.moments.map { min(max($0, 2), largestCount) }
    return StoryMoments(
      course, count: chosen ?? count.most, least: count.least, overlap: overlap
    ).all
  }
}
