import CoreGraphics
import Drawing
import Motion

/// The margin on one side of a list, with the lanes and all that is said about them.
struct ColumnMargin {
  let isRight: Bool
  let lanes: [Lane]
  let notes: [MarginNote]
  private(set) var width: CGFloat

  /// Between two lanes, of which those of what was asked for are thicker.
  var pitch: CGFloat { Self.pitch(lanes, isRight: isRight) }
  /// From the edge of the list to the first lane.
  var reach: CGFloat { isRight ? 15 : 8.5 }

  static func sides(
    _ paths: WaySet, _ plan: LanePlan, most: CGFloat
  ) -> (left: ColumnMargin, right: ColumnMargin) {
    (
      ColumnMargin(paths, plan, isRight: false, most: most),
      ColumnMargin(paths, plan, isRight: true, most: most)
    )
  }

  private init(_ paths: WaySet, _ plan: LanePlan, isRight: Bool, most: CGFloat) {
    self.isRight = isRight
    let lanes = isRight ? plan.asked : plan.following
    self.lanes = lanes
    let taken = Self.taken(by: lanes, isRight: isRight)
    let text = max(most - taken, most > Self.narrow ? 66 : 54)
    var notes = Self.laneNotes(lanes, isRight: isRight, width: text)
    notes += plan.across.filter { $0.isAsked == isRight }.map {
      MarginNote(
        subject: .across($0), lines: Self.lines($0, isRight: isRight, width: text - 40),
        wanted: $0.first.end.midY)
    }
    if isRight { notes += Self.ghosts(paths, width: most - 52) }
    self.notes = notes
    width = 0
    width = (notes.map { $0.width + reach(of: $0) }.max() ?? 0).rounded(.up)
  }

  /// Of a page on which every point is needed for the list.
  private static let narrow: CGFloat = 104

  /// The elements whose ways the margin has.
  var ways: Int {
    notes.reduce(0) { sum, note in
      switch note.subject {
      case .lanes(let places): sum + (places.first.map { lanes[$0].bundle.ways.count } ?? 0)
      case .across(let bundle): sum + bundle.ways.count
      case .ghost, .name: sum
      }
    }
  }

  /// From the edge of the list to the note.
  func reach(of note: MarginNote) -> CGFloat {
    if case .ghost = note.subject, isFree(at: note.wanted) { return 10 }
    return laneWidth
  }

  /// From the edge of the list to the words.
  var laneWidth: CGFloat { Self.taken(by: lanes, isRight: isRight) }

  private static func taken(by lanes: [Lane], isRight: Bool) -> CGFloat {
    guard !lanes.isEmpty else { return 10 }
    return (isRight ? 27 : 16.5) + CGFloat(lanes.columns - 1) * pitch(lanes, isRight: isRight)
  }

  /// A bracket wants room beside its lane.
  private static func pitch(_ lanes: [Lane], isRight: Bool) -> CGFloat {
    lanes.contains(where: \.hasBracket) ? 17 : isRight ? 11 : 9
  }

  /// Whether no lane runs beside the place.
  func isFree(at y: CGFloat) -> Bool {
    !lanes.contains { $0.extent.lowerBound - 30...$0.extent.upperBound + 30 ~= y }
  }

  private static func laneNotes(
    _ lanes: [Lane], isRight: Bool, width: CGFloat
  ) -> [MarginNote] {
    var groups: [(bundle: WayBundle, places: [Int])] = []
    for (place, lane) in lanes.enumerated() {
      if let known = groups.firstIndex(where: {
        $0.bundle.first.story.id == lane.bundle.first.story.id
      }) {
        groups[known].places.append(place)
      } else {
        groups.append((lane.bundle, [place]))
      }
    }
    return groups.map { bundle, places in
      let ends = places.flatMap { [lanes[$0].start, lanes[$0].end] }
      return MarginNote(
        subject: .lanes(places), lines: lines(bundle, isRight: isRight, width: width),
        wanted: ((ends.min() ?? 0) + (ends.max() ?? 0)) / 2)
    }
  }

  /// The names, and how far they go.
  private static func lines(_ bundle: WayBundle, isRight: Bool, width: CGFloat) -> [Label] {
    let name = isRight ? FigureType.elementName : FigureType.roleWord.colored(FigureInk.secondary)
    let way = isRight ? FigureType.distance : FigureType.caption
    let text = bundle.names(LanePlan.mostNames)
    let names = Label.lines([text], name, width: width)
    let short = Label(text, name, width: width) ?? Label("", name)
    let rest = bundle.ways.count > 1 ? [Label("× \(bundle.ways.count)", name)] : []
    let shown = names.count > 2 ? [short] + rest : names
    return shown + Label.lines([bundle.words], way, width: width)
  }

  /// Those that are gone, as far as they were seen.
  private static func ghosts(_ paths: WaySet, width: CGFloat) -> [MarginNote] {
    let viewport = paths.story.transition.before.viewport
    return paths.seen.compactMap { story in
      guard story.isGone, story.hasBadge, let place = story.before, place.isDrawable,
        place.isSeen(in: viewport)
      else { return nil }
      let name = Label(story.label, FigureType.elementName, width: max(width, 24))
      let word = Label(story.role.words, FigureType.distance, width: max(width, 24))
      return MarginNote(
        subject: .ghost(story, place), lines: [name, word].compactMap(\.self),
        wanted: place.frame.midY)
    }
  }
}
