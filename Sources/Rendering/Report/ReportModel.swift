internal import Notation

/// All that a report tells: outputs that were held to what was accepted, and whatever kept others from being compared.
/// The same run gives the same report: it holds no times.
package struct ReportModel: Equatable, Sendable {
  /// An output with the scene that it is of.
  package struct Entry: Equatable, Sendable {
    package let scene: String
    package let output: CheckedOutput

    package init(scene: String, _ output: CheckedOutput) {
      self.scene = scene
      self.output = output
    }
  }

  /// Something that is wrong and is no output.
  package struct Problem: Equatable, Sendable {
    package let scene: String
    package let code: String
    package let message: String
    /// `feed.scene.json:6:14`, or nothing.
    package let place: String?
    package let lines: [String]

    package init(scene: String, code: String, message: String, place: String?, lines: [String]) {
      (self.scene, self.code, self.message) = (scene, code, message)
      (self.place, self.lines) = (place, lines)
    }
  }

  /// Between which two sides a report tells.
  package enum Kind: String, Sendable {
    /// A golden, and a picture as it is drawn now: whoever reads it decides.
    case check
    /// Two files or folders, of which neither is the golden of the other.
    case comparison
  }

  /// The command that has compared, such as `tessera check`.
  package let title: String
  package let kind: Kind
  /// How much was let pass, and what was not looked at.
  package var rules = "exact, nothing ignored"
  package var entries: [Entry] = []
  package var problems: [Problem] = []
  /// How many scenes were to be checked, and how many were.
  package var scenes = (named: 0, done: 0)
  /// The things that the pictures were drawn with, a line for each.
  package var surroundings: [String] = []

  package init(title: String, _ kind: Kind = .check) {
    (self.title, self.kind) = (title, kind)
  }

  /// Whether everything that was named was compared, so that what is missing here is nowhere.
  package var isComplete: Bool { scenes.named == scenes.done && problems.isEmpty }

  package static func == (first: ReportModel, second: ReportModel) -> Bool {
    first.title == second.title && first.kind == second.kind && first.rules == second.rules
      && first.entries == second.entries && first.problems == second.problems
      && first.scenes == second.scenes
      && first.surroundings == second.surroundings
  }

  /// The names of all pictures that the page shows, each once, in the order of the rows. A picture that is shown in parts
  /// is none of them.
  package var pictures: [String] {
    var seen: Set<String> = []
    return entries.flatMap { entry in
      [entry.output.golden, entry.output.drawn].flatMap { $0?.shown ?? [] }
    }.filter { seen.insert($0).inserted }
  }

  /// One sentence about an output, in the words of the two sides.
  func finding(of output: CheckedOutput) -> String {
    guard kind == .comparison else { return output.finding }
    switch output.status {
    case .new: return "added: only the second side has it"
    case .obsolete: return "removed: only the first side has it"
    case .different, .missing, .equal: return output.finding
    }
  }

  package func count(_ status: CheckedOutput.Status) -> Int {
    entries.count { $0.output.status == status }
  }

  /// Outputs that differ in the same way share a name, where there are several of them.
  var groups: [Int: String] {
    var members: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if let group = entry.output.group { members[group, default: []].append(index) }
    }
    var groups: [Int: String] = [:]
    for (name, indices) in members where indices.count > 1 {
      for index in indices { groups[index] = name }
    }
    return groups
  }
}

extension CheckedOutput {
  /// nil for what has nothing to be alike in.
  fileprivate var group: String? {
    guard status == .different, row == nil, difference.frames.isEmpty, !difference.isNone else {
      return nil
    }
    return difference.group
  }

  private static func finding(_ sentences: [String], else lines: [String]) -> String {
    guard let first = sentences.first else { return lines.first ?? "differs" }
    return sentences.count == 1 ? first : "\(first), and \(sentences.count - 1) more"
  }

  /// One sentence: who changed how, or which side is missing.
  package var finding: String {
    switch status {
    case .equal: "equal"
    case .new: "drawn for the first time: nothing was accepted yet"
    case .missing: "the golden is missing: its list names it, and the file is not there"
    case .obsolete: "nothing draws it any more"
    case .different:
      Self.finding(difference.sentences, else: difference.lines)
    }
  }
}
