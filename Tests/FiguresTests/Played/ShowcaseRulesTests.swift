import Rendering
import SceneFormat
import Testing

@testable import Figures

/// Every figure of every scene of the showcase keeps the rules of figures, whether the scene asks for it or not.
@Suite struct ShowcaseRulesTests {
  @Test(arguments: PlayedFigures.showcaseNames)
  func figuresKeepTheRules(_ scene: String) async throws {
    let played = try await PlayedFigures(showcase: scene)
    for (fit, width) in [(nil, FigureWidth.readme), (OutputDescription.Fit.half, .half)] {
      let figures = try played.all(fit: fit).filter { $0.kind != .still }
      // A scene without steps has a blueprint, a stack, a matrix and a sheet.
      #expect(figures.count >= 4)
      for (kind, figure) in figures {
        let broken = FigureRules(figure, at: width, steps: played.steps).broken
        let twins = RoleInkwork(figure.drawing).confusions
        #expect(broken + twins == [], "\(kind.name) at \(width.points)")
      }
    }
  }
}
