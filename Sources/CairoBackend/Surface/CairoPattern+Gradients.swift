import CoreGraphics
import Drawing

extension CairoPattern {
  convenience init(_ gradient: LinearGradient, _ theme: Theme) {
    self.init(from: gradient.start, to: gradient.end)
    add(gradient.stops, theme)
  }

  /// nil where the gradient's own transform leaves nothing to see.
  convenience init?(_ gradient: RadialGradient, _ theme: Theme) {
    guard let transform = gradient.transform.affine, transform.isDrawable else { return nil }
    self.init(
      from: PatternCircle(center: gradient.startCenter, radius: max(gradient.startRadius, 0)),
      to: PatternCircle(center: gradient.endCenter, radius: max(gradient.endRadius, 0)))
    add(gradient.stops, theme)
    map(transform)
  }

  private func add(_ stops: [GradientStop], _ theme: Theme) {
    for stop in stops where stop.offset.isFinite {
      add(stop.color[theme], at: min(max(stop.offset, 0), 1))
    }
  }
}
