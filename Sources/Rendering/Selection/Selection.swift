internal import Platform

/// Decisions on outputs that differ from what was accepted, as somebody has made them on the page of a report, for
/// `approve`. The sums of both sides stand beside each: a decision says nothing about other goldens or other drawings
/// than those that were looked at.
///
///     {"schema": "tessera.selection/1", "version": "0.1.0", "complete": false,
///      "decisions": [
///        {"scene": "feed.scene.json", "output": "accepted/feed-still.png", "decision": "approve",
///         "status": "different", "golden": "3f0c…", "drawn": "98ab…"}]}
package struct Selection: Equatable, Sendable {
  /// The fate that somebody wants for an output.
  package enum Verdict: String, Sendable, CaseIterable {
    case approve, reject
  }

  /// The state of an output when it was looked at.
  package enum Status: String, Sendable, CaseIterable {
    /// It looks otherwise than what was accepted.
    case different
    /// Its golden is named, and is not there.
    case missing
    /// Nothing was accepted yet.
    case new
    /// It was accepted, and nothing draws it any more.
    case obsolete
  }

  package struct Decision: Equatable, Sendable {
    /// As the command line named it.
    package let scene: String
    /// The file of the golden, seen from the scene's folder.
    package let output: String
    package let verdict: Verdict
    package let status: Status
    /// The SHA-256 of the golden's bytes, as its list has it where it is missing; nil for what is new.
    package let golden: String?
    /// The SHA-256 of the bytes that were drawn; nil for what is obsolete.
    package let drawn: String?

    package init(_ key: Key, _ verdict: Verdict, on seen: Sides) {
      (scene, output) = (key.scene, key.output)
      self.verdict = verdict
      (status, golden, drawn) = (seen.status, seen.golden, seen.drawn)
    }

    package var key: Key { Key(scene: scene, output: output) }

    /// Whether what was looked at is what lies there, and is drawn, now.
    package func holds(for seen: Sides) -> Bool {
      (seen.status, seen.golden, seen.drawn) == (status, golden, drawn)
    }
  }

  /// Which output a decision is about: no two are about the same one.
  package struct Key: Hashable, Sendable {
    package let scene: String
    package let output: String

    package init(scene: String, output: String) {
      self.scene = scene
      self.output = output
    }
  }

  /// Both sides of an output when it was looked at.
  package struct Sides: Equatable, Sendable {
    package let status: Status
    package let golden: String?
    package let drawn: String?

    package init(_ status: Status, golden: String?, drawn: String?) {
      self.status = status
      self.golden = golden
      self.drawn = drawn
    }

    /// Whether something lies in the golden's place: one that is only listed is written as a new one is.
    var areThere: Bool {
      switch status {
      case .different, .obsolete: true
      case .missing, .new: false
      }
    }
  }

  /// Of the program that has compared.
  package let version: String
  /// Whether every output that the report has was decided.
  package let isComplete: Bool
  package let decisions: [Decision]
  /// The places of those on each scene, as every output asks for its own.
  private let places: [String: [Int]]

  package init(version: String, isComplete: Bool, _ decisions: [Decision]) {
    self.version = version
    self.isComplete = isComplete
    self.decisions = decisions
    places = Dictionary(grouping: decisions.indices) { decisions[$0].scene }
  }

  /// The decision on an output.
  subscript(key: Key) -> Decision? { decisions(on: key.scene).first { $0.output == key.output } }

  /// The files of the scenes that have something to be accepted, in their order: without the names that options
  /// put behind those of files.
  package var approvedFiles: [String] {
    var seen: Set<String> = []
    return approvedScenes.map { scene in
      guard FileStatus(scene) == nil, let mark = scene.lastIndex(of: "#") else { return scene }
      return String(scene[..<mark])
    }.filter { seen.insert($0).inserted }
  }

  /// The first that something is to be accepted of and that is none of these: no option makes it. If somebody has named
  /// the scenes, decisions on others are not meant, as long as there are some on these.
  package func unknownScene(among scenes: Set<String>, areNamed: Bool) -> String? {
    guard areNamed else {
      return approvedScenes.first { $0.contains("#") && !scenes.contains($0) }
    }
    return approvedScenes.contains(where: scenes.contains) ? nil : approvedScenes.first
  }

  private var approvedScenes: [String] {
    decisions.filter { $0.verdict == .approve }.map(\.scene)
  }

  /// In their order.
  func decisions(on scene: String) -> [Decision] {
    (places[scene] ?? []).map { decisions[$0] }
  }
}
