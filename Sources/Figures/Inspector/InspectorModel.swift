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
  /// The name of the scene's file.
  let file: String?
  private let names: [ElementID: String]
  let framesPerSecond: Double
  let frameCount: Int
  private(set) var elements: [InspectedElement] = []
  /// The place of the content's origin on the stage, the viewport's size, and its place, whenever they change.
  private(set) var viewports: [InspectedRun] = []
  private(set) var steps: [ToldStep] = []
  /// How many of the elements are there at any moment.
  var seen: Int { elements.count { !$0.runs.isEmpty } }
  /// All elements of the data, and those that the layout has made besides.
  private(set) var whole = 0
  /// The numbers of the elements.
  private(set) var places: [ElementID: Int] = [:]

  /// More frames than this are not looked at one by one.
  private static let mostFrames = 20_000.0
  /// So many elements that something was asked of are listed though no cell shows them.
  private static let mostUnseen = 500

  init(_ score: MotionScore, for inspector: Inspector) {
    self.score = score
    names = inspector.names
    title = inspector.title
    file = inspector.file
    framesPerSecond = min(60, max(Self.mostFrames / max(score.duration, 1e-9), 0.01))
    frameCount = Int((score.duration * framesPerSecond).rounded(.up)) + 1
    for frame in sampledFrames {
      add(score.snapshot(at: Double(frame) / framesPerSecond), at: frame)
    }
    steps = ToldStep.all(of: score, inspector.spans, looks: looks)
    for step in steps { addUnseen(step.story.roles) }
    for step in steps { answer(step) }
    whole = inspector.data.union(elements.map(\.id)).count
  }

  private var looks: ElementLooks { ElementLooks(score.transitions, names: names) }

  /// The stage is as large as the device, where there is one.
  var stageSize: CGSize { device?.size ?? score.canvas }

  /// A device stands around pictures of its own size alone.
  private var device: DeviceFrame? {
    score.window.device.flatMap { device in
      device.around(DrawList(size: score.canvas, [])).size == device.size ? device : nil
    }
  }

  var hasDevice: Bool { device != nil }

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

  private mutating func add(_ snapshot: LayoutSnapshot, at frame: Int) {
    viewports.append(
      InspectedRun(frame: frame, values: view(of: snapshot.viewport)), unless: viewports.last)
    var isSeen = [Bool](repeating: false, count: elements.count + snapshot.elements.count)
    var next = 0
    for element in snapshot.elements where element.id != ScreenOutline.element {
      let index = index(of: element, guess: next)
      next = index + 1
      var state = InspectedState(element)
      // Of two views of an element, it is where the one is that is seen more.
      if isSeen[index], let other = elements[index].runs.last?.state, other.alpha > state.alpha {
        state = other
      }
      isSeen[index] = true
      elements[index].set(state, at: frame)
    }
    for index in elements.indices where !isSeen[index] {
      elements[index].set(nil, at: frame)
    }
  }

  /// The place of the content's origin on the stage, the viewport's size, and its place there.
  func view(of viewport: CGRect) -> [CGFloat] {
    let corner = score.places.corner(of: viewport.size)
    let screen = device?.origin ?? .zero
    let place = CGPoint(x: corner.x + screen.x, y: corner.y + screen.y)
    return [
      place.x - viewport.minX, place.y - viewport.minY, viewport.width, viewport.height, place.x,
      place.y,
    ]
  }

  /// - Parameter guess: the one behind the last that was asked for, as most are in most frames.
  private mutating func index(of element: ElementSnapshot, guess: Int) -> Int {
    if guess < elements.count, elements[guess].id == element.id { return guess }
    if let index = places[element.id] { return index }
    places[element.id] = elements.count
    elements.append(InspectedElement(element, name: names[element.id]))
    return elements.count - 1
  }

  /// Items that something was asked of while no cell showed them.
  private mutating func addUnseen(_ roles: StepRoles) {
    let asked = Role.allCases.filter(\.isAskedOfItem).flatMap { roles.items(with: $0) }
    for id in asked.prefix(Self.mostUnseen) where places[id] == nil {
      places[id] = elements.count
      elements.append(InspectedElement(id, name: names[id]))
    }
  }

  private mutating func answer(_ step: ToldStep) {
    let (story, captures) = (step.story, score.steps[step.changes].map(\.capture))
    let before = Self.byIdentity(story.content.before)
    let after = Self.byIdentity(story.content.after)
    let (origins, goals) = (captures.origins, captures.goals)
    let stories = Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
    for index in elements.indices {
      let id = elements[index].id
      let isThere = stories[id] != nil || story.roles[id].isAskedOfItem
      var role = isThere ? stories[id]?.role ?? story.roles[id] : nil
      if role == .unchanged, isShifted(before[id], after[id], in: story) { role = .follows }
      elements[index].steps.append(
        InspectedStep(
          role: role,
          speaks: stories[id]?.speaksForSection ?? false,
          before: before[id].map { InspectedState($0) },
          initial: origins[id].map { InspectedState($0) },
          final: goals[id].map { InspectedState($0) },
          after: after[id].map { InspectedState($0) }))
    }
  }

  /// Whether a bar or another part of the screen has another place on it.
  private func isShifted(
    _ before: ElementSnapshot?, _ after: ElementSnapshot?, in story: MotionStory
  ) -> Bool {
    guard let before, let after, before.isOfScreen, after.isOfScreen else { return false }
    let (was, willBe) = (story.content.before.viewport.origin, story.content.after.viewport.origin)
    let x = after.frame.minX - willBe.x - before.frame.minX + was.x
    let y = after.frame.minY - willBe.y - before.frame.minY + was.y
    return abs(x) > 0.5 || abs(y) > 0.5
  }

  private static func byIdentity(_ snapshot: LayoutSnapshot) -> [ElementID: ElementSnapshot] {
    Dictionary(snapshot.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The roles that occur, the strongest first.
  var roles: [Role] {
    let all = Set(elements.flatMap(\.steps).compactMap(\.role))
    return Role.allCases.filter(all.contains)
  }
}

extension [TransitionCapture] {
  /// The place that each element is let in from; of several times, the first.
  fileprivate var origins: [ElementID: ElementSnapshot] {
    firsts { change in change.origin.map { (change.end.id, $0) } }
  }

  /// The place that each element is let go to; of several times, the first.
  fileprivate var goals: [ElementID: ElementSnapshot] {
    firsts { change in change.goal.map { (change.start.id, $0) } }
  }

  private func firsts(
    _ place: (ElementChange) -> (ElementID, ElementSnapshot)?
  ) -> [ElementID: ElementSnapshot] {
    Dictionary(flatMap(\.changes).compactMap(place)) { first, _ in first }
  }
}

extension [InspectedRun] {
  fileprivate mutating func append(_ run: InspectedRun, unless last: InspectedRun?) {
    if run.values != last?.values { append(run) }
  }
}
