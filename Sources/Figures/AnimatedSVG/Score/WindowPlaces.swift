public import CoreGraphics
public import Drawing
public import Motion

/// The places of windows on a canvas that has room for all of them: each stands in the middle.
public struct WindowPlaces: Equatable, Sendable {
  /// The largest width and the largest height of all windows, in points.
  public let canvas: CGSize
  /// Those at which a window rests, from the smallest on.
  private let widths: [CGFloat]
  private let heights: [CGFloat]

  /// Makes room for the windows before and after each of the changes.
  public init(_ transitions: [Transition]) {
    let sizes = transitions.flatMap { [$0.before.viewport.size, $0.after.viewport.size] }
    canvas = transitions.canvas
    widths = Set(sizes.map(\.width)).sorted()
    heights = Set(sizes.map(\.height)).sorted()
  }

  /// The upper left corner of a window. One that rests stands at whole points where it can, as its lines would else
  /// lie between pixels.
  func corner(of size: CGSize) -> CGPoint {
    CGPoint(
      x: Self.start(of: size.width, in: canvas.width, widths),
      y: Self.start(of: size.height, in: canvas.height, heights))
  }

  /// Between two lengths at which a window rests the place goes evenly from the one to the other.
  private static func start(
    of length: CGFloat, in room: CGFloat, _ resting: [CGFloat]
  ) -> CGFloat {
    guard let below = resting.last(where: { $0 <= length }),
      let above = resting.first(where: { $0 >= length }), above > below
    else { return middle(of: length, in: room) }
    let (start, end) = (middle(of: below, in: room), middle(of: above, in: room))
    return start + (end - start) * (length - below) / (above - below)
  }

  private static func middle(of length: CGFloat, in room: CGFloat) -> CGFloat {
    let rest = room - length
    return rest == rest.rounded() ? (rest / 2).rounded(.down) : rest / 2
  }

  /// The drawing in its place, with the colour of all pages around it.
  public func placed(_ drawing: DrawList) -> DrawList {
    placed(drawing, page: .color(FigureInk.page))
  }

  /// The drawing in its place: what reaches beyond the drawing itself is cut off. As it is where it fills the canvas.
  /// - Parameter page: what stands around the drawing; nil leaves it clear.
  func placed(_ drawing: DrawList, page: Paint?) -> DrawList {
    guard drawing.size != canvas else { return drawing }
    let corner = corner(of: drawing.size)
    let place = PlaneTransform(translationX: corner.x, y: corner.y)
    var items = drawing.items
    if let background = drawing.background {
      items.insert(.shape(DrawShape(.rect(drawing.bounds), fill: background)), at: 0)
    }
    let group = DrawGroup(transform: place, clip: .rect(drawing.bounds), items)
    return DrawList(size: canvas, background: page, [.group(group)])
  }
}
