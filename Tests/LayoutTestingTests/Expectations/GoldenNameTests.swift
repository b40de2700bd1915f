import Testing

@testable import LayoutTesting

@Suite struct GoldenNameTests {
  @Test(arguments: [
    "../../../etc/passwd", "/etc/passwd", "a/b", "..", ".", " ", "nul\0", "line\nbreak",
    "CON:", "über", "名前", "a.b", String(repeating: "long", count: 100), "-", "--help", "~", "$(rm)",
  ])
  func leadsNowhereElse(_ word: String) {
    let name = GoldenName.safe(word)
    #expect(!name.isEmpty && name.utf8.count < 100)
    #expect(!name.contains { "/.\\:\0\n $~".contains($0) }, "\(name)")
  }

  @Test func keepsPlainNames() {
    #expect(GoldenName.safe("photos_in-3-columns") == "photos_in-3-columns")
    #expect(GoldenName("wide", "iphone-dark").stem(ofTest: "photos") == "photos.wide.iphone-dark")
    #expect(GoldenName("", "").stem(ofTest: "photos") == "photos")
  }

  @Test func tellsHostileNamesApart() {
    let words = ["a/b", "a.b", "a b", "a-b", "a:b", "../a-b", "名前", "前名"]
    #expect(Set(words.map(GoldenName.safe)).count == words.count)
  }
}
