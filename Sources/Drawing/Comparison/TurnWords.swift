import CoreGraphics

/// The difference between two transforms in words: `mirrored`, `turned by 90°`.
struct TurnWords {
  let text: String
  private static let least: CGFloat = 0.0001

  init(_ before: PlaneTransform, _ after: PlaneTransform) {
    let (first, second) = (Side(before), Side(after))
    let isMirrored = first.area * second.area < 0
    var words = isMirrored ? ["mirrored"] : []
    let turn = second.angle - first.angle
    let whole = turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn
    if !isMirrored, abs(whole) > 0.01 {
      words.append("turned by \(NumberText.text(whole, decimals: 2))°")
    }
    let factor = first.across > 0 ? second.across / first.across : 1
    if abs(factor - 1) > Self.least {
      words.append("scaled by \(NumberText.text(factor, decimals: 3))")
    }
    text = words.isEmpty ? "skewed otherwise" : words.joined(separator: ", ")
  }

  private struct Side {
    let area: CGFloat
    let across: CGFloat
    /// In degrees.
    let angle: CGFloat

    init(_ transform: PlaneTransform) {
      area = transform.a * transform.d - transform.b * transform.c
      across = hypot(transform.a, transform.b)
      angle = atan2(transform.b, transform.a) * 180 / CGFloat.pi
    }
  }
}
