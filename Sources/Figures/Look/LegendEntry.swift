import CoreGraphics
import Drawing
import Motion

/// One line of a legend: a sample, and what it means.
struct LegendEntry {
  let text: String
  let sampleWidth: CGFloat
  /// The sample around the origin.
  let sample: [DrawItem]
  var style = FigureType.caption

  init(_ text: String, sampleWidth: CGFloat, _ sample: [DrawItem]) {
    self.text = text
    self.sampleWidth = sampleWidth
    self.sample = sample
  }

  /// The badge of a role, or a swatch of its line where it has none.
  init(_ role: Role, _ text: String? = nil) {
    let mark = RoleMark(role)
    if let badge = mark.badge(at: .zero) {
      self.init(text ?? mark.name, sampleWidth: RoleMark.badgeSize, [badge])
    } else {
      self.init(text ?? mark.name, line: mark.stroke(width: 1.5))
    }
  }

  /// A piece of a line.
  init(_ text: String, line stroke: Stroke) {
    let line = ShapeGeometry.line(from: CGPoint(x: -10, y: 0.5), to: CGPoint(x: 10, y: 0.5))
    self.init(text, sampleWidth: 20, [.stroke(line, stroke)])
  }

  var label: Label { Label(text, style) }

  var width: CGFloat { sampleWidth + 6 + label.size.width }
}
