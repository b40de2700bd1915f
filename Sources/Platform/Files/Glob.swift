/// A pattern of paths: `*` and `?` inside of a name, `[a-c]` for one letter, `**` for any number of folders.
/// Names that begin with a dot are found by patterns that begin with one.
package struct Glob: Equatable, Sendable {
  private let parts: [String]
  private let isAbsolute: Bool

  package init(_ pattern: String) {
    isAbsolute = pattern.hasPrefix("/")
    parts = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// The paths that fit, sorted by the names on the way.
  package func paths() -> [String] {
    var found: [String] = []
    walk(isAbsolute ? "/" : "", parts[...], into: &found)
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func walk(_ folder: String, _ parts: ArraySlice<String>, into found: inout [String]) {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    guard Self.isPattern(part) else {
      let path = folder + part
      guard FolderListing.exists(path) else { return }
      return rest.isEmpty ? found.append(path) : walk(path + "/", rest, into: &found)
    }
    if part == "**" { walk(folder, rest, into: &found) }
    guard let entries = try? FolderListing(folder).entries else { return }
    for entry in entries where Self.matches(entry.name, part == "**" ? "*" : part) {
      let path = folder + entry.name
      if part == "**" {
        if entry.isFolder { walk(path + "/", parts, into: &found) }
      } else if rest.isEmpty {
        if !entry.isFolder { found.append(path) }
      } else {
        walk(path + "/", rest, into: &found)
      }
    }
  }

  /// Whether a name fits one part of a pattern.
  package static func matches(_ name: String, _ pattern: String) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let (name, pattern) = (Array(name), Array(pattern))
    // The last star is the only one that has to be tried again, so the work is never more than a square.
    var (place, letter) = (0, 0)
    var star: (place: Int, letter: Int)?
    while letter < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < pattern.count,
        let next = step(pattern, at: place, over: name[letter])
      {
        (place, letter) = (next, letter + 1)
      } else if let last = star {
        star = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// The place at which the pattern goes on if what stands at `place` fits the letter.
  private static func step(
    _ pattern: [Character], at place: Int, over letter: Character
  ) -> Int? {
    if pattern[place] == "?" { return place + 1 }
    guard pattern[place] == "[", let end = pattern[(place + 1)...].firstIndex(of: "]") else {
      return pattern[place] == letter ? place + 1 : nil
    }
    var set = pattern[(place + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    return contains(letter, set) == isNegated ? nil : end + 1
  }

  private static func contains(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
    var index = set.startIndex
    while index < set.endIndex {
      if index + 2 < set.endIndex, set[index + 1] == "-" {
        if set[index] <= letter, letter <= set[index + 2] { return true }
        index += 3
      } else {
        if set[index] == letter { return true }
        index += 1
      }
    }
    return false
  }
}
