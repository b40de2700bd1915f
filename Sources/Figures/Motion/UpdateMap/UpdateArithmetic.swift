import CoreGraphics
import Motion

/// The sum that a batch of updates has to come out at: what was there, less what is deleted, and what is inserted, is
/// what is there afterwards.
struct UpdateArithmetic: Equatable {
  /// "200 − 2 deleted + 2 inserted = 200; 1 moved, 1 reloaded".
  let line: String

  init(_ sums: [SectionSum]) {
    let balance = Self.balance(sums)
    // One that goes to another section is counted once.
    let counts: [(count: Int, word: String)] = [
      (sums.reduce(0) { $0 + $1.reordered + $1.movedIn }, Role.moved.words),
      (sums.reduce(0) { $0 + $1.reloaded }, Role.reloaded.words),
      (sums.reduce(0) { $0 + $1.reconfigured }, Role.reconfigured.words),
    ]
    let items = counts.filter { $0.count > 0 }.map {
      "\(CountWords.digits($0.count)) \($0.word)"
    }
    let parts = [items.joined(separator: ", "), Self.sections(sums)].filter { !$0.isEmpty }
    line = ([balance] + parts).joined(separator: "; ")
  }

  private static func balance(_ sums: [SectionSum]) -> String {
    func total(_ count: (SectionSum) -> Int) -> Int { sums.reduce(0) { $0 + count($1) } }
    let terms: [(count: Int, sign: String, word: String)] = [
      (total(\.deleted), "−", Role.deleted.words), (total(\.inserted), "+", Role.inserted.words),
    ]
    let middle = terms.filter { $0.count > 0 }.map {
      "\($0.sign) \(CountWords.digits($0.count)) \($0.word)"
    }
    let (before, after) = (total(\.before), total(\.after))
    // Nothing is added up where none comes or goes.
    guard !middle.isEmpty || before != after else {
      return CountWords.digits(after, Noun("item", "items"))
    }
    return ([CountWords.digits(before)] + middle + ["=", CountWords.digits(after)])
      .joined(separator: " ")
  }

  /// "1 of 3 sections moved".
  private static func sections(_ sums: [SectionSum]) -> String {
    let roles: [(Role, verb: String)] = [
      (.sectionDeleted, "deleted"), (.sectionInserted, "inserted"), (.sectionMoved, "moved"),
      (.reloaded, "reloaded"),
    ]
    let parts = roles.compactMap { role, verb -> String? in
      let count = sums.count { $0.role == role }
      return count > 0 ? "\(count) \(verb)" : nil
    }
    let all = max(sums.count { $0.indexBefore != nil }, sums.count { $0.indexAfter != nil })
    guard let first = parts.first else { return "" }
    let noun = "of \(all) section\(all == 1 ? "" : "s")"
    let opening = first.split(separator: " ", maxSplits: 1).joined(separator: " \(noun) ")
    return ([opening] + parts.dropFirst()).joined(separator: ", ")
  }
}
