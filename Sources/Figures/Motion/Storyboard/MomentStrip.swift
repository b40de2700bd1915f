import CoreGraphics
import Drawing
import Foundation
import Motion

/// The panels of a storyboard: moments of what happens in one step.
struct MomentStrip {
  let story: MotionStory
  /// The changes one by one.
  private let parts: [MotionStory]
  private let options: ChangeOptions
  private let panels: Storyboard.Panels
  private let times: [TimeInterval]
  private let snapshots: [LayoutSnapshot]
  private let stage: ScreenPart

  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 28
  /// More panels than this are no strip any more.
  private static let largestCount = 60

  /// How wide panels have to be, where nobody says so.
  static func panelWidth(_ transitions: [Transition]) -> CGFloat {
    Transition(wholeOf: transitions).panelWidth(cell: 44, 150...256)
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
    self.panels = panels
    times = transition.moments(min(max(panels.moments, 2), Self.largestCount))
    snapshots = times.map { transitions.snapshot(at: $0) ?? transition.snapshot(at: $0) }
    var region = ScreenRegion()
    for snapshot in snapshots { region.add(snapshot) }
    let width = min(max(panels.width ?? Self.panelWidth(transitions), 80), 600)
    stage = ScreenPart(
      region.rect, fitting: CGSize(width: width, height: width * 2.5), faces: options.faces)
  }

  func section(_ name: String) -> FigureSection {
    let scene = MomentPicture(story, on: stage)
    let columns = min(max(panels.columns ?? fittingColumns, 1), times.count)
    let pitch = CGSize(
      width: stage.size.width + Self.gap, height: stage.size.height + Self.captionHeight + 4)
    let body = times.indices.map { index in
      DrawItem.moved(
        panel(index, scene),
        by: CGPoint(
          x: CGFloat(index % columns) * pitch.width, y: CGFloat(index / columns) * pitch.height))
    }
    let rows = (times.count + columns - 1) / columns
    let words = MotionWords(story, noun: options.noun, parts: parts)
    return FigureSection(
      name: name, details: story.transition.timingWords, summary: words.text,
      happening: words.happening,
      size: CGSize(
        width: CGFloat(columns) * pitch.width - Self.gap, height: CGFloat(rows) * pitch.height - 8),
      body: body, roles: story.namedRoles, notes: story.scrollNotes + scene.notes)
  }

  private func panel(_ index: Int, _ scene: MomentPicture) -> [DrawItem] {
    let label = Label(caption(index), FigureType.caption)
    let caption = CGRect(x: 0, y: stage.size.height + 7, width: stage.size.width, height: 16)
    return scene.panel(snapshots[index], at: times[index]) + [label.item(in: caption, .center)]
  }

  /// The time; what happens at once has only a before and an after.
  private func caption(_ index: Int) -> String {
    guard story.transition.duration > 0 else { return index == 0 ? "before" : "after" }
    return FigureText.moment(times[index], decimals: decimals)
  }

  /// As many as tell the moments apart, evenly spaced as most are.
  private var decimals: Int {
    let spacing = story.transition.duration / Double(max(times.count - 1, 1))
    return spacing.isFinite && spacing > 0
      ? min(max(2, Int((-log10(spacing)).rounded(.up))), 6) : 2
  }

  private var fittingColumns: Int {
    let fitting = Int((options.pageWidth.content + Self.gap) / (stage.size.width + Self.gap))
    guard fitting < times.count else { return times.count }
    // Rows as even as can be: six panels are two rows of three, not one of four and one of two.
    let rows = (times.count + max(fitting, 1) - 1) / max(fitting, 1)
    return (times.count + rows - 1) / rows
  }
}
