import CoreGraphics
import Drawing
import Motion
import Notation

/// A score as the inspector knows it, frame by frame, as compact JSON.
///
/// Nothing is computed in the page but where a frame lies in a list: springs, turns and staggers are sampled here.
struct InspectorModel {
  let score: MotionScore
  let title: String
  private let names: [ElementID: String]
  let framesPerSecond: Double
  let frameCount: Int
  private(set) var elements: [InspectedElement] = []
  /// The place of the content's origin on the stage, and the viewport's size, whenever they change.
  private(set) var viewports: [InspectedRun] = []
  /// The numbers of groups that show no element, but what of the content is on the screen.
  private(set) var outlines: [Int] = []
  private var places: [ElementID: Int] = [:]

  /// More frames than this are not looked at one by one.
  private static let mostFrames = 20_000.0

  init(_ score: MotionScore, title: String, names: [ElementID: String] = [:]) {
    self.score = score
    self.names = names
    self.title = title
    framesPerSecond = min(60, max(Self.mostFrames / max(score.duration, 1e-9), 0.01))
    frameCount = Int((score.duration * framesPerSecond).rounded(.up)) + 1
    for frame in sampledFrames {
      let snapshot = score.snapshot(at: Double(frame) / framesPerSecond)
      add(snapshot, score.places.corner(of: snapshot.viewport.size), at: frame)
    }
    nameViews()
    for step in score.steps.indices { answer(step) }
  }

  /// Frames in which something may differ from the one before.
  private var sampledFrames: [Int] {
    var frames = [0]
    for (start, end) in zip(score.starts, score.ends) {
      let first = Int((start * framesPerSecond).rounded(.up))
      let last = max(Int((end * framesPerSecond).rounded(.up)), first)
      frames += first...last
    }
    frames.append(frameCount - 1)
    var known = -1
    return frames.filter { frame in
      defer { known = max(known, frame) }
      return frame > known && frame < frameCount
    }
  }

  private mutating func add(_ snapshot: LayoutSnapshot, _ place: CGPoint, at frame: Int) {
    let viewport = snapshot.viewport
    viewports.append(
      InspectedRun(
        frame: frame,
        values: [place.x - viewport.minX, place.y - viewport.minY, viewport.width, viewport.height]),
      unless: viewports.last)
    var seen: Set<Int> = []
    for element in snapshot.elements where element.id != ScreenOutline.element {
      let index = index(of: element)
      seen.insert(index)
      // Of two views of an element, the later one is the one that stays.
      elements[index].set(InspectedState(element), at: frame)
    }
    for index in elements.indices where !seen.contains(index) {
      elements[index].set(nil, at: frame)
    }
  }

  private mutating func index(of element: ElementSnapshot) -> Int {
    if let index = places[element.id] { return index }
    places[element.id] = elements.count
    elements.append(InspectedElement(element, name: names[element.id]))
    return elements.count - 1
  }

  /// The numbers of the drawing's groups, by which the page finds an element on the stage.
  private mutating func nameViews() {
    for (number, mover) in MoverTable(score, tolerance: 1).movers.enumerated() {
      if let index = places[mover.id] { elements[index].views.append(number) }
      if mover.id == ScreenOutline.element { outlines.append(number) }
    }
  }

  private mutating func answer(_ step: Int) {
    let (transition, capture) = (score.transitions[step], score.steps[step].capture)
    let (before, after) = (Self.byIdentity(transition.before), Self.byIdentity(transition.after))
    let coming = Dictionary(grouping: capture.changes) { $0.end.id }
    let going = Dictionary(grouping: capture.changes) { $0.start.id }
    let stories = Dictionary(MotionStory(transition).elements.map { ($0.id, $0) }) {
      first, _ in first
    }
    for index in elements.indices {
      let id = elements[index].id
      elements[index].steps.append(
        InspectedStep(
          role: stories[id]?.role, speaks: stories[id]?.speaksForSection ?? false,
          before: before[id].map { InspectedState($0) },
          initial: coming[id]?.compactMap(\.initial).last.map { InspectedState($0) },
          final: going[id]?.compactMap(\.final).first.map { InspectedState($0) },
          after: after[id].map { InspectedState($0) }))
    }
  }

  private static func byIdentity(_ snapshot: LayoutSnapshot) -> [ElementID: ElementSnapshot] {
    Dictionary(snapshot.elements.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension [InspectedRun] {
  fileprivate mutating func append(_ run: InspectedRun, unless last: InspectedRun?) {
    if run.values != last?.values { append(run) }
  }
}

/// Values from a frame on.
struct InspectedRun {
  var frame: Int
  var values: [CGFloat]
}

/// The attributes of an element at one moment, as people read them.
struct InspectedState: Equatable {
  var frame: [CGFloat]
  var alpha: CGFloat
  var zIndex: Int
  var isHidden: Bool
  /// Empty for none.
  var transform: String
  /// The values of the layout's own, by name, as people read them.
  var custom: [String: String]

  init(_ element: ElementSnapshot) {
    let frame = element.frame
    // An element that is nowhere has no place that could be written.
    func short(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * 100).rounded() / 100 : 0 }
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map(short)
    alpha = element.alpha.isFinite ? (element.alpha * 1000).rounded() / 1000 : 0
    zIndex = element.zIndex
    isHidden = element.isHidden
    let place = element.placement
    let isPlain = place.isTranslation
    let numbers = [place.a, place.b, place.c, place.d].map { NumberText.text($0, decimals: 2) }
    transform =
      isPlain || !place.isVisible
      ? "" : place.isAffine ? numbers.joined(separator: " ") : "perspective"
    custom = element.custom.mapValues(\.shown)
  }
}

/// An element's role and its states around one step.
struct InspectedStep {
  /// nil where it is not there.
  var role: Role?
  /// Whether it stands for all of a section that something was asked of.
  var speaks: Bool
  var before: InspectedState?
  var initial: InspectedState?
  var final: InspectedState?
  var after: InspectedState?
}

/// One element through the whole score.
struct InspectedElement {
  let id: ElementID
  let label: String
  /// The words on it, where those are something else.
  let words: String?
  var views: [Int] = []
  var steps: [InspectedStep] = []
  /// nil where the element is not there.
  private(set) var runs: [(frame: Int, state: InspectedState?)] = []

  init(_ element: ElementSnapshot, name: String?) {
    id = element.id
    let path = element.path.map { "\($0)" }.joined(separator: "-")
    let kind = element.kind.plainName
    let label =
      switch (element.kind, name ?? element.id.identifier) {
      case (.cell, let name?): name
      case (_, let name?): "\(kind) \(name)"
      case (_, nil): "\(kind) \(path)"
      }
    self.label = Directions.balanced(label.onOneLine)
    words = element.ownWords.flatMap { words in
      words.lowercased() == label.lowercased() ? nil : Directions.balanced(words)
    }
  }

  mutating func set(_ state: InspectedState?, at frame: Int) {
    if let last = runs.last, last.frame == frame {
      runs[runs.count - 1].state = state
    } else if runs.isEmpty ? state != nil : runs[runs.count - 1].state != state {
      runs.append((frame, state))
    }
  }
}
