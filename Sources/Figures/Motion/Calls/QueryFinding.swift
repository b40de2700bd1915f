import Motion

/// The sentence that says how well a layout answered.
struct QueryFinding {
  private let queries: [NumberedQuery]

  private static let mostNamed = 4

  init(_ queries: [NumberedQuery]) { self.queries = queries }

  var text: String {
    guard !queries.isEmpty else { return "The layout is not asked about any rectangle" }
    let wrong = queries.filter(\.isWrong)
    return (wrong.isEmpty ? right : self.wrong(wrong)) + surplus
  }

  private var right: String {
    switch queries.count {
    case 1: "The query is answered in full: \(queries[0].score)"
    case 2: "Both queries are answered in full"
    default: "All \(CountWords.number(queries.count)) queries are answered in full"
    }
  }

  private func wrong(_ wrong: [NumberedQuery]) -> String {
    let missing = wrong.reduce(0) { $0 + $1.query.missing.count }
    guard wrong.count == 1, let only = wrong.first else {
      let elements = CountWords.counted(missing, Noun("element", "elements"))
      return "\(wrong.count) of \(queries.count) queries leave out \(elements)"
    }
    let names =
      missing <= Self.mostNamed
      ? CountWords.list(only.query.missing.map(\.id.label))
      : CountWords.counted(missing, Noun("element", "elements"))
    let subject = queries.count == 1 ? "The query" : only.name
    return "\(subject) leaves out \(names)\(appearance(of: only))"
  }

  /// An element that a later question brings appears all at once.
  private func appearance(of wrong: NumberedQuery) -> String {
    let keys = Set(wrong.query.missing.map(\.spokenKey))
    let later = queries.first { query in
      query.number > wrong.number && keys.isSubset(of: query.query.answers.map(\.key))
    }
    guard let later else { return "" }
    return ", so \(keys.count == 1 ? "it pops" : "they pop") in at query \(later.number)"
  }

  private var surplus: String {
    let count = queries.reduce(0) { $0 + $1.query.spare.count }
    guard count > 0 else { return "" }
    let answers = CountWords.counted(count, Noun("answer was", "answers were"))
    return "; \(answers) not asked for"
  }
}
