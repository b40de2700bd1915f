/// The ways in which texts are shown otherwise than they ask for: each once, in the order in which it was found.
struct TextNotices {
  private(set) var all: [TextNotice] = []

  /// As many characters stand for all that a package lacks.
  private static let mostCharacters = 8

  mutating func note(_ more: [TextNotice]) {
    for notice in more { note(notice) }
  }

  private mutating func note(_ notice: TextNotice) {
    guard case .uncovered(let characters, let package) = notice else {
      if !all.contains(notice) { all.append(notice) }
      return
    }
    for (index, known) in all.enumerated() {
      guard case .uncovered(let before, package) = known else { continue }
      all[index] = .uncovered(Self.joined(before, characters), package: package)
      return
    }
    all.append(.uncovered(Self.joined("", characters), package: package))
  }

  private static func joined(_ first: String, _ second: String) -> String {
    var scalars = Array(first.unicodeScalars)
    for scalar in second.unicodeScalars where scalars.count < mostCharacters {
      if !scalars.contains(scalar) { scalars.append(scalar) }
    }
    var joined = ""
    joined.unicodeScalars.append(contentsOf: scalars)
    return joined
  }
}
