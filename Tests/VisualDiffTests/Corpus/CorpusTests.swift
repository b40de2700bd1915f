import Foundation
import Imaging
import Readers
import Testing

@testable import VisualDiff

/// Which pairs of the corpus each profile calls wrongly. `DIFF_CORPUS=all` goes through all of them and prints them by
/// name, those by which the limits were chosen and the others apart; without it those of one pixel a point are looked
/// at.
@Suite(.aside, .needs(.librsvg)) struct CorpusTests {
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

  /// Every second pair, so that no class is in one half alone.
  private func outcome(_ profile: DiffProfile, half: Int) throws -> Outcome {
    var outcome = Outcome()
    for (index, pair) in CorpusPair.all.enumerated()
    where index % 2 == half && pair.concerns(profile)
      && (Self.isWhole || pair.scale == 1 && pair.scene != .chart)
    {
      let (before, after) = try pair.pictures()
      let isDifferent = PictureDifference(before, after, by: profile).verdict == .different
      if pair.isNoise { outcome.noise += 1 } else { outcome.changes += 1 }
      if isDifferent, pair.isNoise { outcome.alarms.append(pair.name) }
      if !isDifferent, !pair.isNoise { outcome.misses.append(pair.name) }
    }
    if Self.isWhole { print("\(profile.rawValue), half \(half + 1): \(outcome.text)") }
    return outcome
  }

  @Test(arguments: [DiffProfile.crossVersion, .fuzzy], [0, 1])
  func fewAreCalledWrongly(_ profile: DiffProfile, half: Int) throws {
    let outcome = try outcome(profile, half: half)
    let mostMisses = profile == .fuzzy ? 0.12 : 0.05
    #expect(Double(outcome.alarms.count) <= Double(outcome.noise) * 0.05, "\(outcome.text)")
    #expect(Double(outcome.misses.count) <= Double(outcome.changes) * mostMisses, "\(outcome.text)")
  }

  /// Any pixel counts: no change is missed.
  @Test func exactMissesNone() throws {
    for pair in CorpusPair.all where !pair.isNoise && pair.scale == 1 {
      let (before, after) = try pair.pictures()
      #expect(!PictureDifference(before, after).isNone, "\(pair.name)")
    }
  }

  @Test func hasPairsOfEachClass() {
    let noise = CorpusPair.all.count(where: \.isNoise)
    #expect(noise >= 60 && CorpusPair.all.count - noise >= 160)
  }
}
