import CoreGraphics
import Drawing

/// The colours of layers: one hue that no role has, the stronger the farther in front.
struct DepthRamp {
  let count: Int

  static let back = ThemedColor(0xD5D8EC, 0x3A3D5C)
  static let front = ThemedColor(0x3F3A94, 0xBDB8FF)

  /// Of the layer with that many behind it.
  subscript(index: Int) -> ThemedColor {
    let share = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0.6
    return Self.front.shown(over: Self.back, opacity: share)
  }

  /// The line around an element, which is seen on the colour and beside it.
  func line(_ index: Int) -> Stroke {
    let fill = self[index]
    var stroke =
      fill.contrast(to: FigureInk.surface) >= 3
      ? Stroke(FigureInk.surface, width: 1) : Stroke(Self.front, width: 1)
    stroke.join = .round
    return stroke
  }

  var legend: LegendEntry {
    let swatches = (0..<count).map { index -> DrawItem in
      let rect = CGRect(
        x: (CGFloat(index) - CGFloat(count) / 2) * 12, y: -5, width: 12, height: 10)
      return .fill(.rect(rect), self[index])
    }
    return LegendEntry("from back to front", sampleWidth: CGFloat(count) * 12, swatches)
  }
}
