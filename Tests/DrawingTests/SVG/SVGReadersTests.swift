import Readers
import Testing

@testable import Drawing

/// What one reader shows is what the other shows. Texts are set in whatever fonts each reader finds, so they
/// may lie farther apart than shapes.
@Suite(.aside, .needs(.librsvg, .chromium))
struct SVGReadersTests {
  @Test(arguments: Theme.allCases) func twoReadersShowTheSame(_ theme: Theme) async throws {
    let distances = try await SVGReaders.compare(SVGCase.all, theme)
    let texts = Set((SVGCase.texts + [SVGCase.common]).map(\.testDescription))
    for item in SVGCase.all {
      let name = item.testDescription
      guard let distance = distances[name] else {
        Issue.record("\(name): not shown")
        continue
      }
      let limit = texts.contains(name) ? 0.12 : 0.008
      #expect(distance.mean < limit, "\(name), \(theme.rawValue)")
      if !texts.contains(name) { #expect(distance.share < 0.002, "\(name), \(theme.rawValue)") }
    }
  }
}
