/// Finds what somebody meant to write.
public enum Spelling {
  /// The candidate that the fewest slips of a hand lead to, if they are few enough for its length, and among several of
  /// those one that begins alike; else the only one that the word is a part of.
  public static func nearest(to word: String, in candidates: [String]) -> String? {
    // A word that nobody could have mistyped is not worth the work.
    guard word.unicodeScalars.count <= 64 else { return nil }
    var best: (slips: (Int, Int), candidate: String)?
    for candidate in candidates where candidate != word {
      let distance = distance(from: word, to: candidate)
      let length = min(word.count, candidate.count)
      // Of two letters one is half of the word.
      let allowed = length <= 2 ? 0 : max(1, length / 3)
      let slips = (distance, word.first == candidate.first ? 0 : 1)
      if distance <= allowed, slips < best?.slips ?? (.max, 0) { best = (slips, candidate) }
    }
    return best?.candidate ?? longer(than: word, in: candidates)
      ?? beginning(of: word, in: candidates)
  }

  /// The only candidate that begins or ends with the word, as nobody knows how a name goes on.
  private static func longer(than word: String, in candidates: [String]) -> String? {
    guard word.count >= 3 else { return nil }
    let word = word.lowercased()
    let stem = word.hasSuffix("s") ? String(word.dropLast()) : word
    let longer = candidates.filter {
      $0.lowercased().hasPrefix(stem) || $0.lowercased().hasSuffix(word)
    }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The longest candidate that the word goes on from.
  private static func beginning(of word: String, in candidates: [String]) -> String? {
    let word = word.lowercased()
    return candidates.filter { $0.count >= 4 && word.hasPrefix($0.lowercased()) }
      .max { ($0.count, $1) < ($1.count, $0) }
  }

  /// Letters that are to be added, taken away, changed or swapped with their neighbour. Case is free of charge.
  static func distance(from word: String, to other: String) -> Int {
    let (first, second) = (Array(word.lowercased()), Array(other.lowercased()))
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        let isSwapped =
          row > 1 && column > 1 && first[row - 1] == second[column - 2]
          && first[row - 2] == second[column - 1]
        if isSwapped { cost = min(cost, beforeLast[column - 2] + 1) }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
