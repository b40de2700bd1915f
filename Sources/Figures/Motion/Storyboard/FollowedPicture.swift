import CoreGraphics
import Drawing
import Motion

/// The elements of one moment, of which one is followed: it is drawn last and in colour, its start stays behind as a
/// dashed outline, and the others of a crowd are grey.
struct FollowedPicture {
  private let crowd: MomentCrowd
  private let stage: ScreenPart

  init(_ crowd: MomentCrowd, on stage: ScreenPart) {
    self.crowd = crowd
    self.stage = stage
  }

  /// Cells on the screen that may have names: all of few, of many those that something was asked of and the followed
  /// one.
  func named(_ cells: [MomentCell]) -> [MomentCell] {
    let screen = CGRect(origin: .zero, size: stage.size)
    let seen = cells.filter { $0.frame.isSeen(in: screen) }
    let (star, others) = (seen.filter(isStar), seen.filter { !isStar($0) })
    let named = crowd.isLarge ? others.filter { $0.story.role.isAsked && $0.isMarked } : others
    return named.count > MomentCrowd.mostNamed ? star : named + star
  }

  /// The hindmost first.
  func items(_ cells: [MomentCell]) -> [DrawItem] {
    let star = cells.filter(isStar)
    let others = cells.filter { !isStar($0) }
    let drawn = crowd.isLarge ? merged(others) : others.filter(\.isOnPanel).map(\.face)
    let ghost = showsStart(behind: cells) ? start : []
    return isOnTop
      ? drawn + ghost + star.map { $0.ringedFace }
      : ghost + drawn + star.map(\.face)
  }

  private func isStar(_ cell: MomentCell) -> Bool { cell.story.id == crowd.star?.id }

  /// Cells of a large crowd as one shape, and those that something was asked of over them.
  private func merged(_ cells: [MomentCell]) -> [DrawItem] {
    let blocks = crowd.marked.blocks
    let quiet = cells.filter { $0.isQuiet && blocks[$0.story.id] == nil }
    let others = Dictionary(grouping: cells.filter { $0.isQuiet && blocks[$0.story.id] != nil }) {
      blocks[$0.story.id] ?? 0
    }
    return CrowdGrain(crowd, on: stage).items(quiet)
      + others.sorted { $0.key < $1.key }.map { _, cells in
        RoleMark(cells[0].story.role).block(
          cells.map(\.frame), opacity: cells.map(\.element.alpha).max() ?? 1)
      }
      + cells.filter { !$0.isQuiet && $0.isOnPanel }.map(\.face)
  }

  /// The place where the followed element started, on the screen as it stood then.
  private var start: [DrawItem] {
    guard let place = crowd.ghost?.before else { return [] }
    let shape = stage.shape(of: place, in: crowd.startViewport, inset: 0.5)
    return [.stroke(shape, Self.line)]
  }

  /// Whether the outline lies over the others.
  private var isOnTop: Bool { crowd.isCrowd || crowd.isLarge }

  /// Behind cells that cover most of it only scraps would be left, which belong to nothing.
  func showsStart(behind cells: @autoclosure () -> [MomentCell]) -> Bool {
    guard let place = crowd.ghost?.before else { return false }
    let frame = stage.frame(of: place, in: crowd.startViewport)
    guard !isOnTop, frame.width > 0, frame.height > 0 else { return true }
    let covered = cells().filter { $0.element.alpha > 0.6 }
      .map { $0.frame.intersection(frame) }
      .reduce(0) { $1.isNull ? $0 : $0 + $1.width * $1.height }
    return covered * 3 <= frame.width * frame.height * 2
  }

  /// That place itself: the name of another one would be taken for the followed one's.
  var ghost: [CGRect] {
    guard isOnTop, let place = crowd.ghost?.before else { return [] }
    return [stage.frame(of: place, in: crowd.startViewport)]
  }

  /// The sides of that place: no name is to stand on them.
  var lines: [CGRect] {
    guard isOnTop, let place = crowd.ghost?.before else { return [] }
    let frame = stage.frame(of: place, in: crowd.startViewport)
    let (wide, high) = (
      CGSize(width: frame.width, height: 2), CGSize(width: 2, height: frame.height)
    )
    return [
      CGRect(center: CGPoint(x: frame.midX, y: frame.minY), size: wide),
      CGRect(center: CGPoint(x: frame.midX, y: frame.maxY), size: wide),
      CGRect(center: CGPoint(x: frame.minX, y: frame.midY), size: high),
      CGRect(center: CGPoint(x: frame.maxX, y: frame.midY), size: high),
    ]
  }

  private static var line: Stroke {
    // In no colour of a role: reloaded elements have dashed lines of theirs.
    Stroke(FigureInk.ink, width: 1, dash: [3, 3])
  }

  /// - Parameter hasGhosts: whether sections of the crowd stand elsewhere than at first.
  /// - Parameter hasStart: whether any moment shows the place where the followed one started.
  static func legend(_ crowd: MomentCrowd, hasGhosts: Bool, hasStart: Bool = true) -> [LegendEntry]
  {
    let others = hasGhosts ? [CrowdGrain.legend] : []
    // The words about one that stands for all say it.
    guard hasStart, let star = crowd.ghost, crowd.starWords.isEmpty else { return others }
    let name = star.label(upTo: 24)
    return [LegendEntry("where \(name) started", line: line)] + others
  }
}
