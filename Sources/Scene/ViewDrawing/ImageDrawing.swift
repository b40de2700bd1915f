import Drawing
import UIKit

/// An image in a box.
struct ImageDrawing {
  var image: CGImage
  /// In points.
  var size: CGSize
  var mode: DrawImage.ContentMode
  var tint: ThemedColor?
  /// The part of the image that is shown, of 1 in each direction.
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether its pixels stay squares: where it is larger than they are, and where it is smaller.
  var isPixelated = (larger: false, smaller: false)

  /// The image as a layer shows its contents.
  func shown(by layer: CALayer) -> ImageDrawing {
    var drawing = self
    drawing.part = layer.contentsRect
    drawing.isPixelated = (
      layer.magnificationFilter == .nearest, layer.minificationFilter == .nearest
    )
    return drawing
  }

  func items(in box: CGRect) -> [DrawItem] {
    guard part == CGRect(x: 0, y: 0, width: 1, height: 1) else { return partItems(in: box) }
    switch image.content {
    case .file(let bytes):
      var drawn = DrawImage(
        ImageSource(bytes, naturalSize: size), in: box, contentMode: mode, tint: tint)
      drawn.isPixelated =
        drawn.contentFrame.width > size.width ? isPixelated.larger : isPixelated.smaller
      return [.image(drawn)]
    case .recorded(let operations, let recordedSize):
      let place = DrawImage(ImageSource([], naturalSize: size), in: box, contentMode: mode)
      let items = [DrawItem].recorded(operations, size: recordedSize, in: place.contentFrame)
      return tint.map { items.tinted($0) } ?? items
    }
  }

  /// The part fills the box as a whole image of its size would; what is beside it is cut away.
  private func partItems(in box: CGRect) -> [DrawItem] {
    guard part.width > 0, part.height > 0, part.isFinite else { return [] }
    let partSize = CGSize(width: size.width * part.width, height: size.height * part.height)
    let place = DrawImage(ImageSource([], naturalSize: partSize), in: box, contentMode: mode)
      .contentFrame
    let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
    var drawing = self
    drawing.part = CGRect(x: 0, y: 0, width: 1, height: 1)
    drawing.mode = .fill
    let items = drawing.items(
      in: CGRect(
        x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height,
        width: whole.width, height: whole.height))
    return [.group(DrawGroup(clip: .rect(place), items))]
  }

  /// The image as it draws itself: turned and in parts, as its orientation and its caps say.
  func items(in box: CGRect, drawnBy image: UIImage) -> [DrawItem] {
    let place = DrawImage(ImageSource([], naturalSize: size), in: box, contentMode: mode)
    let context = CGContext(size: box.size, scale: image.scale)
    image.draw(in: place.contentFrame, of: context)
    let items = [DrawItem](recorded: context.operations, in: box)
    return tint.map { items.tinted($0) } ?? items
  }
}

extension DrawImage.ContentMode {
  init(_ mode: UIView.ContentMode) {
    func natural(_ x: CGFloat, _ y: CGFloat) -> DrawImage.ContentMode {
      .natural(alignment: CGPoint(x: x, y: y))
    }
    switch mode {
    case .scaleToFill, .redraw: self = .fill
    case .scaleAspectFit: self = .aspectFit
    case .scaleAspectFill: self = .aspectFill
    case .center: self = natural(0.5, 0.5)
    case .top: self = natural(0.5, 0)
    case .bottom: self = natural(0.5, 1)
    case .left: self = natural(0, 0.5)
    case .right: self = natural(1, 0.5)
    case .topLeft: self = natural(0, 0)
    case .topRight: self = natural(1, 0)
    case .bottomLeft: self = natural(0, 1)
    case .bottomRight: self = natural(1, 1)
    }
  }

  init(_ gravity: CALayerContentsGravity) {
    switch gravity {
    case .resizeAspect: self = .aspectFit
    case .resizeAspectFill: self = .aspectFill
    case .center: self = DrawImage.ContentMode(UIView.ContentMode.center)
    case .top: self = DrawImage.ContentMode(UIView.ContentMode.top)
    case .bottom: self = DrawImage.ContentMode(UIView.ContentMode.bottom)
    case .left: self = DrawImage.ContentMode(UIView.ContentMode.left)
    case .right: self = DrawImage.ContentMode(UIView.ContentMode.right)
    case .topLeft: self = DrawImage.ContentMode(UIView.ContentMode.topLeft)
    case .topRight: self = DrawImage.ContentMode(UIView.ContentMode.topRight)
    case .bottomLeft: self = DrawImage.ContentMode(UIView.ContentMode.bottomLeft)
    case .bottomRight: self = DrawImage.ContentMode(UIView.ContentMode.bottomRight)
    default: self = .fill
    }
  }
}
