import CoreGraphics

/// The sum that a batch of updates has to come out at, section by section: what was there, less what is
/// deleted, and so on, is what is there afterwards.
struct UpdateArithmetic: Equatable {
  struct Term: Equatable {
    var count: Int
    var isAdded: Bool
    var word: String
  }

  let before: Int
  let terms: [Term]
  let after: Int

  /// `places` says for each kept item in which section it was and is.
  init(before: [ElementStory], after: [ElementStory], arrived: Int, left: Int) {
    self.before = before.count
    self.after = after.count
    let all = [
      Term(count: before.count { $0.role == .deleted }, isAdded: false, word: "deleted"),
      Term(count: after.count { $0.role == .inserted }, isAdded: true, word: "inserted"),
      Term(count: left, isAdded: false, word: "moved out"),
      Term(count: arrived, isAdded: true, word: "moved in"),
    ]
    terms = all.filter { $0.count > 0 }
  }

  /// "5 − 1 deleted + 1 inserted = 5".
  var text: String {
    let middle = terms.map { "\($0.isAdded ? "+" : "−") \($0.count) \($0.word)" }
    let words = ["\(before)"] + middle + ["=", "\(after)"]
    return words.joined(separator: " ")
  }
}
