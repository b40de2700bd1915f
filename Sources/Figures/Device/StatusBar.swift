import CoreGraphics
import Drawing

/// The time at the left and the signals at the right of a screen's upper edge.
struct StatusBar {
  let width: CGFloat
  let height: CGFloat
  /// Whether an island or a notch stands between its two halves.
  let isSplit: Bool
  let ink: ThemedColor

  private static let time = "9:41"

  var items: [DrawItem] { isSplit ? split : plain }

  /// Beside an island or a notch: each half around the middle of the room that is left to it.
  private var split: [DrawItem] {
    let left = width * 0.168
    let line = height >= 54 ? 32.0 : height / 2 + 2
    return [clock(CGPoint(x: left, y: line), size: height >= 54 ? 17 : 16)]
      + signals(endingAt: CGPoint(x: width - left + 30, y: line))
  }

  /// In one row of small words: the time in the middle of a narrow one, at the left of a wide one.
  private var plain: [DrawItem] {
    let isWide = width > 600
    let middle = CGPoint(x: isWide ? 36 : width / 2, y: height / 2 + 1)
    let end = CGPoint(x: width - (isWide ? 22 : 8), y: height / 2 + 1)
    return [clock(middle, size: 12)] + signals(endingAt: end, scale: 0.75)
  }

  private func clock(_ middle: CGPoint, size: CGFloat) -> DrawItem {
    let style = TextStyle(FontRequest(size: size, weight: 600), ink)
    return Label(Self.time, style).item(centeredAt: middle)
  }

  /// Strength, radio and battery.
  private func signals(endingAt end: CGPoint, scale: CGFloat = 1) -> [DrawItem] {
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: end.x - 71 * scale, ty: end.y - 6 * scale)
    return [.group(DrawGroup(transform: PlaneTransform(place), strength + radio + battery))]
  }

  private var strength: [DrawItem] {
    (0..<4).map { bar in
      let height = 4 + CGFloat(bar) * 2.67
      let rect = CGRect(x: CGFloat(bar) * 4.8, y: 12 - height, width: 3.2, height: height)
      return .fill(.rounded(rect, radius: 1), ink)
    }
  }

  private var radio: [DrawItem] {
    let foot = CGPoint(x: 32, y: 11.5)
    let arcs = [10.0, 6.5].map { (radius: CGFloat) -> DrawItem in
      var outline = Outline()
      outline.addArc(around: foot, radius: radius, from: -.pi * 0.75, turn: .pi / 2)
      return .stroke(.path(Path(outline), rule: .winding), Stroke(.color(ink), width: 2.2))
    }
    var wedge = Outline()
    wedge.move(to: foot)
    wedge.addLine(to: foot.onCircle(radius: 4, angle: -.pi * 0.75))
    wedge.addLine(to: foot.onCircle(radius: 4, angle: -.pi * 0.25))
    wedge.close()
    return arcs + [.fill(.path(Path(wedge), rule: .winding), ink)]
  }

  private var battery: [DrawItem] {
    let case_ = CGRect(x: 45.5, y: 0, width: 24, height: 12)
    return [
      .stroke(.rounded(case_, radius: 3.8), Stroke(.color(ink.faded(by: 0.4)), width: 1)),
      .fill(.rounded(case_.insetBy(dx: 2, dy: 2), radius: 2.2), ink),
      .fill(
        .rounded(CGRect(x: 70.5, y: 4, width: 1.5, height: 4), radius: 0.75), ink.faded(by: 0.4)),
    ]
  }
}
