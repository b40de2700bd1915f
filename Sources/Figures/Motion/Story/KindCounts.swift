import Motion

/// Elements counted by what they are: "four items and two headers". Cells have the noun of the data.
struct KindCounts {
  private let counts: [ElementKind: Int]
  private let noun: Noun

  init(_ ids: [ElementID], _ noun: Noun) {
    counts = ids.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    self.noun = noun
  }

  /// Numbers in letters, as sentences have them.
  var words: String { list(CountWords.counted) }

  /// Numbers in digits, as beside a part of a whole.
  var digits: String { list(CountWords.digits) }

  private func list(_ counted: (Int, Noun) -> String) -> String {
    let kinds = counts.keys.sorted()
    return CountWords.list(kinds.map { counted(counts[$0] ?? 0, self.noun(of: $0)) })
  }

  private func noun(of kind: ElementKind) -> Noun {
    guard kind != .cell else { return noun }
    return Noun(kind.plainName, kind.plainName + "s")
  }
}

extension DataColumn {
  /// Items in all of its sections.
  var count: Int { sections.reduce(0) { $0 + $1.count } }
}
