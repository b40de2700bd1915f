/// A file about the verdicts of a batch, which is made scene by scene: it never has to be in memory as a whole.
package protocol VerdictReport {
  /// - Parameter counts: of all verdicts that will come.
  init(_ counts: VerdictCounts)
  /// The text in front of all scenes.
  var head: String { get }
  /// The text on the next scene.
  mutating func part(on scene: String, _ verdict: SceneVerdict) -> String
  /// The text behind the last scene that has come.
  var end: String { get }
}

extension VerdictReport {
  /// The whole file.
  package static func text(of verdicts: BatchVerdicts) -> String {
    text(of: verdicts, by: Self(verdicts.counts))
  }

  /// The whole file, by a report that knows more than counts.
  package static func text(of verdicts: BatchVerdicts, by empty: Self) -> String {
    var report = empty
    let parts = verdicts.entries.map { report.part(on: $0.scene, $0.verdict) }
    return report.head + parts.joined() + report.end
  }
}

/// How many verdicts there are, and how they are.
package struct VerdictCounts: Equatable, Sendable {
  package private(set) var scenes = 0
  /// Whole runs that have something to say themselves, and those of them that are not whole.
  private(set) var runs = 0
  private(set) var brokenRuns = 0
  /// Scenes that are not as they are to be.
  package private(set) var failing = 0
  package private(set) var expectations = 0
  package private(set) var met = 0
  /// Scenes that have problems of their own, beside what they expect.
  private(set) var errors = 0
  /// Expectations with pictures that are otherwise and were let pass.
  private(set) var letPass = 0

  package init() {}

  package mutating func add(_ verdict: SceneVerdict) {
    scenes += 1
    failing += verdict.isMet ? 0 : 1
    expectations += verdict.expectations.count
    met += verdict.expectations.count(where: \.isMet)
    letPass += verdict.others.count(where: \.isLetPass)
    errors += verdict.others.contains { $0.severity == .error } ? 1 : 0
  }

  /// Adds what is wrong with a whole run, which is no scene.
  mutating func add(ofRun general: SceneVerdict) {
    let isBroken = general.others.contains { $0.severity == .error }
    runs += 1
    brokenRuns += isBroken ? 1 : 0
    errors += isBroken ? 1 : 0
  }

  package mutating func add(_ other: VerdictCounts) {
    scenes += other.scenes
    runs += other.runs
    brokenRuns += other.brokenRuns
    failing += other.failing
    expectations += other.expectations
    met += other.met
    letPass += other.letPass
    errors += other.errors
  }
}
