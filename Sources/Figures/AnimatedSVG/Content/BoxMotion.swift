import CoreGraphics
import Drawing

/// A filled box that moves or grows, told in transforms: a reader's compositor moves layers by itself, while a box
/// with other numbers is laid out and painted anew in every frame.
///
/// A box of one size is moved. One with sharp corners is scaled. Round corners are no longer round when they are
/// scaled: such a box is drawn as a few boxes of its smallest size that move apart, and always overlap.
struct BoxMotion {
  enum Form {
    case moved
    case scaled
    case spread(across: Int, down: Int)
  }

  let form: Form
  let keys: KeyTrack
  let resting: [Double]
  /// The opacity of parts that lie over each other, as a whole; 1 where each has its own.
  private(set) var alpha: CGFloat = 1
  private let radius: CGFloat
  /// The smallest box.
  private let least: CGSize
  private static let most = 6

  /// Nil where transforms cannot tell it.
  init?(_ shape: DrawShape, _ changes: NodeChanges) {
    guard let keys = changes.lines[.box], let resting = changes.resting[.box],
      let radius = shape.geometry.uniformBox?.radius, changes.lines[.radius] == nil
    else { return nil }
    let extents = changes.extents(of: .box)
    (self.keys, self.resting, self.radius) = (keys, resting, radius)
    least = CGSize(width: max(extents[2].lowerBound, 0), height: max(extents[3].lowerBound, 0))
    let isOfOneSize = extents[2...3].allSatisfy { $0.upperBound - $0.lowerBound < 1e-6 }
    if isOfOneSize, shape.isPlain {
      form = .moved
    } else if radius == 0, shape.stroke == nil, shape.isPlain, resting[2] > 0, resting[3] > 0 {
      form = .scaled
    } else if let form = Self.spread(extents, radius), shape.isEven, changes.lines[.fill] == nil {
      self.form = form
      if case .color(let color)? = shape.fill { alpha = color.light.alpha }
    } else {
      return nil
    }
  }

  /// Neighbours overlap where they are straight.
  private static func spread(_ extents: [ClosedRange<Double>], _ radius: CGFloat) -> Form? {
    let counts = extents[2...3].map { range -> Int in
      let way = range.upperBound - range.lowerBound
      let straight = range.lowerBound - 2 * Double(radius) - 1
      if way < 1e-6 { return 1 }
      guard straight > 0, way / straight < Double(most) else { return most + 1 }
      return Int((way / straight).rounded(.up)) + 1
    }
    guard let across = counts.first, let down = counts.last, across * down <= most else {
      return nil
    }
    return .spread(across: across, down: down)
  }

  /// The parts of the box as the drawing ends, and the shares of its growth by which each of them moves.
  var parts: [(geometry: ShapeGeometry, share: CGPoint)] {
    let rect = CGRect(x: resting[0], y: resting[1], width: resting[2], height: resting[3])
    guard case .spread(let across, let down) = form else {
      return [(.rounded(rect, radius: radius), .zero)]
    }
    func share(_ index: Int, _ count: Int) -> CGFloat {
      count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    }
    return (0..<across * down).map { index in
      let share = CGPoint(x: share(index % across, across), y: share(index / across, down))
      let corner = CGPoint(
        x: rect.minX + share.x * (rect.width - least.width),
        y: rect.minY + share.y * (rect.height - least.height))
      return (.rounded(CGRect(origin: corner, size: least), radius: radius), share)
    }
  }

  /// The line that a part follows; nil where it rests.
  func line(_ share: CGPoint, by writer: MoverWriter) -> PropertyTrack? {
    guard case .scaled = form else {
      return writer.shiftLine(keys, resting: resting) { value in
        CGPoint(
          x: value[0] - resting[0] + Double(share.x) * (value[2] - resting[2]),
          y: value[1] - resting[1] + Double(share.y) * (value[3] - resting[3]))
      }
    }
    return writer.line(keys, resting: resting) { value in
      let (across, down) = (max(value[2], 0) / resting[2], max(value[3], 0) / resting[3])
      let place =
        "translate(\(CSSText.pixels(value[0] - across * resting[0])),"
        + "\(CSSText.pixels(value[1] - down * resting[1])))"
      return "transform:\(place) "
        + "scale(\(NumberText.css(across, decimals: 5)),\(NumberText.css(down, decimals: 5)))"
    }
  }
}

extension DrawShape {
  /// Whether its paints are the same all over, so that they can be moved and scaled.
  var isPlain: Bool {
    [fill, stroke?.paint].allSatisfy { paint in
      switch paint {
      case nil, .color?, .material?: true
      case .linear?, .radial?, .tiles?: false
      }
    }
  }

  /// Whether as much shines through in both themes, so that opaque parts and one opacity do the same.
  fileprivate var isEven: Bool {
    guard stroke == nil, case .color(let color)? = fill else { return false }
    return abs(color.light.alpha - color.dark.alpha) < 1e-3 && color.light.alpha > 0
  }
}
