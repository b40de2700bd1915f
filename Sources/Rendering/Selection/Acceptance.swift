internal import Platform

/// Which of the goldens that come out otherwise are accepted, where somebody has looked at them one by one. An output has
/// to be meant by everything that is given.
package struct Acceptance: Equatable, Sendable {
  /// Names of outputs as their scenes see them, or patterns of such names; all where there is none.
  package var outputs: [String] = []
  /// Names of groups of changes that are alike; all where there is none.
  package var groups: Set<String> = []
  /// Decisions that were made on the page of a report.
  package var selection: Selection?

  /// Of every output.
  package init() {}

  /// Of none.
  package static var nothing: Acceptance {
    var acceptance = Acceptance()
    acceptance.selection = Selection(version: "", isComplete: true, [])
    return acceptance
  }

  /// The say on an output.
  enum Ruling: Equatable {
    case accept, keep
    /// Somebody has decided on other sides than there are now.
    case refuse
  }

  /// - Parameter group: of the change; asked for only where groups are given.
  func ruling(
    on key: Selection.Key, _ sides: Selection.Sides, group: () throws -> String
  ) rethrows -> Ruling {
    guard isNamed(key.output) else { return .keep }
    if let selection {
      guard let decision = selection[key], decision.verdict == .approve else { return .keep }
      guard decision.holds(for: sides) else { return .refuse }
    }
    return try groups.isEmpty || groups.contains(group()) ? .accept : .keep
  }

  private func isNamed(_ output: String) -> Bool {
    outputs.isEmpty || outputs.contains { Self.matches(output, $0) }
  }

  /// A pattern without a folder is one of files in any folder.
  static func matches(_ output: String, _ pattern: String) -> Bool {
    let (names, patterns) = (output.split(separator: "/"), pattern.split(separator: "/"))
    let last = patterns.count == 1 ? names.suffix(1) : names[...]
    guard last.count == patterns.count else { return false }
    return zip(last, patterns).allSatisfy { Glob.matches(String($0), String($1)) }
  }

  /// The words that name outputs or groups, as the command line has them, of which there are none.
  func unmet(outputs: Set<String>, groups found: Set<String>) -> [String] {
    let names = self.outputs.filter { pattern in
      !outputs.contains { Self.matches($0, pattern) }
    }
    return names.map { "--outputs \($0)" }
      + groups.subtracting(found).sorted().map { "--group \($0)" }
  }

  /// Those of a scene that say yes to outputs that it does not have.
  func unmet(in scene: String, having outputs: Set<String>) -> [Selection.Decision] {
    guard let selection else { return [] }
    return selection.decisions(on: scene).filter {
      $0.verdict == .approve && !outputs.contains($0.output)
    }
  }

  /// Those of a scene that say yes to something that is neither drawn now nor accepted: both have changed since.
  /// - Parameter unchanged: the outputs that are as they were accepted, with the sums of their files.
  func stale(in scene: String, holding unchanged: [String: String]) -> [Selection.Decision] {
    guard let selection else { return [] }
    return selection.decisions(on: scene).filter { decision in
      guard decision.verdict == .approve, isNamed(decision.output),
        let sum = unchanged[decision.output]
      else { return false }
      return sum != decision.drawn
    }
  }
}
