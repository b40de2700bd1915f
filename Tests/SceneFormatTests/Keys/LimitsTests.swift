import SceneFormat
import Testing

@Suite struct LimitsTests {
  /// A limit that is added without being told fails here.
  @Test func everyLimitIsInTheTable() {
    let limits = Mirror(reflecting: SceneLimits()).children.compactMap(\.label)
    #expect(SceneLimits.table.map(\.name) == limits)
  }

  @Test func thePageTellsEachWithItsNumber() {
    let page = SceneReference(kinds: Scenes.kinds).markdown
    for limit in SceneLimits.table { #expect(page.contains("| \(limit.text) | ")) }
    #expect(page.contains("| items that one update inserts or moves | 2,000 |"))
    #expect(page.contains("| steps | 1,000 |"))
    #expect(page.contains("| sections | 10,000 |"))
    #expect(page.contains("| bytes of a file that is read | 100,000,000 | `--max-bytes` |"))
  }

  @Test func thePageTellsEachColour() {
    let page = SceneReference(kinds: Scenes.kinds).markdown
    #expect(page.contains("| `blue.2` | `#"))
    #expect(page.contains("| `surface` | `#ffffff` | `#191d23` |"))
    #expect(page.contains("a number for all sides, or [top, left, bottom, right]"))
  }
}
