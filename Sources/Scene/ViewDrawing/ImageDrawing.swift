import Drawing
import UIKit

/// An image in a box.
struct ImageDrawing {
  var image: CGImage
  /// In points.
  var size: CGSize
  var mode: DrawImage.ContentMode
  var tint: ThemedColor?

  func items(in box: CGRect) -> [DrawItem] {
    switch image.content {
    case .file(let bytes):
      return [
        .image(
          DrawImage(
            ImageSource(bytes, naturalSize: size), in: box, contentMode: mode, tint: tint))
      ]
    case .recorded(let operations, let recordedSize):
      let place = DrawImage(ImageSource([], naturalSize: size), in: box, contentMode: mode)
      let items = [DrawItem].recorded(operations, size: recordedSize, in: place.contentFrame)
      return tint.map { items.tinted($0) } ?? items
    }
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
