import CoreGraphics
import Drawing
public import Motion

/// One element of a change, or a section that moves, in several moments over one another: filled at its start and its
/// end, outlined between.
public struct OnionSkin {
  private let changes: ChangeParts
  private let options: ChangeOptions
  private let moments: Int
  private let only: Set<ElementID>

  /// The picture of a single change.
  /// - Parameter moments: 2 to 12, evenly spaced, the first at the start and the last at the end.
  public init(
    _ transition: Transition, _ options: ChangeOptions = ChangeOptions(), moments: Int = 6
  ) {
    self.init([ChangeSeries([transition])], options, moments: moments)
  }

  /// A picture for each step; of one with several changes, poses from the first to the last.
  /// - Parameters:
  ///   - moments: 2 to 12, evenly spaced, the first at the start and the last at the end.
  ///   - only: the elements that it may be about; of all of them and of an empty set the one that goes farthest,
  ///     where none was asked to move, or the section that was and goes farther.
  public init(
    _ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions(), moments: Int = 6,
    only: Set<ElementID> = []
  ) {
    changes = ChangeParts(wholeOf: steps)
    self.options = options
    self.moments = moments
    self.only = only
  }

  /// A section for each step, 24 at most, beside each other as far as the page is wide.
  public var figure: Figure {
    let isOne = changes.parts.count == 1
    let width = options.width ?? (isOne ? .half : .readme)
    let room = min(width.content, isOne ? .infinity : FigureWidth.half.content)
    return changes.page("onion skin", title: options.title, width: width) { part in
      section(part, width: room)
    }.figure
  }

  private func section(_ part: ChangeParts.Part, width: CGFloat) -> FigureSection {
    let paths = WaySet(part.story)
    let words = OnionWords(paths, noun: options.noun)
    let page = width + 2 * FigurePage.margin
    let room = CGSize(width: width, height: min(page * 1.5 - 232, width * 1.1))
    let told = part.words(paths.story, options.noun)
    let choice = OnionChoice(paths, among: only)?
      .posed(through: part.transitions.map(\.onScreen), count: moments)
    let picture = choice.flatMap {
      OnionPicture(paths, of: $0, options: options, room: room)
    }
    guard let choice, let picture else {
      return still(part, paths, words: words, room: room)
    }
    return FigureSection(
      name: part.name, details: part.timingWords, summary: told.text,
      finding: words.finding(choice) + (part.comesBack ? ", and comes back" : ""),
      happening: told.happening, size: picture.size,
      body: picture.items, roles: choice.story.hasBadge ? [choice.story.role] : [],
      notes: paths.story.scrollNotes + words.notes(choice, picture.seenCourse)
        + part.turnNotes)
  }

  /// Nothing goes anywhere: the state that it leads to, without a trace of the time before.
  private func still(
    _ part: ChangeParts.Part, _ paths: WaySet, words: OnionWords, room: CGSize
  ) -> FigureSection {
    let after = paths.story.transition.after
    var region = ScreenRegion()
    region.add(screenOf: after)
    for element in after.elements { region.add(onScreen: element, in: after.viewport) }
    let pad = GridPanel.pad
    let stage = ScreenPart(
      region.rect, fitting: CGSize(width: room.width - 2 * pad, height: room.height),
      faces: options.faces)
    var panel = GridPanel(after, paths, on: stage, paint: .init())
    if panel.isCrowd { panel.addBlocks([]) } else { panel.addWays([:]) }
    let told = MotionWords(paths.story, noun: options.noun)
    return FigureSection(
      name: part.name, details: part.timingWords, summary: told.text,
      finding: words.stillness, happening: told.happening,
      size: CGSize(width: stage.size.width + 2 * pad, height: stage.size.height + 2 * pad),
      body: [.moved(panel.items, by: CGPoint(x: pad, y: pad))],
      roles: Set(panel.asked.map(\.role)).sorted(),
      notes: paths.story.scrollNotes + words.others([]))
  }
}
