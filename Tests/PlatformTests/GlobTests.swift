import Readers
@testable import Platform
import Testing

@Suite struct GlobTests {
  static let names: [(pattern: String, name: String, fits: Bool)] = [
    ("*.json", "a.json", true), ("*.json", "a.yaml", false), ("*.json", ".a.json", false),
    (".*", ".a", true), ("a?c", "abc", true), ("a?c", "ac", false), ("[a-c]x", "bx", true),
    ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("a*b*c", "axxbyyc", true),
    ("a*b*c", "axxbyy", false), ("*", "", true), ("[a", "[a", true), ("é*", "école", true),
  ]

  @Test(arguments: names) func fitsNames(_ example: (pattern: String, name: String, fits: Bool)) {
    #expect(Glob.matches(example.name, example.pattern) == example.fits)
  }

  @Test func takesNoLongTimeOverManyStars() {
    let pattern = String(repeating: "a*", count: 200) + "b"
    #expect(!Glob.matches(String(repeating: "a", count: 2_000), pattern))
  }

  @Test func findsFilesBelowFolders() throws {
    let place = try TemporaryFolder()
    for name in ["b.json", "a.json", "one/c.json", "one/two/d.json", "one/e.txt", ".git/f.json"] {
      try place.write(to: name)
    }
    try place.link("circle", to: ".")
    func found(_ pattern: String) -> [String] {
      Glob("\(place.path)/\(pattern)").paths().map { String($0.dropFirst(place.path.count + 1)) }
    }
    #expect(found("*.json") == ["a.json", "b.json"])
    #expect(found("**/*.json") == ["a.json", "b.json", "one/c.json", "one/two/d.json"])
    #expect(found("one/**/[de].*") == ["one/e.txt", "one/two/d.json"])
    #expect(
      found("*/c.json") == ["circle/one/c.json", "one/c.json"].filter { !$0.contains("circle") })
    #expect(found("none*") == [])
  }
}
