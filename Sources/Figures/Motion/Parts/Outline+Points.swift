import CoreGraphics
import Drawing

extension Outline {
  /// A line from point to point; empty without any.
  init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
