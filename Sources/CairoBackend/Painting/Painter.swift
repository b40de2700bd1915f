import CoreGraphics
import Drawing

/// Draws items on a canvas. A copy with another transform, clip or canvas draws what is inside a group.
struct Painter {
  let canvas: Canvas
  let resources: Resources
  let options: RasterOptions
  /// From points of the items to pixels of the device.
  var transform: CGAffineTransform
  var clip: Clip

  init(on canvas: Canvas, _ resources: Resources, _ options: RasterOptions) {
    self.canvas = canvas
    self.resources = resources
    self.options = options
    transform = CGAffineTransform(scaleX: options.scale, y: options.scale)
    clip = Clip(canvas.area)
  }

  /// The same painter on another canvas, where nothing is cut yet.
  func moved(to canvas: Canvas) -> Painter {
    var painter = Painter(on: canvas, resources, options)
    painter.transform = transform
    return painter
  }

  var cairo: Cairo { canvas.cairo }

  func drawBackground(of drawing: DrawList) throws(CairoError) {
    guard let background = drawing.background else { return }
    try draw(DrawShape(.rect(drawing.bounds), fill: background))
  }

  func draw(_ items: [DrawItem]) throws(CairoError) {
    for item in items { try draw(item) }
  }

  private func draw(_ item: DrawItem) throws(CairoError) {
    switch item {
    case .group(let group): try draw(group)
    case .shape(let shape): try draw(shape)
    case .text(let text): try draw(text)
    case .image(let image): try draw(image)
    }
  }

  /// The pixels that something with these bounds can touch; empty where it cannot be seen.
  func area(of bounds: CGRect) -> PixelRect {
    guard !bounds.isNull else { return .empty }
    return PixelRect(touchedBy: bounds.applying(transform)).intersection(clip.bounds)
  }
}
