internal import Notation
package import SceneFormat

/// The changes that another version of this program has brought to the goldens of a batch: those that are alike in all
/// scenes, which are the program's, and all others, which somebody has to look at.
package struct UpgradeOverview: Sendable {
  private var scenes: [(name: String, facts: UpgradeFacts)] = []

  package init() {}

  package mutating func add(_ facts: UpgradeFacts, of scene: String) {
    if !facts.isNone { scenes.append((scene, facts)) }
  }

  /// A change with the scene that has it.
  private struct Found {
    let scene: String
    let change: UpgradeFacts.Change
    let isAlike: Bool
  }

  private var found: [Found] {
    let shared = sharedTraits
    return scenes.flatMap { scene, facts in
      facts.changes.map { change in
        let isAlike =
          !change.traits.isEmpty
          && change.traits.allSatisfy {
            $0.isOfProgram || shared.contains(SortedTrait(sort: change.sort, trait: $0))
          }
        return Found(scene: scene, change: change, isAlike: isAlike)
      }
    }
  }

  private struct SortedTrait: Hashable {
    let sort: UpgradeFacts.Sort
    let trait: UpgradeFacts.Trait
  }

  /// Those that every scene has which holds goldens of their sort from another version, if there are several.
  private var sharedTraits: Set<SortedTrait> {
    var having: [SortedTrait: Int] = [:]
    var holding: [UpgradeFacts.Sort: Int] = [:]
    for (_, facts) in scenes {
      for sort in facts.sorts { holding[sort, default: 0] += 1 }
      let traits = facts.changes.flatMap { change in
        change.traits.map { SortedTrait(sort: change.sort, trait: $0) }
      }
      for trait in Set(traits) { having[trait, default: 0] += 1 }
    }
    return Set(having.filter { $0.value > 1 && $0.value == holding[$0.key.sort] }.keys)
  }

  // MARK: Decisions

  /// Says yes to all that changed alike, and to nothing else.
  package var selection: Selection {
    Selection(
      version: ProgramVersion.number, isComplete: false,
      found.filter(\.isAlike).map {
        Selection.Decision(
          .init(scene: $0.scene, output: $0.change.output), .approve, on: $0.change.sides)
      })
  }

  // MARK: Words

  /// Of one sort.
  private static let shownLines = 12

  /// nil where nothing comes out otherwise than another version has made it.
  /// - Parameters:
  ///   - words: the scenes as the command line names them.
  ///   - areAll: whether these are all scenes, and no part of them.
  package func warning(naming words: [String], areAll: Bool) -> Diagnostic? {
    let found = found
    guard !found.isEmpty else { return nil }
    let versions = scenes.reduce(into: Set<String>()) { $0.formUnion($1.facts.versions) }
    let goldens = scenes.count == 1 ? "goldens of 1 scene" : "goldens of \(scenes.count) scenes"
    let scenes = words.map { ShellText.file($0).text }.joined(separator: " ")
    let hasAlike = !found.allSatisfy { !$0.isAlike }
    return Diagnostic(
      code: "golden/upgrade",
      "\(goldens) were drawn by \(versions.sorted().joined(separator: ", ")), "
        + "now \(ProgramVersion.number)",
      severity: .warning, details: Self.alike(found, areAll) + Self.others(found),
      help: hasAlike
        ? "tessera approve --upgrade \(scenes) accepts what changed in all alike, and nothing else"
        : "look at each: none of them is the same in all scenes")
  }

  private static func alike(_ found: [Found], _ areAll: Bool) -> [String] {
    var counts: [String: Int] = [:]
    for change in found where change.isAlike {
      for trait in Set(change.change.traits) { counts[trait.text, default: 0] += 1 }
    }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { text, count in
      "in all \(areAll ? "" : "of this part ")alike: \(text) (\(count == 1 ? "1 golden" : "\(count) goldens"))"
    }
    return listed(lines)
  }

  private static func others(_ found: [Found]) -> [String] {
    listed(
      found.filter { !$0.isAlike }.map { found in
        let named = found.change.sentences
        let all = named.isEmpty ? found.change.traits.map(\.text) : named
        let words = all.isEmpty ? "" : ": \(all.prefix(3).joined(separator: "; "))"
        return "not in all: \(found.scene), \(found.change.output)\(words)"
      })
  }

  private static func listed(_ lines: [String]) -> [String] {
    let rest = lines.count - shownLines
    return lines.prefix(shownLines) + (rest > 0 ? ["and \(rest) more of these"] : [])
  }
}
