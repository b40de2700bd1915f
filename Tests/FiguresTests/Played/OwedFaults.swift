import SceneFormat

/// Faults that figures still have in some scenes at some width: for each figure the rules that are not asked of it.
/// Whoever cures one takes it from here; nothing is ever added.
enum OwedFaults {
  private static let rules: [String: [String]] = [
    // Grid lines below words, and wider than half a README.
    "blueprint": ["boxes", "budget", "edges"],
    // One step takes more than 1.5 widths at half a README.
    "conversation": ["budget"],
    "film-strip": ["budget"],
    // Names on cells of a screen whose own colours are seen through, and lines of cards through them.
    "matrix": ["budget", "contrast", "edges"],
    // A label of the honeycomb stands on a guide line.
    "curve": ["edges"],
    // Names in cells take the ink for another colour than the one that is seen below them.
    "difference": ["contrast", "edges"],
    "motion": ["budget", "contrast", "edges"],
    "onion": ["budget", "contrast", "edges"],
    "storyboard": ["budget", "contrast", "edges", "twin"],
    // Never narrower than 540.
    "stack": ["budget"],
    // The names' column has one width for all; lines of two roles are solid beside each other.
    "timeline": ["budget", "twin"],
    "worldlines": ["budget"],
  ]

  /// The faults without those that are owed.
  static func removed(from faults: [String], of kind: OutputKind) -> [String] {
    let owed = rules[kind.name] ?? []
    return faults.filter { fault in !owed.contains { fault.hasPrefix($0 + ":") } }
  }
}
