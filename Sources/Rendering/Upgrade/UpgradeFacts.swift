/// The goldens of a scene that another version of this program has made, and what comes out otherwise now.
package struct UpgradeFacts: Equatable, Sendable {
  /// Goldens of one sort change together when a new version writes them in another way.
  package enum Sort: String, Sendable {
    case table, drawing, picture
  }

  /// One thing about a change, in words that are the same in every scene that has it.
  package struct Trait: Hashable, Sendable {
    package let text: String
    /// Whether nothing but the program itself can be its cause: the drawing is the same, or a column is new.
    package let isOfProgram: Bool

    init(_ text: String, isOfProgram: Bool = false) {
      (self.text, self.isOfProgram) = (text, isOfProgram)
    }
  }

  /// A golden that comes out otherwise.
  package struct Change: Equatable, Sendable {
    /// The file of the golden, seen from the scene's folder.
    package let output: String
    package let sort: Sort
    package let sides: Selection.Sides
    /// All that there is to say of it; empty where not all of it is known.
    package let traits: [Trait]
    /// The same with the names of elements, for who looks at this change alone.
    package var sentences: [String] = []
  }

  /// The other versions.
  package var versions: Set<String> = []
  /// The sorts of goldens that they have made.
  package var sorts: Set<Sort> = []
  package var changes: [Change] = []

  package init() {}

  package var isNone: Bool { versions.isEmpty }

  /// A golden that another version has made, whatever comes out now.
  mutating func note(_ sort: Sort, by version: String) {
    versions.insert(version)
    sorts.insert(sort)
  }

  package mutating func add(_ other: UpgradeFacts) {
    versions.formUnion(other.versions)
    sorts.formUnion(other.sorts)
    changes += other.changes
  }
}
