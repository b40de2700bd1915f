import CoreGraphics
import Drawing
import Motion

/// Who of many elements is followed in a storyboard, and who only stands around.
struct MomentCrowd {
  /// Those that are seen.
  let elements: [ElementStory]
  /// How many of them all these are, where that is not all.
  let notes: [String]
  /// The one that goes farthest; nil where none goes anywhere.
  let star: ElementStory?
  /// The same where its start is a place of the same screen.
  let ghost: ElementStory?
  /// Whether nothing was asked of single ones of many, so that one stands for all.
  let isCrowd: Bool
  /// Whether anything is another at the end than at the start.
  let changes: Bool
  /// Whether there are too many for names.
  let isLarge: Bool
  /// The screen as it stands first.
  let startViewport: CGRect
  /// Those that keep their colours.
  let marked: MarkedElements
  private let asked: Set<ElementID>
  private let letters: ScreenLetters?
  /// Whether each is told by what it shows, as few are, or those on the screen of an app.
  private let isSmall: Bool

  /// Up to so many are told apart by their colours, and by their names.
  private static let fewest = 8
  static let mostNamed = 60

  init(_ story: MotionStory, in transitions: [Transition]) {
    startViewport = story.transition.before.viewport
    let seen = SeenElements(story, limit: MomentPicture.limit)
    (elements, notes) = (seen.shown, seen.notes)
    star = StoryCourse.star(of: elements, in: transitions)
    let (before, after) = (story.transition.before, story.transition.after)
    let isOneScreen = before.viewport.size == after.viewport.size
    let starts = star?.travels == true && star?.before?.isDrawable == true
    ghost = isOneScreen && starts ? star : nil
    let asked = elements.filter(\.role.isAsked)
    self.asked = Set(asked.map(\.id))
    marked = MarkedElements(elements, star: star)
    let cells = elements.filter { $0.id.kind == .cell }
    letters = ScreenLetters(after, elements, followed: star)
    isCrowd = asked.isEmpty && cells.count > Self.fewest && star != nil
    isSmall = cells.count <= Self.fewest || after.isScreen(of: elements)
    changes = star != nil || elements.contains { $0.role != .unchanged }
    isLarge = elements.count > Self.mostNamed
  }

  /// "4 stands for all 12, dashed where it started".
  var starWords: String {
    guard isCrowd, let star else { return "" }
    let count = elements.count { $0.id.kind == .cell && $0.role == star.role }
    let name = star.label(upTo: 40)
    return (count > 1 ? "\(name) stands for all \(count)" : name)
      + (ghost == nil ? count > 1 ? "" : " is followed" : ", dashed where it started")
  }

  /// Whether the element is drawn as one of the crowd, without a colour of its own.
  func isQuiet(_ story: ElementStory) -> Bool {
    guard story.id != star?.id, story.id.kind == .cell else {
      // A decoration without its drawing would hide all that stands on it.
      return isLarge && story.id != star?.id && story.id.kind.isLabelled
    }
    return isCrowd || !isSmall && !asked.isEmpty && !marked.ids.contains(story.id)
  }

  /// The part of the screen on its panels.
  func stage(_ region: CGRect, fitting limit: CGSize, faces: FaceStyle) -> ScreenPart {
    var stage = ScreenPart(region, fitting: limit, faces: faces)
    stage.letters = letters
    return stage
  }

  /// The part of the screen in which something changes; all that is used, where that is most of it.
  func region(of states: [LayoutSnapshot]) -> CGRect {
    var region = ScreenRegion()
    for state in states { region.add(state) }
    let whole = region.rect
    guard elements.count > Self.fewest, !asked.isEmpty, asked.count <= Self.mostNamed else {
      return whole
    }
    let told = star.map { asked.union([$0.id]) } ?? asked
    var changed = CGRect.null
    var height: CGFloat = 0
    for state in states {
      for element in state.elements where told.contains(element.id) && element.isDrawable {
        let frame = element.frame
        height = max(height, frame.height)
        changed = changed.union(
          frame.offsetBy(dx: -state.viewport.minX, dy: -state.viewport.minY))
      }
    }
    changed = changed.insetBy(dx: 0, dy: -min(height, 60)).intersection(whole)
    guard !changed.isNull, changed.height > 0, changed.height < whole.height * 0.75 else {
      return whole
    }
    // A strip that is too low shows nobody where it is.
    height = min(max(changed.height, whole.width * 0.6), whole.height)
    let top = min(max(changed.midY - height / 2, whole.minY), whole.maxY - height)
    return CGRect(x: whole.minX, y: top, width: whole.width, height: height)
  }
}
