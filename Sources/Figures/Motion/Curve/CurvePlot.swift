import CoreGraphics
import Drawing

/// Time to the right, progress upwards.
struct CurvePlot {
  let area: CGRect
  let duration: TimeInterval
  let low: CGFloat
  let high: CGFloat
  /// The way from 0 to 1 in points, where it is known.
  let distance: CGFloat?

  /// "16,792.5 pt".
  static func label(of distance: CGFloat) -> Label {
    Label("\(FigureText.length(distance)) pt", FigureType.caption)
  }

  func point(_ time: TimeInterval, _ value: CGFloat) -> CGPoint {
    let share = duration > 0 ? CGFloat(time / duration) : 0.5
    let height = max(high - low, 0.001)
    return CGPoint(
      x: area.minX + share * area.width, y: area.maxY - (value - low) / height * area.height)
  }

  /// Lines at the start and the end of the way, and the times below.
  var grid: [DrawItem] {
    var items: [DrawItem] = []
    for value in [0.0, 1.0] as [CGFloat] {
      let y = point(0, value).y.rounded() + 0.5
      let line = ShapeGeometry.line(
        from: CGPoint(x: area.minX, y: y), to: CGPoint(x: area.maxX, y: y))
      items.append(.stroke(line, Stroke(FigureInk.hairline, width: 1)))
      let share = CGRect(x: area.minX - 40, y: y - 8, width: 32, height: 16)
      items.append(Label(FigureText.number(value), FigureType.caption).item(in: share, .right))
      if let distance {
        let label = value == 0 ? Label("0 pt", FigureType.caption) : Self.label(of: distance)
        let way = CGRect(x: area.maxX + 8, y: y - 8, width: label.size.width + 2, height: 16)
        items.append(label.item(in: way))
      }
    }
    return items + times
  }

  private var times: [DrawItem] {
    guard duration > 0 else { return [] }
    return TimeAxis(duration: duration, width: area.width).times.map { step in
      let frame = CGRect(x: point(step, 0).x - 40, y: area.maxY + 10, width: 80, height: 16)
      return Label(FigureText.seconds(step), FigureType.caption).item(in: frame, .center)
    }
  }

  func line(_ points: [CGPoint], dash: [CGFloat]) -> [DrawItem] {
    let outline = Outline(through: points.map { point($0.x, $0.y) })
    return [
      .stroke(
        .path(Path(outline), rule: .winding),
        Stroke(.color(FigureInk.ink), width: 2, cap: .round, join: .round, dash: dash))
    ]
  }
}

/// Round times along an axis, far enough from each other for their labels.
struct TimeAxis {
  let duration: TimeInterval
  let width: CGFloat

  var times: [TimeInterval] {
    guard duration > 0, duration.isFinite else { return [0] }
    let most = max(Double(width) / 56, 1)
    let least = duration / most
    let unit = pow(10, log10(least).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * unit }.first { $0 >= least * 0.999 } ?? duration
    let count = Int((duration / step + 1e-6).rounded(.down))
    return (0...max(min(count, 100), 0)).map { Double($0) * step }
  }
}
