import Foundation
import Imaging
import Readers
import Testing

@testable import VisualDiff

/// Which pairs of the corpus each profile calls wrongly. `DIFF_CORPUS=all` goes through all of them, prints them by name,
/// those by which the limits were chosen and the others apart, and fails where more are wrong than is wanted; without it
/// a small part is looked at, whose wrong calls are known by name.
@Suite(.aside, .needs(.chromium, .librsvg, .poppler)) struct CorpusTests {
  private struct Outcome {
    var alarms: [String] = []
    var misses: [String] = []
    var (noise, changes) = (0, 0)

    var text: String {
      "\(alarms.count) of \(noise) alarms, \(misses.count) of \(changes) misses"
        + (alarms + misses).map { "\n  \($0)" }.joined()
    }
  }

  private static let isWhole = ProcessInfo.processInfo.environment["DIFF_CORPUS"] == "all"
  /// Some of all classes and all programs.
  private static let looked: [CorpusPair] =
    isWhole
    ? CorpusPair.all
    : CorpusPair.all.enumerated()
      .filter { $1.scale == 1 && $1.scene.name == "chart" && $0 % 9 == 0 }
      .map(\.element)

  /// Every second pair, so that no class is in one half alone.
  private func outcome(_ profile: DiffProfile, half: Int) async throws -> Outcome {
    var outcome = Outcome()
    for (index, pair) in Self.looked.enumerated()
    where index % 2 == half && pair.concerns(profile) {
      let (before, after) = try await pair.pictures()
      let isDifferent = PictureDifference(before, after, by: profile).verdict == .different
      if pair.isNoise { outcome.noise += 1 } else { outcome.changes += 1 }
      if isDifferent, pair.isNoise { outcome.alarms.append(pair.name) }
      if !isDifferent, !pair.isNoise { outcome.misses.append(pair.name) }
    }
    if Self.isWhole { print("\(profile.rawValue), half \(half + 1): \(outcome.text)") }
    return outcome
  }

  /// Those of the small part that `fuzzy` calls wrongly, `cross-version` none: a line as faint as compression's noise.
  private static let knownOfFuzzy: Set<String> = ["change-hairline-lost-chart-6-cairo-skia@1x"]

  @Test(arguments: [DiffProfile.crossVersion, .fuzzy], [0, 1])
  func fewAreCalledWrongly(_ profile: DiffProfile, half: Int) async throws {
    let outcome = try await outcome(profile, half: half)
    guard Self.isWhole else {
      let known = profile == .fuzzy ? Self.knownOfFuzzy : []
      #expect(Set(outcome.alarms + outcome.misses).subtracting(known).isEmpty, "\(outcome.text)")
      return
    }
    let mostMisses = profile == .fuzzy ? 0.12 : 0.05
    #expect(Double(outcome.alarms.count) <= Double(outcome.noise) * 0.05, "\(outcome.text)")
    #expect(Double(outcome.misses.count) <= Double(outcome.changes) * mostMisses, "\(outcome.text)")
  }

  /// Any pixel counts: no change is missed, and in nine of ten the largest region is the change and has its label.
  @Test(arguments: isWhole ? CorpusScene.all.map(\.name) : ["chart", "mail", "feed"])
  func exactMissesNoneAndFindsThem(_ name: String) async throws {
    let scene = try #require(CorpusScene.all.first { $0.name == name })
    var (missed, elsewhere, labels): ([String], [String], [String]) = ([], [], [])
    for number in scene.changes.indices {
      let pair = CorpusPair(
        scene: scene, kind: .change(number), scale: 1, before: .cairo, after: .cairo)
      let (before, after) = try await pair.pictures()
      let difference = PictureDifference(before, after)
      guard let area = difference.area,
        let largest = difference.regions.max(by: { $0.count < $1.count })
      else {
        missed.append(pair.name)
        continue
      }
      if !largest.box.covers(area) { elsewhere.append("\(pair.name): \(largest.text)") }
      if largest.kind.label != scene.changes[number].label {
        labels.append("\(pair.name): \(largest.text)")
      }
    }
    if Self.isWhole { print("\(name): boxes \(elsewhere), labels \(labels)") }
    #expect(missed.isEmpty)
    // Two of a page at most: there a thing moved over another one, or letters in the middle of a word came.
    #expect(labels.count <= 2, "\(labels)")
    #expect(elsewhere.count * 10 <= scene.changes.count, "\(elsewhere)")
  }

  @Test func hasPairsOfEachClass() {
    #expect(CorpusPair.all.count(where: \.isNoise) >= 60)
    #expect(CorpusPair.all.count { !$0.isNoise } >= 160)
    for (name, pairs) in Dictionary(grouping: CorpusPair.all, by: \.className) {
      #expect(pairs.count >= 8, "\(name)")
      #expect(Set(pairs.map(\.scene.name)).count >= 4, "\(name)")
      #expect(Set(pairs.map(\.scale)) == [1, 2, 3], "\(name)")
    }
  }
}

extension PixelArea {
  /// Whether half of what both cover is common to them.
  fileprivate func covers(_ other: PixelArea) -> Bool {
    let common = intersection(other)
    let shared = common.width * common.height
    return shared * 2 >= width * height + other.width * other.height - shared
  }
}
