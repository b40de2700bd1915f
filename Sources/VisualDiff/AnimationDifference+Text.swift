internal import CoreGraphics
internal import Drawing
internal import Imaging

extension AnimationDifference {
  /// Frames that are told one by one; the rest is counted.
  private static let shownFrames = 20

  /// The words for people.
  public func text(isVerbose: Bool) -> String {
    if isNone, similar > 0 {
      return
        "the animations are alike: \(counts.before) frames, of which \(similar) have other edges\n"
    }
    if isNone { return "the animations are identical: \(counts.before) frames\n" }
    var lines: [String] = []
    if !sizes.areSame {
      lines.append("sizes: \(Self.text(sizes.before)) and \(Self.text(sizes.after))")
    }
    if !counts.areSame { lines.append("frames: \(counts.before) and \(counts.after)") }
    if !loops.areSame { lines.append("shown: \(loops.before.text) and \(loops.after.text)") }
    let shown = isVerbose ? frames.count : Self.shownFrames
    lines += frames.prefix(shown).map(\.text)
    if frames.count > shown { lines.append("and \(frames.count - shown) more frames") }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let count = frames.count(where: \.hasOtherPixels)
    guard count > 0 else { return "all pixels are the same" }
    let total = max(counts.before, counts.after)
    let worst = worst.map { "; frame \($0.number) differs most" } ?? ""
    return "\(count) of \(total) frames look different, frame \(first ?? 1) is the first\(worst)"
  }

  private static func text(_ size: [Int]) -> String {
    size.map(String.init).joined(separator: "x")
  }
}

extension AnimationDifference.Frame {
  fileprivate var text: String {
    let place = "frame \(number) at \(start.text) s"
    guard let pixels else {
      return "\(place): only in the \(durations.before == nil ? "second" : "first")"
    }
    let parts = [pixels.pixelText, durationText].compactMap(\.self)
    return parts.isEmpty ? place : "\(place): \(parts.joined(separator: ", "))"
  }

  private var durationText: String? {
    guard let before = durations.before, let after = durations.after, before != after else {
      return nil
    }
    return "shown for \(before.text) s and \(after.text) s"
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
