import CoreGraphics
import Drawing

extension Outline {
  /// Slanting lines over all of a rectangle and nowhere else: bars and safe areas, told apart without a colour.
  init(hatching rect: CGRect, step: CGFloat) {
    self.init()
    guard rect.isUsable else { return }
    for start in stride(from: rect.minX - rect.height, to: rect.maxX, by: step) {
      let (left, right) = (max(start, rect.minX), min(start + rect.height, rect.maxX))
      guard right - left > 0.5 else { continue }
      move(to: CGPoint(x: left, y: rect.maxY - (left - start)))
      addLine(to: CGPoint(x: right, y: rect.maxY - (right - start)))
    }
  }
}
