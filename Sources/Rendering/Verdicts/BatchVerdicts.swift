package import SceneFormat

/// The verdicts on all scenes of a batch in their order, and what kept others from being checked.
package struct BatchVerdicts: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let scene: String
    let verdict: SceneVerdict
  }

  private(set) var scenes: [Entry] = []
  /// Problems of the command line, such as a folder that is not there.
  package private(set) var general = SceneVerdict()

  package init() {}

  package mutating func add(_ verdict: SceneVerdict, of scene: String) {
    scenes.append(Entry(scene: scene, verdict: verdict))
  }

  package mutating func add(_ diagnostic: Diagnostic) { general.add(diagnostic) }

  /// How many there are.
  package var counts: VerdictCounts {
    var counts = scenes.reduce(into: VerdictCounts()) { $0.add($1.verdict) }
    if !general.others.isEmpty { counts.add(ofRun: general) }
    return counts
  }

  /// All, those of the command line first where there are some.
  var entries: [Entry] {
    general.others.isEmpty ? scenes : [Entry(scene: Self.runName, verdict: general)] + scenes
  }

  /// Stands for a scene where the whole run is meant.
  static let runName = "tessera check"
}
