public import CoreGraphics
import Drawing
public import Motion

/// All moments of a change in one picture, older ones fainter.
public struct OnionSkin {
  public struct Options: Hashable, Sendable {
    public var title: String
    /// Evenly spaced, the first at the start and the last at the end.
    public var moments: Int
    /// The largest size of the screen in the picture.
    public var limit: CGSize
    public var faces: FaceStyle
    public var noun: Noun

    public init(
      title: String = "", moments: Int = 6, limit: CGSize = CGSize(width: 400, height: 560),
      faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.moments = moments
      self.limit = limit
      self.faces = faces
      self.noun = noun
    }
  }

  private let story: MotionStory
  private let options: Options
  private let times: [TimeInterval]
  private let snapshots: [LayoutSnapshot]
  private let stage: MotionStage

  private static let largestCount = 24
  /// More elements than this on their way would only be a blur.
  private static let limit = 200

  public init(_ transition: Transition, _ options: Options = Options()) {
    story = MotionStory(transition)
    self.options = options
    times = transition.moments(min(max(options.moments, 2), Self.largestCount))
    snapshots = times.map { transition.snapshot(at: $0) }
    var region = StageRegion()
    for snapshot in snapshots { region.add(snapshot) }
    stage = MotionStage(region.rect, fitting: options.limit, faces: options.faces)
  }

  public var figure: Figure {
    let scene = MomentScene(story, on: stage)
    let last = snapshots.last ?? story.transition.after
    let cells = scene.cells(of: last)
    var field = LabelField(CGRect(origin: .zero, size: stage.size))
    let labels = scene.labels(of: cells, at: times.last ?? 0, in: &field)
    let body = scene.panel(cells.map(\.face) + trails + labels + farewells(&field))
    return FigurePage(
      title: options.title, subtitle: "onion skin · " + story.transition.timingWords,
      summary: MotionWords(story, noun: options.noun).text, size: stage.size, body: body,
      legend: story.namedRoles.map { LegendEntry($0) } + [ages],
      notes: seen.notes.isEmpty ? [] : ["Trails of \(Self.limit) elements."] + scene.notes
    ).figure
  }

  private var moving: [ElementID: ElementStory] {
    let changed = seen.shown.filter { $0.role != .unchanged }
    return Dictionary(changed.map { ($0.id, $0) }) { first, _ in first }
  }

  private var seen: SeenElements { SeenElements(story, limit: Self.limit) }

  /// What has been, the oldest first and faintest; what stands still leaves no trail.
  private var trails: [DrawItem] {
    let moving = moving
    return snapshots.indices.dropLast().flatMap { index in
      snapshots[index].elements.compactMap { element in
        moving[element.id].flatMap { trail(of: element, $0, at: index) }
      }
    }
  }

  private func trail(of element: ElementSnapshot, _ story: ElementStory, at index: Int) -> DrawItem?
  {
    guard element.isDrawable, element.alpha > 0.02 else { return nil }
    // What only fades is seen best where it was whole.
    guard story.travels || story.role == .deleted && index == 0 else { return nil }
    let viewport = snapshots[index].viewport
    let look = ElementFace(element: element, number: story.number)
    let age = story.travels ? Self.strength(of: index, among: times.count) : 0.9
    let mark = RoleMark(story.role).stroke(width: story.role.isNamed ? 1.5 : 1)
    var stroke = mark
    stroke.paint = stroke.paint.faded(by: story.role.isNamed ? age : age * 0.5)
    let shape = stage.shape(of: element, in: viewport, inset: story.travels ? 2 : 4)
    return .group(
      DrawGroup(
        opacity: element.alpha,
        [
          .shape(
            DrawShape(
              shape,
              fill: stage.showsDrawing(of: element) ? nil : .color(look.fill.faded(by: age * 0.15)),
              stroke: stroke))
        ]))
  }

  /// From a tenth for the oldest moment to one for the last.
  private static func strength(of index: Int, among count: Int) -> CGFloat {
    0.12 + 0.88 * CGFloat(index) / CGFloat(max(count - 1, 1))
  }

  /// The names of elements that are gone, where they were seen last.
  private func farewells(_ field: inout LabelField) -> [DrawItem] {
    moving.values.filter { $0.role == .deleted }.sorted { $0.number < $1.number }.flatMap {
      story -> [DrawItem] in
      guard let place = story.before, place.isDrawable else { return [] }
      let frame = stage.frame(of: place, in: self.story.transition.before.viewport)
      let remark = PathRemark(role: .deleted, name: story.label, text: "", frame: frame)
      return [remark.item(in: &field, withText: false)].compactMap { $0 }
    }
  }

  private var ages: LegendEntry {
    let count = times.count
    let squares = times.indices.map { index -> DrawItem in
      let x = CGFloat(index) * 12 - CGFloat(count) * 6
      let square = ShapeGeometry.rounded(CGRect(x: x, y: -5, width: 10, height: 10), radius: 2)
      return .fill(
        square, FigureInk.secondary.faded(by: Self.strength(of: index, among: count)))
    }
    let words =
      "\(FigureText.seconds(max(times.first ?? 0, 0))) to \(FigureText.seconds(times.last ?? 0))"
    return LegendEntry(words, sampleWidth: CGFloat(count) * 12, squares)
  }
}
