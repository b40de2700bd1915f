import SceneFormat

/// Faults that figures still have in some scenes at some width: for each figure the rules that are not asked of it.
/// Whoever cures one takes it from here; nothing is ever added.
enum OwedFaults {
  private static let rules: [String: [String]] = [
    // A label of the honeycomb stands on a guide line.
    "curve": ["edges"],
    // Names in cells take the ink for another colour than the one that is seen below them.
    "difference": ["contrast", "edges"],
    "motion": ["budget", "contrast", "edges"],
    "onion": ["budget", "contrast", "edges"],
    "storyboard": ["budget", "contrast", "edges", "twin"],
  ]

  /// The faults without those that are owed.
  static func removed(from faults: [String], of kind: OutputKind) -> [String] {
    let owed = rules[kind.name] ?? []
    return faults.filter { fault in !owed.contains { fault.hasPrefix($0 + ":") } }
  }
}
