import CoreGraphics
import Drawing
import Foundation
import Motion

/// The panels of a storyboard: the moments of one step in which something turns, and above them, where the way turns
/// back, how far it has come at which time.
struct MomentStrip {
  let story: MotionStory
  private let options: ChangeOptions
  private let series: ChangeSeries
  private let course: StoryCourse
  private let moments: [StoryMoments.Moment]
  private let snapshots: [LayoutSnapshot]
  private let crowd: MomentCrowd
  private let grid: MomentGrid
  private let stage: ScreenPart
  private let captions: MomentCaptions
  private let words: MotionWords
  private let finding: String
  /// Its author's words, the time that it takes, how it goes, and who is followed.
  private let details: String

  /// All strips of a storyboard.
  struct Strips {
    let panels: Storyboard.Panels
    var count = 1
    /// The width that panels of all of them should have.
    var wanted: CGFloat?
    /// And the largest that they have.
    var widest: CGFloat = .infinity
  }

  /// How wide panels have to be for their cells to be told apart.
  static func panelWidth(_ transitions: [Transition]) -> CGFloat {
    Transition(wholeOf: transitions).panelWidth(cell: 44, 140...256)
  }

  init(
    _ series: ChangeSeries, _ looks: ElementLooks, options: ChangeOptions, among strips: Strips
  ) {
    let transitions = series.transitions
    let transition = Transition(wholeWithPassersOf: transitions)
    story = MotionStory(transition, looks: looks, roles: series.roles)
    (self.options, self.series) = (options, series)
    crowd = MomentCrowd(story, in: transitions)
    course = StoryCourse(transitions, of: crowd.star)
    let overlap = CourseOverlap(course, transitions, among: crowd.elements)
    let ends = crowd.region(of: [transition.before, transition.after])
    let isBrief = strips.wanted != nil && MomentGrid.isBrief(options.pageWidth, ends)
    moments = MomentGrid.moments(
      course, strips.panels, overlap: overlap.time, count: .init(course, crowd, isBrief: isBrief))
    snapshots = moments.map { transitions.snapshot(at: $0.time, in: transition) }
    let region = crowd.region(of: snapshots)
    captions = MomentCaptions(
      story: story, course: course, moments: moments,
      states: snapshots.map { $0.shown(in: region) }, noun: options.noun,
      other: overlap.other)
    words = MotionWords(
      story, noun: options.noun,
      wayOut: transitions.wayOut.map { MotionStory(Transition(wholeOf: $0), looks: looks) })
    finding = StepFinding(story: story, course: course, moments: moments)
      .text(words, of: series.name)
    details = [series.captionLine, TimingWords(transitions).text, crowd.starWords]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    let around = StripWords(
      name: series.name, details: details, story: story, crowd: crowd, finding: finding)
    grid = MomentGrid(
      count: moments.count, on: options.pageWidth, strips.panels,
      wanted: .init(
        width: strips.wanted ?? Self.panelWidth(transitions), isShared: strips.wanted != nil,
        isBrief: isBrief, isLow: crowd.isLarge,
        isHigh: region.width > 0 ? region.height / region.width : 0,
        surroundings: around.height(options, among: strips.count)
          + (captions.hasTurns ? CourseChart.height + MomentGrid.gap : 0),
        widest: strips.widest))
    stage = crowd.stage(region, fitting: grid.panelLimit, faces: options.faces)
  }

  func section(_ name: String) -> FigureSection {
    let scene = MomentPicture(story, on: stage, crowd: crowd)
    let columns = min(grid.columns, moments.count)
    let pitch = CGSize(
      width: grid.pitch(stage.size.width), height: stage.size.height + grid.captionPitch)
    let width = CGFloat(columns) * pitch.width - MomentGrid.gap
    let chart = captions.hasTurns ? CourseChart(course, moments, width: width) : nil
    let top = chart.map { _ in CourseChart.height + MomentGrid.gap } ?? 0
    let body = moments.indices.map { index in
      DrawItem.moved(
        panel(index, scene, isNumbered: chart != nil),
        by: CGPoint(
          x: CGFloat(index % columns) * pitch.width,
          y: top + CGFloat(index / columns) * pitch.height))
    }
    let rows = (moments.count + columns - 1) / columns
    return FigureSection(
      name: name, details: details, summary: captions.summary(words),
      finding: finding, happening: words.happening,
      size: CGSize(width: width, height: top + CGFloat(rows) * pitch.height - MomentGrid.gap + 4),
      body: (chart?.items ?? []) + body,
      roles: body.roles(among: story.namedRoles) + (scene.marksSizes ? [.resized] : []),
      legend: scene.legend(of: snapshots),
      notes: story.scrollNotes.untold(by: finding) + story.barNotes + story.farNotes
        + crowd.marked.namedNotes + scene.notes)
  }

  /// The width at which its panels come out.
  var panelWidth: CGFloat { stage.size.width }

  private func panel(_ index: Int, _ scene: MomentPicture, isNumbered: Bool) -> [DrawItem] {
    let number = isNumbered ? index + 1 : nil
    let width = grid.captionWidth(beside: stage.size.width)
    let words =
      grid.isBeside
      ? DrawItem.moved(
        captions.column(index, number: number, width: width),
        by: CGPoint(x: stage.size.width + MomentGrid.besideGap, y: 2))
      : DrawItem.moved(
        captions.items(index, number: number, width: width),
        by: CGPoint(x: 0, y: stage.size.height + 6))
    let (state, screen) = (snapshots[index], CGRect(origin: .zero, size: stage.size))
    let marks = series.marks(at: moments[index].time, over: state).map { mark in
      DrawItem.group(
        DrawGroup(
          transform: stage.placement(of: mark, in: state.viewport),
          opacity: min(max(mark.alpha, 0), 1), mark.content))
    }
    let fingers = marks.isEmpty ? [] : [DrawItem.group(DrawGroup(clip: .rect(screen), marks))]
    return scene.panel(state, at: moments[index].time) + fingers + [words]
  }
}

/// All that is written around the panels of a strip, and the room that it takes.
private struct StripWords {
  let name: String
  let details: String
  let story: MotionStory
  let crowd: MomentCrowd
  let finding: String

  /// Lines of sections.
  private static let line: CGFloat = 16

  func height(_ options: ChangeOptions, among count: Int) -> CGFloat {
    // The strip of a crowd may be narrower than the page, and its words with it.
    let content = options.pageWidth.content
    let width = crowd.isLarge || count > 1 ? min(content, max(272, content * 0.55)) : content
    let hasSizes = story.elements.contains { $0.role == .resized }
    let entries =
      (story.namedRoles + (hasSizes ? [.resized] : [])).map { LegendEntry($0) }
      + FollowedPicture.legend(crowd, hasGhosts: crowd.isLarge)
    let legend = entries.isEmpty ? 0 : 16 + Legend(entries: entries, width: width).size.height
    let notes = Label.lines(
      story.scrollNotes.untold(by: finding) + story.barNotes + story.farNotes
        + crowd.marked.namedNotes + crowd.notes,
      FigureType.caption, width: width)
    let heading = FigureHeading(
      title: options.title, details: details, finding: count > 1 ? "" : finding,
      findingLeads: true, width: width)
    let page = 64 + heading.height + legend
    guard count > 1 else { return page + CGFloat(notes.count) * 18 }
    let lines = [(name, FigureType.header), (finding, FigureType.finding)].flatMap {
      Label.lines([$0.0], $0.1, width: width)
    }
    let words = CGFloat(lines.count + 1 + notes.count) * Self.line
    return words + 46 + page / CGFloat(count)
  }
}

extension ChangeSeries {
  /// Seconds in which a finger does not come anywhere.
  private static let instant = 0.001

  /// Its author's words on one line; empty without any.
  fileprivate var captionLine: String {
    caption.map { $0.split(separator: "\n").joined(separator: ": ") } ?? ""
  }

  /// All that is only there where its fingers are shown. At the moment at which one change ends and the next one begins,
  /// the marks are those of the next.
  fileprivate func marks(at time: TimeInterval, over state: LayoutSnapshot) -> [ElementSnapshot] {
    guard let touched, let shown = touched.snapshot(at: time + Self.instant) ?? touched.last?.after
    else { return [] }
    let known = Set(transitions.flatMap { $0.tracks.map(\.id) } + state.elements.map(\.id))
    return shown.elements.filter { !known.contains($0.id) && $0.isDrawable && $0.alpha > 0.02 }
  }
}

extension LayoutSnapshot {
  /// The same without what lies beside that part of the screen.
  fileprivate func shown(in region: CGRect) -> LayoutSnapshot {
    let area = region.offsetBy(dx: viewport.minX, dy: viewport.minY)
    return with(elements: elements.filter { !$0.isDrawable || $0.frame.isSeen(in: area) })
  }
}

extension [Transition] {
  /// The state at that time; after the last of them that of all together.
  fileprivate func snapshot(at time: TimeInterval, in whole: Transition) -> LayoutSnapshot {
    snapshot(at: time) ?? whole.snapshot(at: time)
  }
}
