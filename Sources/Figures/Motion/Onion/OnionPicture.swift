import CoreGraphics
import Drawing
import Motion

/// The drawing of an onion skin: where everything ends, and before that where it was, fainter the longer ago.
struct OnionPicture {
  private let story: MotionStory
  private let options: ChangeOptions
  private let times: [TimeInterval]
  private let snapshots: [LayoutSnapshot]
  private let stage: ScreenPart

  private static let largestCount = 24
  /// More elements than this on their way would only be a blur.
  private static let limit = 200

  init(_ story: MotionStory, _ options: ChangeOptions, moments: Int) {
    self.story = story
    let transition = story.transition
    self.options = options
    times = transition.moments(min(max(moments, 2), Self.largestCount))
    snapshots = times.map { transition.snapshot(at: $0) }
    var region = ScreenRegion()
    for snapshot in snapshots { region.add(snapshot) }
    stage = ScreenPart(region.rect, fitting: options.limit, faces: options.faces)
  }

  /// `ages` says in the legend from when to when moments are shown, where they do not say it themselves.
  func section(_ name: String, ages: String?) -> FigureSection {
    let scene = MomentPicture(story, on: stage)
    let last = snapshots.last ?? story.transition.after
    let cells = scene.cells(of: last)
    var field = LabelField(CGRect(origin: .zero, size: stage.size))
    let labels = scene.labels(of: cells, at: times.last ?? 0, in: &field)
    for text in cells.flatMap(\.texts) { field.take(text) }
    let farewells = farewells(&field)
    let words = cells.words
    let body = scene.panel(
      cells.map(\.face) + stage.behind(words, trails) + labels + farewells.items, of: last)
    let sentences = MotionWords(story, noun: options.noun)
    return FigureSection(
      name: name, details: story.transition.timingWords, summary: sentences.text,
      happening: sentences.happening, size: stage.size, body: body, roles: story.namedRoles,
      legend: [agesEntry(ages)],
      notes: story.scrollNotes + PathRemark.gone(farewells.unnamed)
        + (seen.notes.isEmpty ? [] : ["Trails of \(Self.limit) elements."] + scene.notes))
  }

  private var moving: [ElementID: ElementStory] {
    let changed = seen.shown.filter { $0.role != .unchanged }
    return Dictionary(changed.map { ($0.id, $0) }) { first, _ in first }
  }

  private var seen: SeenElements { SeenElements(story, limit: Self.limit) }

  /// The moments that have been, the oldest first and faintest; an element that stands still leaves no trail.
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
    // An element that only fades is seen best where it was whole.
    guard story.travels || story.isGone && index == 0 && isFree(element) else { return nil }
    let viewport = snapshots[index].viewport
    let look = ElementFace(element, of: story)
    let age = story.travels ? Self.strength(of: index, among: times.count) : 0.9
    let mark = RoleMark(story.role).stroke(width: story.role.isAskedOfItem ? 1.5 : 1)
    var stroke = mark
    stroke.paint = stroke.paint.faded(by: story.role == .follows ? age * 0.5 : age)
    let shape = stage.shape(of: element, in: viewport, inset: story.travels ? 2 : 4)
    return .group(
      DrawGroup(
        opacity: element.alpha,
        [
          .shape(
            DrawShape(
              shape,
              fill: stage.showsWords(of: element) ? nil : .color(look.fill.faded(by: age * 0.15)),
              stroke: stroke))
        ]))
  }

  /// From a tenth for the oldest moment to one for the last.
  private static func strength(of index: Int, among count: Int) -> CGFloat {
    0.12 + 0.88 * CGFloat(index) / CGFloat(max(count - 1, 1))
  }

  /// Whether nobody stands afterwards where the element was before.
  private func isFree(_ place: ElementSnapshot) -> Bool {
    let (before, after) = (story.transition.before.viewport, story.transition.after.viewport)
    let frame = stage.frame(of: place, in: before).insetBy(dx: 2, dy: 2)
    return !story.elements.contains { element in
      element.after.map { stage.frame(of: $0, in: after).intersects(frame) } ?? false
    }
  }

  /// The names of elements that are gone, where they were seen last; and those that have no place there.
  private func farewells(_ field: inout LabelField) -> (items: [DrawItem], unnamed: [String]) {
    var (items, unnamed): ([DrawItem], [String]) = ([], [])
    let viewport = story.transition.before.viewport
    let gone = moving.values.filter(\.isGone).sorted { $0.number < $1.number }
    for gone in gone {
      guard let place = gone.before, place.isDrawable else { continue }
      let frame = stage.frame(of: place, in: viewport)
      let remark = PathRemark(role: gone.role, name: gone.label, text: "", frame: frame)
      if isFree(place), let item = remark.item(in: &field, withText: false) {
        items.append(item)
      } else {
        unnamed.append(gone.label)
      }
    }
    return (items, unnamed)
  }

  private func agesEntry(_ name: String?) -> LegendEntry {
    let count = times.count
    let squares = times.indices.map { index -> DrawItem in
      let x = CGFloat(index) * 12 - CGFloat(count) * 6
      let square = ShapeGeometry.rounded(CGRect(x: x, y: -5, width: 10, height: 10), radius: 2)
      return .fill(
        square, FigureInk.secondary.faded(by: Self.strength(of: index, among: count)))
    }
    let words =
      story.transition.duration > 0
      ? "0 s to \(FigureText.seconds(times.last ?? 0))" : "before and after"
    return LegendEntry(name ?? words, sampleWidth: CGFloat(count) * 12, squares)
  }
}
