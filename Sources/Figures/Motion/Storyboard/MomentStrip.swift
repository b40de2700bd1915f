import CoreGraphics
import Drawing
import Foundation
import Motion

/// The panels of a storyboard: the moments of one step in which something turns, and above them, where the way turns
/// back, how far it has come at which time.
struct MomentStrip {
  let story: MotionStory
  /// The changes one by one.
  private let parts: [MotionStory]
  private let options: ChangeOptions
  private let name: String
  private let course: StoryCourse
  private let moments: [StoryMoments.Moment]
  private let snapshots: [LayoutSnapshot]
  private let crowd: MomentCrowd
  private let grid: MomentGrid
  private let stage: ScreenPart
  private let captions: MomentCaptions

  /// How wide panels have to be for their cells to be told apart.
  static func panelWidth(_ transitions: [Transition]) -> CGFloat {
    Transition(wholeOf: transitions).panelWidth(cell: 44, 140...256)
  }

  init(
    _ series: ChangeSeries, _ looks: ElementLooks, options: ChangeOptions,
    panels: Storyboard.Panels
  ) {
    let transitions = series.transitions
    let transition = Transition(wholeOf: transitions)
    story = MotionStory(transition, looks: looks, roles: series.roles)
    parts = transitions.count > 1 ? transitions.map { MotionStory($0, looks: looks) } : []
    self.options = options
    name = series.name
    crowd = MomentCrowd(story, in: transitions)
    course = StoryCourse(transitions, of: crowd.star)
    let overlap = CourseOverlap(course, transitions, among: crowd.elements)
    moments = MomentGrid.moments(course, panels, overlap: overlap.time, crowd: crowd)
    let times = moments.map(\.time)
    snapshots = times.map { transitions.snapshot(at: $0) ?? transition.snapshot(at: $0) }
    let region = crowd.region(of: snapshots)
    grid = MomentGrid(
      count: times.count, on: options.pageWidth, panels,
      wanted: .init(
        width: Self.panelWidth(transitions), isLow: crowd.isLarge,
        isHigh: region.width > 0 ? region.height / region.width : 0,
        surroundings: moments.contains { [.peak, .trough].contains($0.reason) } ? 290 : 220))
    stage = ScreenPart(region, fitting: grid.panelLimit, faces: options.faces)
    captions = MomentCaptions(
      story: story, course: course, moments: moments, states: snapshots, noun: options.noun,
      other: overlap.other)
  }

  func section(_ name: String) -> FigureSection {
    let scene = MomentPicture(story, on: stage, crowd: crowd)
    let columns = min(grid.columns, moments.count)
    let pitch = CGSize(
      width: grid.pitch(stage.size.width), height: stage.size.height + grid.captionPitch)
    let width = CGFloat(columns) * pitch.width - MomentGrid.gap
    let chart = captions.hasTurns ? CourseChart(course, moments, width: width) : nil
    let top = chart.map { $0.height + MomentGrid.gap } ?? 0
    let body = moments.indices.map { index in
      DrawItem.moved(
        panel(index, scene, isNumbered: chart != nil),
        by: CGPoint(
          x: CGFloat(index % columns) * pitch.width,
          y: top + CGFloat(index / columns) * pitch.height))
    }
    let rows = (moments.count + columns - 1) / columns
    let words = MotionWords(story, noun: options.noun, parts: parts)
    return FigureSection(
      name: name, details: details, summary: captions.summary(words),
      finding: captions.finding(words, of: self.name), happening: words.happening,
      size: CGSize(width: width, height: top + CGFloat(rows) * pitch.height - MomentGrid.gap + 4),
      body: (chart?.items ?? []) + body,
      roles: story.namedRoles + (scene.marksSizes ? [.resized] : []),
      legend: scene.legend(of: snapshots),
      notes: story.scrollNotes + scene.notes)
  }

  private var details: String {
    [story.transition.timingWords, crowd.starWords].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

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
    return scene.panel(snapshots[index], at: moments[index].time) + [words]
  }
}
