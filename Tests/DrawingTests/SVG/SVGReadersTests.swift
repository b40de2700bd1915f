import Cases
import Readers
import Testing

@testable import Drawing

/// Two readers show the same. Texts are set in whatever fonts each reader finds, so they
/// may lie farther apart than shapes.
@Suite(.aside, .needs(.librsvg, .chromium))
struct SVGReadersTests {
  @Test(arguments: Theme.allCases) func twoReadersShowTheSame(_ theme: Theme) async throws {
    let distances = try await SVGReaders.compare(CaseFolder.all("svg"), theme)
    for item in CaseFolder.all("svg") {
      guard let distance = distances[item.name] else {
        Issue.record("\(item.name): not shown")
        continue
      }
      let hasText = try item.drawing().text.contains("text \"")
      let limit = hasText ? 0.12 : 0.008
      #expect(distance.mean < limit, "\(item.name), \(theme.rawValue)")
      if !hasText { #expect(distance.share < 0.002, "\(item.name), \(theme.rawValue)") }
    }
  }
}
