public import CoreGraphics
public import Drawing

extension DrawList {
  /// The drawing in the middle of a canvas: what reaches beyond the drawing itself is cut off, and the colour of all
  /// pages stands around it. As it is where it fills the canvas.
  public func centered(on canvas: CGSize) -> DrawList {
    centered(on: canvas, page: .color(FigureInk.page))
  }

  /// - Parameter page: what stands around the drawing; nil leaves it clear.
  func centered(on canvas: CGSize, page: Paint?) -> DrawList {
    guard size != canvas else { return self }
    let corner = size.place(on: canvas)
    let place = PlaneTransform(translationX: corner.x, y: corner.y)
    var items = items
    if let background {
      items.insert(.shape(DrawShape(.rect(bounds), fill: background)), at: 0)
    }
    let group = DrawGroup(transform: place, clip: .rect(bounds), items)
    return DrawList(size: canvas, background: page, [.group(group)])
  }
}

extension CGSize {
  /// Where something of this size stands in the middle of a canvas: at whole points where it can, as its lines would
  /// else lie between pixels.
  func place(on canvas: CGSize) -> CGPoint {
    func half(_ room: CGFloat) -> CGFloat {
      room == room.rounded() ? (room / 2).rounded(.down) : room / 2
    }
    return CGPoint(x: half(canvas.width - width), y: half(canvas.height - height))
  }
}
