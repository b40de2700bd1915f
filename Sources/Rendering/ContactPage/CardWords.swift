internal import Drawing
internal import Notation
internal import SceneFormat

/// The title of a card and the sentences below it, both from the picture's alternative text: every word of that stands
/// in one of the two.
struct CardWords: Equatable {
  let title: String
  let details: String

  /// In characters: of a longer sentence the first parts are the title.
  private static let longestTitle = 120

  /// - Parameters:
  ///   - scene: the title of the scene, which stands above the card.
  ///   - kind: what the picture is; the title where no sentence can be it.
  ///   - isMoving: whether it shows what happens, so that this is its title and not what there is.
  ///   - known: the titles of other cards.
  init(
    of words: String, in scene: String?, kind: String, isMoving: Bool, besides known: Set<String>
  ) {
    let all = Self.sentences(scene.map { Self.words(words, behind: $0) } ?? words)
    let order =
      isMoving ? Array(all.indices.dropFirst()) + all.indices.prefix(1) : all.indices.map(\.self)
    let telling = order.filter { !Self.isLabel(all[$0], kind) }
    for index in telling where all.count > 1 {
      let (title, rest) = Self.split(all[index])
      let others = all[..<index] + (rest.isEmpty ? [] : [rest]) + all[(index + 1)...]
      guard !known.contains(title), !others.allSatisfy({ Self.isLabel($0, kind) }) else { continue }
      self.init(title: title, details: others.joined(separator: " "))
      return
    }
    // Without the kind that the title says already.
    let sentences = all.count > 1 ? all.filter { $0 != kind + "." } : all
    self.init(title: kind, details: sentences.joined(separator: " "))
  }

  private init(title: String, details: String) {
    (self.title, self.details) = (title, details)
  }

  /// "Flow layout of two items." of "Friends: flow layout of two items."
  private static func words(_ words: String, behind title: String) -> String {
    let starts = [title, Directions.apart(title.shortened(to: AlternativeText.longestTitle))]
    for start in starts where words.hasPrefix(start + ": ") {
      let body = words.dropFirst(start.count + 2)
      return body.prefix(1).uppercased() + body.dropFirst()
    }
    return words
  }

  private static func sentences(_ words: String) -> [String] {
    var (all, rest) = ([String](), words)
    while !rest.isEmpty {
      let (first, others) = ExhibitReader.sentences(rest)
      all.append(first)
      rest = others
    }
    return all
  }

  /// Whether a sentence only says what is to come: "Film strip."
  private static func isLabel(_ sentence: String, _ kind: String) -> Bool { sentence == kind + "." }

  /// The sentence as a title, without its full stop; of a long one as many parts as there is room for, and the others.
  private static func split(_ sentence: String) -> (title: String, rest: String) {
    let title = sentence.last == "." ? String(sentence.dropLast()) : sentence
    guard title.count > longestTitle else { return (title, "") }
    let start = title.prefix(longestTitle)
    for mark in ["; ", ", "] {
      guard let end = start.ranges(of: mark).last else { continue }
      return (String(start[..<end.lowerBound]), String(sentence[end.upperBound...]))
    }
    return (title.shortened(to: longestTitle), sentence)
  }
}
