import CoreGraphics
import Drawing

extension Outline {
  /// Slanting lines over all of a rectangle and nowhere else: bars and safe areas, told apart without a colour.
  ///
  /// - Parameter words: boxes that no line runs through.
  init(hatching rect: CGRect, step: CGFloat, around words: [CGRect] = []) {
    self.init()
    guard rect.isUsable else { return }
    for start in stride(from: rect.minX - rect.height, to: rect.maxX, by: step) {
      let (left, right) = (max(start, rect.minX), min(start + rect.height, rect.maxX))
      let foot = start + rect.maxY
      let parts = Self.free(left, right, foot: foot, around: words)
      for part in parts where part.end - part.start > 0.5 {
        move(to: CGPoint(x: part.start, y: foot - part.start))
        addLine(to: CGPoint(x: part.end, y: foot - part.end))
      }
    }
  }

  /// The parts of a line from the left to the right that lie in none of the boxes.
  private static func free(
    _ left: CGFloat, _ right: CGFloat, foot: CGFloat, around boxes: [CGRect]
  ) -> [(start: CGFloat, end: CGFloat)] {
    boxes.reduce([(start: left, end: right)]) { parts, box in
      let (from, to) = (max(box.minX, foot - box.maxY), min(box.maxX, foot - box.minY))
      guard from < to else { return parts }
      return parts.flatMap { part -> [(start: CGFloat, end: CGFloat)] in
        guard from < part.end, to > part.start else { return [part] }
        return [(part.start, max(part.start, from)), (min(part.end, to), part.end)]
      }
    }
  }
}
