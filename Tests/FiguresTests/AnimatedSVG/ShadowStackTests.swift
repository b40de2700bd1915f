import CoreGraphics
import Drawing
import Testing

@testable import Figures

@Suite struct ShadowStackTests {
  /// A shadow that is drawn anew for a sixtieth of a second has fewer steps, and is as dark.
  @Test func momentsHaveFewerSteps() {
    let card = ShapeGeometry.rounded(CGRect(x: 0, y: 0, width: 100, height: 60), radius: 8)
    let shadow = Shadow(
      color: ThemedColor(.black).faded(by: 0.3), offset: CGSize(width: 0, height: 2), blur: 4)
    let items = [DrawItem.group(DrawGroup(shadow: shadow, [.fill(card, ThemedColor(.white))]))]
    func alphas(_ items: [DrawItem]) -> [CGFloat] {
      guard case .group(let group)? = items.first else { return [] }
      return group.children.dropLast().compactMap { item in
        guard case .shape(let shape) = item, case .color(let color)? = shape.fill else {
          return nil
        }
        return color.light.alpha
      }
    }
    let (whole, brief) = (
      alphas(items.withStackedShadows()), alphas(items.withStackedShadows(inBrief: true))
    )
    #expect((whole.count, brief.count) == (6, 3))
    for steps in [whole, brief] {
      #expect(abs(1 - steps.reduce(1) { $0 * (1 - $1) } - 0.3) < 1e-4)
    }
  }
}
