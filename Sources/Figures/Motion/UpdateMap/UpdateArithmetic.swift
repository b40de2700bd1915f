import CoreGraphics
import Motion

/// The sums that a batch of updates has to come out at, section by section: what was there, less what is deleted, and
/// so on, is what is there afterwards.
struct UpdateArithmetic: Equatable {
  /// "5 − 1 deleted + 1 inserted = 5".
  let lines: [String]

  /// More sections than this are summed up.
  private static let longest = 6

  /// - Parameter name: of a section.
  init(_ sums: [SectionSum], name: (SectionSum) -> String) {
    let changed = sums.filter { !$0.isQuiet }
    guard sums.count > 1 else {
      lines = sums.map { Self.text([$0], tellsMoves: false) }
      return
    }
    // The change of a whole section is said before the numbers in it.
    let whole = Self.whole(sums)
    let told = changed.filter { $0.role.map { !$0.isAskedOfSection } ?? true || $0.hasOwnItems }
    guard sums.count <= Self.longest else {
      lines = whole + [Self.text(sums, tellsMoves: false)]
      return
    }
    let shown = told.isEmpty && whole.isEmpty ? sums : told
    lines = whole + shown.map { "\(name($0)): \(Self.text([$0], tellsMoves: true))" }
  }

  /// "1 section moved".
  private static func whole(_ sums: [SectionSum]) -> [String] {
    let roles: [(Role, verb: String)] = [
      (.sectionDeleted, "deleted"), (.sectionInserted, "inserted"), (.sectionMoved, "moved"),
    ]
    let parts = roles.compactMap { role, verb -> String? in
      let count = sums.count { $0.role == role }
      guard count > 0 else { return nil }
      return "\(count) section\(count == 1 ? "" : "s") \(verb)"
    }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  private static func text(_ sums: [SectionSum], tellsMoves: Bool) -> String {
    func total(_ count: (SectionSum) -> Int) -> Int { sums.reduce(0) { $0 + count($1) } }
    let terms: [(count: Int, sign: String, word: String)] = [
      (total(\.deleted), "−", "deleted"), (total(\.inserted), "+", "inserted"),
      (tellsMoves ? total(\.movedOut) : 0, "−", "moved out"),
      (tellsMoves ? total(\.movedIn) : 0, "+", "moved in"),
    ]
    let middle = terms.filter { $0.count > 0 }.map { "\($0.sign) \($0.count) \($0.word)" }
    let words = ["\(total(\.before))"] + middle + ["=", "\(total(\.after))"]
    return words.joined(separator: " ")
  }
}

extension SectionSum {
  /// Whether something was asked of its items beside what was asked of itself.
  fileprivate var hasOwnItems: Bool {
    switch role {
    case .sectionDeleted?: movedOut > 0
    case .sectionInserted?: movedIn > 0
    default:
      [deleted, inserted, movedOut, movedIn, reordered, reloaded, reconfigured].contains { $0 > 0 }
    }
  }
}
