import CoreGraphics
import Motion

extension LayoutSnapshot {
  /// The same layout with a content and a screen that a figure can be made of: where numbers are missing or
  /// without end, there is none.
  var drawable: LayoutSnapshot {
    var copy = self
    let sides = [contentSize.width, contentSize.height]
    if !sides.allSatisfy({ $0.isFinite && $0 >= 0 }) { copy.contentSize = .zero }
    let numbers = [viewport.minX, viewport.minY, viewport.size.width, viewport.size.height]
    let isScreen =
      numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 } && viewport.size.width >= 0
      && viewport.size.height >= 0
    if !isScreen { copy.viewport = .zero }
    return copy
  }
}
