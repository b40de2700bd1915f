import CoreGraphics
import Notation

/// Compares how an element moves in two drawings: which keyframes differ, and from which moment on one sees it.
struct MotionComparison {
  private typealias Clause = DrawingDifference.Clause

  /// A value that an animation has at a moment.
  private struct Keyframe {
    let key: String
    let time: Double
    let value: String
  }

  private let before: [String: String]
  private let after: [String: String]

  init(_ before: [String: String], _ after: [String: String]) {
    (self.before, self.after) = (before, after)
  }

  /// Whether a property is a keyframe.
  static func isKeyframe(_ key: String) -> Bool { track(of: key) != nil }

  var clauses: [DrawingDifference.Clause] {
    let tracks = Set([before, after].flatMap(\.keys).compactMap(Self.track)).sorted()
    return tracks.flatMap { clauses(of: $0) }
  }

  // MARK: Keyframes

  /// `motion` of `motion at 25%`, and what stands behind the moment.
  private static func track(of key: String) -> String? {
    parts(of: key).map { $0.track }
  }

  private static func parts(of key: String) -> (track: String, percent: Double)? {
    guard key.hasPrefix("motion"), let at = key.firstRange(of: " at "),
      let end = key[at.upperBound...].firstIndex(of: "%"),
      let percent = NumberText.finiteValue(of: key[at.upperBound..<end])
    else { return nil }
    return (String(key[..<at.lowerBound] + key[key.index(after: end)...]), Double(percent))
  }

  private func keyframes(_ properties: [String: String], of track: String) -> [Keyframe] {
    let length = Self.seconds(properties["animation"]) ?? 0
    return properties.compactMap { key, value -> Keyframe? in
      guard let parts = Self.parts(of: key), parts.track == track else { return nil }
      return Keyframe(key: key, time: Self.rounded(parts.percent / 100 * length), value: value)
    }.sorted { ($0.time, $0.key) < ($1.time, $1.key) }
  }

  /// The first word of `1.2s infinite`.
  private static func seconds(_ animation: String?) -> Double? {
    guard let word = animation?.split(separator: " ").first, word.hasSuffix("s") else { return nil }
    return NumberText.finiteValue(of: word.dropLast()).map { Double($0) }
  }

  private static func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  // MARK: Differences

  private func clauses(of track: String) -> [DrawingDifference.Clause] {
    let (first, second) = (keyframes(before, of: track), keyframes(after, of: track))
    if first.map(\.value) == second.map(\.value) {
      if let retimed = retimed(first, second, in: track) { return [retimed] }
    } else if let changed = changed(first, second, in: track) {
      return changed
    }
    // Another length of the whole makes other percents of the same moments.
    guard Self.seconds(self.before["animation"]) == Self.seconds(self.after["animation"]) else {
      return []
    }
    // A thousandth of a second is not seen, and yet another text.
    let keys = Set(first.map(\.key)).union(second.map(\.key)).sorted()
    return keys.filter { before[$0] != after[$0] }.map {
      .property($0, before: before[$0] ?? "none", after: after[$0] ?? "none")
    }
  }

  /// The same values at other moments.
  private func retimed(
    _ before: [Keyframe], _ after: [Keyframe], in track: String
  ) -> DrawingDifference.Clause? {
    let pairs = Array(zip(before, after))
    let other = pairs.indices.filter { pairs[$0].0.time != pairs[$0].1.time }
    guard let start = other.first else { return nil }
    let times = [other.map { pairs[$0].0.time }, other.map { pairs[$0].1.time }].map(Self.moments)
    return .motion(
      "\(track) at", before: times[0], after: times[1],
      from: start > 0 ? pairs[start - 1].0.time : 0)
  }

  /// Other values, moment by moment.
  private func changed(
    _ before: [Keyframe], _ after: [Keyframe], in track: String
  ) -> [DrawingDifference.Clause]? {
    let times = Set((before + after).map(\.time)).sorted()
    let found = times.indices.compactMap { index -> DrawingDifference.Clause? in
      let values = [before, after].map { frames in
        frames.filter { $0.time == times[index] }.map(\.value)
      }
      guard values[0] != values[1] else { return nil }
      let words = Self.words(values[0], values[1])
      return .motion(
        "\(track) at \(Self.moments([times[index]]))", before: words.0, after: words.1,
        from: index > 0 ? times[index - 1] : times[index])
    }
    return found.isEmpty ? nil : found
  }

  /// The values of both sides without the easing that they share.
  private static func words(_ before: [String], _ after: [String]) -> (String, String) {
    let mark = ";animation-timing-function:"
    let sides = [before, after].map { values in
      values.isEmpty ? "none" : values.joined(separator: ", ")
    }
    let halves = sides.map { $0.split(separator: mark, maxSplits: 1) }
    guard halves.allSatisfy({ $0.count == 2 }), halves[0][0] != halves[1][0] else {
      return (sides[0].replacing(mark, with: ", "), sides[1].replacing(mark, with: ", "))
    }
    let isShared = halves[0][1] == halves[1][1]
    let words = halves.map { half in
      isShared ? String(half[0]) : half.joined(separator: ", ")
    }
    return (words[0], words[1])
  }

  private static func moments(_ times: [Double]) -> String {
    times.prefix(4).map { NumberText.text(CGFloat($0), decimals: 3) }.joined(separator: ", ") + " s"
  }
}
