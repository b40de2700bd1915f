import CoreGraphics
import Drawing
import Motion

extension Transition {
  /// From the start of the first to the end of the last, in the time that they take together.
  init(wholeOf transitions: [Transition]) {
    guard let first = transitions.first, let last = transitions.last, transitions.count > 1 else {
      let nothing = LayoutSnapshot(elements: [], contentSize: .zero, viewport: .zero)
      self = transitions.first ?? Transition(TransitionCapture(before: nothing, after: nothing))
      return
    }
    let duration = transitions.reduce(0) { $0 + $1.duration }
    let timing = try? Timing(duration: duration, curve: first.timing.curve)
    self.init(
      TransitionCapture(before: first.before, after: last.after, timing: timing ?? first.timing))
  }

  /// The same with those that only pass in between, as scrolls one after the other bring them in and out again.
  init(wholeWithPassersOf transitions: [Transition]) {
    let whole = Transition(wholeOf: transitions)
    guard transitions.count > 1 else {
      self = whole
      return
    }
    var known = Set((whole.before.elements + whole.after.elements).map(\.id))
    var capture = TransitionCapture(
      before: whole.before, after: whole.after, timing: whole.timing)
    for track in transitions.flatMap(\.tracks) where known.insert(track.id).inserted {
      capture.changes.append(
        ElementChange(.moved, from: track.start, to: track.end, isLeaving: true))
    }
    self.init(capture)
  }
}

extension Transition {
  /// The same with every turn that elements take on the way, such as those under a hand.
  init(along transitions: [Transition]) {
    guard let first = transitions.first, let last = transitions.last, transitions.count > 1 else {
      self.init(wholeOf: transitions)
      return
    }
    let duration = transitions.reduce(0) { $0 + $1.duration }
    let timing = try? Timing(duration: duration, curve: .linear)
    var capture = TransitionCapture(
      before: first.before, after: last.after, timing: timing ?? first.timing)
    let stays = Set(last.after.elements.map(\.id))
    let passing = transitions.passing(except: stays)
    var places = Dictionary(first.before.elements.map { ($0.id, $0) }) { first, _ in first }
    let coming = transitions.coming(beside: Set(places.keys)).filter { stays.contains($0.key) }
    for index in capture.changes.indices {
      let change = capture.changes[index]
      if let end = passing[change.end.id] {
        capture.changes[index] = ElementChange(.moved, from: change.start, to: end, isLeaving: true)
      } else if let start = coming[change.end.id], !change.isLeaving {
        capture.changes[index] = ElementChange(
          .moved, from: start, to: change.end, isLeaving: false)
      }
    }
    places = places.filter { stays.contains($0.key) || passing[$0.key] != nil }
    places.merge(coming) { known, _ in known }
    var start = 0.0
    for transition in transitions {
      capture.additions += transition.ways(
        after: start, from: &places, passing: Set(passing.keys))
      start += transition.duration
    }
    self.init(capture)
  }

  /// The ways of those that are known and go elsewhere: who stands at the end of its way already has gone it.
  private func ways(
    after start: TimeInterval, from places: inout [ElementID: ElementSnapshot],
    passing: Set<ElementID>
  ) -> [AdditionalAnimation] {
    tracks.flatMap { track -> [AdditionalAnimation] in
      guard !track.isLeaving || passing.contains(track.id), let place = places[track.id] else {
        return []
      }
      guard !track.hasStops else {
        places[track.id] = track.end
        return track.pieces(after: start)
      }
      guard !place.looks(like: track.end),
        let timing = try? Timing(
          duration: track.duration, delay: start + track.delay, curve: track.curve)
      else { return [] }
      places[track.id] = track.end
      return [AdditionalAnimation(from: track.start, to: track.end, timing: timing)]
    }
  }
}

extension [Transition] {
  /// The last places of those who do not stay and do not fade away, as by a scroll that takes them off the screen.
  fileprivate func passing(except stays: Set<ElementID>) -> [ElementID: ElementSnapshot] {
    var ends: [ElementID: ElementSnapshot] = [:]
    for track in flatMap(\.tracks) where track.isLeaving && !stays.contains(track.id) {
      ends[track.id] = track.end.alpha > 0 ? track.end : nil
    }
    return ends
  }

  /// The first places of those who are not known and do not fade in, as by a scroll that brings them onto the screen.
  fileprivate func coming(beside known: Set<ElementID>) -> [ElementID: ElementSnapshot] {
    var (starts, seen) = ([ElementID: ElementSnapshot](), known)
    for track in flatMap(\.tracks) where seen.insert(track.id).inserted && !track.isLeaving {
      starts[track.id] = track.start.alpha > 0 ? track.start : nil
    }
    return starts
  }
}

extension ElementTrack {
  /// As many straight pieces as a scroll has frames.
  private static let pieceCount = 18

  /// Its way in straight pieces, one after the other.
  fileprivate func pieces(after start: TimeInterval) -> [AdditionalAnimation] {
    let length = duration / Double(Self.pieceCount)
    let places = (0...Self.pieceCount).map { element(at: delay + length * Double($0)) }
    return places.indices.dropLast().compactMap { index in
      let delay = start + delay + length * Double(index)
      return (try? Timing(duration: length, delay: delay, curve: .linear)).map {
        AdditionalAnimation(from: places[index], to: places[index + 1], timing: $0)
      }
    }
  }
}

extension [Transition] {
  /// The state when that much of all of them has passed; nil after the last.
  func snapshot(at time: TimeInterval) -> LayoutSnapshot? {
    var time = time
    for transition in self {
      if time < transition.duration { return transition.snapshot(at: time) }
      time -= transition.duration
    }
    return nil
  }
}

extension TimingCurve {
  /// Whoever has no more than this share of the way before it has come to rest, in every figure.
  static let leastWay = 0.01

  private static let samples = 240

  /// When it comes within a hundredth of its end for good; nil where it never does before its time is over.
  func settling(in duration: TimeInterval) -> TimeInterval? {
    let times = (0...Self.samples).map { duration * Double($0) / Double(Self.samples) }
    let last = times.lastIndex { abs(value(at: $0, of: duration) - 1) > Self.leastWay }
    guard let last, last + 1 < times.count else { return nil }
    return times[last + 1]
  }

  /// Whether it may leave the way between its ends.
  var swings: Bool {
    switch self {
    case .linear: false
    case .bezier(let bezier): !(0...1 ~= bezier.y1 && 0...1 ~= bezier.y2)
    case .spring, .keyframes: true
    }
  }

  /// The name under which the curve is known, else its kind.
  var words: String {
    switch self {
    case .linear: "linear"
    case .ease: "ease"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in-out"
    case .bezier(let bezier):
      "cubic Bézier "
        + [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { FigureText.share(CGFloat($0)) }
        .joined(separator: " ")
    case .spring(let spring): "spring, damping \(FigureText.share(CGFloat(spring.dampingRatio)))"
    case .keyframes(let frames): "\(CountWords.number(frames.times.count)) key frames"
    }
  }
}

extension MotionStory {
  /// In the order of a legend.
  var namedRoles: [Role] { roleSet.filter(\.isAsked).sorted() }
}
