import CoreGraphics
import Drawing
import Motion

/// One view of an element through the whole score: an element of the file.
struct Mover {
  let id: ElementID
  /// In the order of time, perhaps with gaps in which the view is not there.
  var spans: [MoverSpan] = []
}

/// A stretch of time in which a view rests, or follows one track.
struct MoverSpan {
  /// 0 before the first change, then two for each step: its motion and its pause.
  var phase: Int
  var start: Double
  var end: Double
  /// The view at each of the moments of the course, or as it rests.
  var elements: [ElementSnapshot]
  /// How far the track has come at each of the moments.
  var progress: [Double] = []
  var course: Course?
  /// How far the track comes from one moment to the next, where nothing is known of it but its keys; else empty.
  private(set) var shares: [Double] = []

  var first: ElementSnapshot { elements[0] }
  var last: ElementSnapshot { elements[elements.count - 1] }

  /// Whether all of it looks the same at all moments, in the same size.
  var showsTheSame: Bool { first.content == last.content && first.size == last.size }

  init(resting element: ElementSnapshot, phase: Int, from start: Double, to end: Double) {
    (self.phase, self.start, self.end, elements) = (phase, start, end, [element])
  }

  init(_ track: ElementTrack, phase: Int, _ clocks: inout StepClocks) {
    (self.phase, start, end) = (phase, clocks.start, clocks.end)
    guard track.role != .unchanged else {
      elements = [track.end]
      return
    }
    let clocks = clocks.clocks(of: track)
    // Somebody who goes straight is known in between by the share of the way.
    let keyed = track.goesStraight ? clocks.keyed : nil
    let clock = keyed ?? clocks.whole
    // The state at the very end counts as that of the motion, not as what comes after it.
    elements = clock.times.map { track.element(at: $0) }
    progress = clock.progress
    course = clock.course
    if keyed != nil { shares = clocks.whole.progress }
  }
}

/// The moments of a step's tracks: most of them follow the same clock.
struct StepClocks {
  struct Clock {
    /// In seconds of the track.
    var times: [Double]
    var progress: [Double]
    var course: Course

    /// The same clock, looked at where it has its keys alone.
    fileprivate var atKeys: Clock {
      let keys = course.keys
      return Clock(
        times: keys.map { times[$0] }, progress: keys.map { progress[$0] },
        course: Course(
          times: keys.map { course.times[$0] }, keys: Array(keys.indices),
          easings: course.easings))
    }
  }

  /// A clock at all of its moments and, where it goes by its keys exactly and never beyond its ends, at them alone.
  typealias Clocks = (whole: Clock, keyed: Clock?)

  private struct Pace: Hashable {
    var delay: Double
    var duration: Double
    var curve: TimingCurve
    var tolerance: Double
  }

  let start: Double
  let end: Double
  private let pace: Double
  private let tolerance: Double
  private var known: [Pace: Clocks] = [:]

  /// - Parameters:
  ///   - pace: seconds of a track in a second of the score.
  ///   - tolerance: in points.
  init(from start: Double, to end: Double, pace: Double, tolerance: Double) {
    (self.start, self.end, self.pace, self.tolerance) = (start, end, pace, tolerance)
  }

  mutating func clocks(of track: ElementTrack) -> Clocks {
    // Curves that are one piece are that whatever moves.
    let isExact = CurvePieces.areExact(of: track.curve)
    let reach = isExact ? 1 : track.reach
    let key = Pace(
      delay: track.delay, duration: track.duration, curve: track.curve,
      tolerance: tolerance / reach)
    if let clocks = known[key] { return clocks }
    let sampling = TrackSampling(
      start: track.delay, duration: track.duration, curve: track.curve,
      whole: (end - start) * pace, tolerance: key.tolerance)
    let clock = Clock(
      times: sampling.times, progress: sampling.times.map { track.progress(at: $0) },
      course: sampling.course(from: start, pace: pace))
    let keepsBetween = clock.progress.allSatisfy { (0...1).contains($0) }
    let clocks = (whole: clock, keyed: isExact && keepsBetween ? clock.atKeys : nil)
    known[key] = clocks
    return clocks
  }
}

extension ElementTrack {
  /// Whether it shifts and fades and nothing else: two places and a share tell where it is.
  fileprivate var goesStraight: Bool {
    isOneWay && start.size == end.size && start.transform == end.transform
      && start.placement.isAffine && (0...1).contains(start.alpha) && (0...1).contains(end.alpha)
  }

  /// How far its picture moves, in points, not less than what a fade is worth.
  fileprivate var reach: Double {
    let way = hypot(end.center.x - start.center.x, end.center.y - start.center.y)
    let growth = hypot(end.size.width - start.size.width, end.size.height - start.size.height)
    let turn = start.transform == end.transform ? 0 : hypot(end.size.width, end.size.height)
    return max(Double(way + growth + turn), 30)
  }
}

/// The moments at which something that follows a clock is looked at.
struct TrackSampling {
  /// In seconds of the track, from 0 to the end of the step.
  private(set) var times: [Double] = []
  private var keys: [Int] = []
  private var easings: [Easing] = []
  private static let perSecond = 120.0
  private static let most = 1200.0

  init(
    start: Double, duration: Double, curve: TimingCurve, whole: Double, tolerance: Double
  ) {
    let end = min(start + duration, whole)
    if start > 0 { addKey(at: 0, .any) }
    if duration > 0, start < end {
      let pieces = CurvePieces(curve, duration: duration, tolerance: tolerance).pieces
      for piece in pieces {
        let range = start + piece.start * duration...start + piece.end * duration
        addKey(at: range.lowerBound, piece.easing)
        addMoments(within: range, of: whole)
      }
    } else {
      addMoments(within: 0...max(whole, 0), of: whole)
    }
    // The motion of one view may be over before that of the others.
    if end < whole - 1e-9 {
      addKey(at: end, .any)
      addMoments(within: end...whole, of: whole)
    }
    addKey(at: whole, .any)
    easings.removeLast()
  }

  func course(from start: Double, pace: Double) -> Course {
    Course(times: times.map { start + $0 / pace }, keys: keys, easings: easings)
  }

  private mutating func addKey(at time: Double, _ easing: Easing) {
    if let last = times.last, time <= last {
      // Two pieces meet: the second one begins.
      guard keys.last == times.count - 1 else { return }
      easings[easings.count - 1] = easing
      return
    }
    keys.append(times.count)
    easings.append(easing)
    times.append(time)
  }

  private mutating func addMoments(within range: ClosedRange<Double>, of whole: Double) {
    let rate = min(Self.perSecond, Self.most / max(whole, 1e-9))
    let count = Int(((range.upperBound - range.lowerBound) * rate).rounded(.up))
    guard count > 1 else { return }
    for index in 1..<count {
      times.append(
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count))
    }
  }
}
