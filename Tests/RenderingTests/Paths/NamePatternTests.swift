import Testing

@testable import Rendering

@Suite struct NamePatternTests {
  private func pattern(_ name: String) -> NamePattern {
    NamePattern(row: name) ?? NamePattern(name)
  }

  static let pairs: [(first: String, second: String, meet: Bool)] = [
    ("f-{frame}.png", "f-3.png", true), ("f-{frame}.png", "f-30.png", true),
    ("f-{frame}.png", "f-03.png", false), ("f-{frame}.png", "f-0.png", true),
    ("f-{frame}.png", "f-.png", false), ("f-{frame}.png", "f-3a.png", false),
    ("f-{frame}.png", "f-3.svg", false), ("f-{frame:03}.png", "f-003.png", true),
    ("f-{frame:03}.png", "f-03.png", false), ("f-{frame:03}.png", "f-1000.png", true),
    ("f-{frame:03}.png", "f-0100.png", false), ("f-{frame:03}.png", "f-{frame}.png", true),
    ("f-{frame}.png", "f-0{frame}.png", false), ("f-{frame:02}.png", "f-0{frame}.png", true),
    ("f-{frame}.png", "f-1{frame}.png", true), ("f-{frame}.png", "f-{frame}0.png", true),
    ("f-{frame}-{frame}.png", "f-3-{frame}.png", false), ("a{frame}-3.png", "a5-{frame}.png", true),
    ("a{frame}-x.png", "a5-{frame}.png", false), ("{frame}", "{frame:09}", true),
    ("{frame}a", "a{frame}", false), ("f-{frame}.png", "f-{frame}~dark.png", false),
  ]

  @Test(arguments: pairs) func knowsWhetherANameIsInBoth(
    _ pair: (first: String, second: String, meet: Bool)
  ) {
    let (first, second) = (pattern(pair.first), pattern(pair.second))
    #expect(first.meets(second) == pair.meet)
    #expect(second.meets(first) == pair.meet)
    // Two patterns that meet are found without comparing all with all.
    if pair.meet {
      #expect(second.stems.contains(first.stem) || first.stems.contains(second.stem))
    }
  }

  @Test func findsRowsAmongManyNames() {
    var index = RowIndex()
    var number = 0
    func add(_ name: String) -> [Int] {
      defer { number += 1 }
      return index.add(.init(pattern: pattern(name), folder: 1, claim: number, isRead: false))
        .map(\.claim)
    }
    for scene in 0..<2000 { #expect(add("s\(scene)-still-7.png") == []) }
    for scene in 0..<2000 { #expect(add("s\(scene)-{frame:04}.png") == []) }
    #expect(add("s77-0003.png") == [2077])
    #expect(Set(add("s5-still-{frame}.png")) == [5])
    #expect(Set(add("s{frame}-still-7.png")).isSuperset(of: [0, 1, 1999]))
  }
}
