internal import CoreGraphics
internal import Drawing
internal import Imaging

extension AnimationDifference {
  /// Frames that are told one by one; the rest is counted.
  private static let shownFrames = 20

  /// The words for people.
  public func text(isVerbose: Bool) -> String { text(isVerbose: isVerbose, isWhole: true) }

  /// - Parameter isWhole: whether nothing differs that was not looked at.
  package func text(isVerbose: Bool, isWhole: Bool) -> String {
    if isNone, similar > 0 {
      return
        "the animations are alike: \(counts.before) frames, of which \(similar) have other edges\n"
    }
    if isNone {
      let noun = isWhole ? "the animations are" : "what is looked at is"
      return "\(noun) identical: \(counts.before) frames\n"
    }
    var lines: [String] = []
    if !sizes.areSame {
      lines.append("sizes: \(Self.text(sizes.before)) and \(Self.text(sizes.after))")
    }
    if !counts.areSame { lines.append("frames: \(counts.before) and \(counts.after)") }
    if !loops.areSame { lines.append("shown: \(loops.before.text) and \(loops.after.text)") }
    let runs = frames.runs
    let shown = isVerbose ? runs.count : Self.shownFrames
    // The parts that differ are told of the first frame and of the worst.
    let told = [first, worst?.number]
    lines += runs.prefix(shown).map { run in
      told.contains(run.first.number)
        ? ([run.text] + run.regions).joined(separator: "\n  ") : run.text
    }
    let rest = runs.dropFirst(shown).reduce(0) { $0 + $1.count }
    if rest > 0 { lines.append("and \(rest) more frames") }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let count = frames.count(where: \.hasOtherPixels)
    guard let bad = frames.first(where: \.hasOtherPixels) else { return "all pixels are the same" }
    // Those of both sides, each with its partner, and those that only one of them has.
    let total = steps
    let worst = worst.map { "; frame \($0.number) differs most" } ?? ""
    let first =
      bad.kind == .inserted
      ? "the first stands after frame \(bad.previous ?? 0)" : "frame \(bad.number) is the first"
    return "\(count) of \(total) frames look different, \(first)\(worst)"
  }

  /// The same of pictures in a row by their sums: those that only one side has.
  package static func runs(
    from before: [UInt64], to after: [UInt64]
  ) -> [(kind: Frame.Kind, text: String)] {
    var previous: Int?
    var alone: [Frame] = []
    for step in FrameAlignment.steps(from: before, to: after) {
      let numbers = Pair(before: step.before.map { $0 + 1 }, after: step.after.map { $0 + 1 })
      if numbers.before == nil || numbers.after == nil {
        alone.append(Frame(numbers: numbers, previous: previous, pixels: nil, times: nil))
      }
      previous = numbers.before ?? previous
    }
    return alone.runs.map { ($0.first.kind, $0.text) }
  }

  /// Frames in a row of which the same is to be said, but for those that look otherwise.
  package var runs: [(kind: Frame.Kind, text: String)] {
    frames.runs.filter { $0.first.kind != .changed }.map { ($0.first.kind, $0.text) }
  }

  private static func text(_ size: [Int]) -> String {
    size.map(String.init).joined(separator: "x")
  }
}

/// Frames of which the same is said in one line: those that were inserted at one place, dropped in a row, or are shown
/// for the same other time.
private struct FrameRun {
  let first: AnimationDifference.Frame
  private var last: AnimationDifference.Frame
  private(set) var count = 1

  init(_ frame: AnimationDifference.Frame) { (first, last) = (frame, frame) }

  /// With one more; nothing where something else is to be said of it.
  func adding(_ frame: AnimationDifference.Frame) -> FrameRun? {
    guard frame.kind == last.kind, frame.kind != .changed, frame.follows(last) else { return nil }
    if frame.kind == .retimed, frame.durations != last.durations { return nil }
    var run = self
    (run.last, run.count) = (frame, count + 1)
    return run
  }

  /// The parts of the first frame that differ, as far as they are told.
  var regions: [String] {
    guard first.kind == .changed, let regions = first.pixels?.regions else { return [] }
    return regions.prefix(Self.shownRegions).map(\.text)
      + (regions.count > Self.shownRegions ? ["and \(regions.count - Self.shownRegions) more"] : [])
  }

  private static let shownRegions = 4

  var text: String {
    let numbers =
      count == 1
      ? "frame \(first.number)"
      : "frames \(first.number) \(count == 2 ? "and" : "to") \(last.number)"
    let place = numbers + (first.start.map { " at \($0.text) s" } ?? "")
    switch first.kind {
    case .inserted: return inserted
    case .dropped: return "\(place): dropped"
    case .retimed: return "\(place): \(first.durationText ?? "")"
    case .changed:
      let parts = [first.pixels?.pixelText, first.durationText].compactMap(\.self)
      return "\(place): \(parts.joined(separator: ", "))"
    }
  }

  /// The numbers after it are those of the second.
  private var inserted: String {
    let noun = count == 1 ? "frame" : "frames"
    guard let previous = first.previous else {
      return "\(count) \(noun) inserted before the first frame"
    }
    return "\(count) \(noun) inserted after frame \(previous)"
  }
}

extension [AnimationDifference.Frame] {
  fileprivate var runs: [FrameRun] {
    reduce(into: []) { runs, frame in
      if let run = runs.last?.adding(frame) {
        runs[runs.count - 1] = run
      } else {
        runs.append(FrameRun(frame))
      }
    }
  }
}

extension AnimationDifference.Frame {
  /// Whether nothing lies between the two on the sides that both have.
  fileprivate func follows(_ other: AnimationDifference.Frame) -> Bool {
    func isNext(_ number: Int?, _ previous: Int?) -> Bool {
      number == nil && previous == nil || number.map { $0 - 1 } == previous
    }
    return isNext(numbers.before, other.numbers.before)
      && isNext(numbers.after, other.numbers.after)
  }

  fileprivate var durationText: String? {
    guard let before = durations.before, let after = durations.after, before != after else {
      return nil
    }
    return "shown for \(after.text) s instead of \(before.text) s"
  }
}

extension FrameDuration {
  /// Seconds.
  fileprivate var text: String { NumberText.text(CGFloat(seconds)) }
}

extension AnimationHead.Loop {
  fileprivate var text: String {
    switch self {
    case .forever: "for ever"
    case .times(1): "once"
    case .times(let count): "\(count) times"
    }
  }
}
