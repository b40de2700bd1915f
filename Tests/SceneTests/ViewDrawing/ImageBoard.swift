import Foundation
import Imaging
import UIKit

/// Everything that images can be asked for beyond being there: turned, with caps, in rows, and as masks.
final class ImageBoard: UIView {
  /// A frame with a red corner around four quarters of other colours, so that every part is known by its look.
  static let pixels: Data = {
    let colors: [UInt32] = [0xFF1F_5FBF, 0xFFD5_5E00, 0xFFE5_B46E, 0xFF77_D3AD]
    let pixels = (0..<144).map { index -> UInt32 in
      let (x, y) = (index % 12, index / 12)
      if x < 3, y < 3 { return colors[1] }
      if x < 3 || y < 3 || x > 8 || y > 8 { return colors[0] }
      return (x < 6) == (y < 6) ? colors[2] : colors[3]
    }
    let bitmap = try? Bitmap(width: 12, height: 12, pixels: pixels)
    return bitmap.map { Data(PNGWriter().encode($0)) } ?? Data()
  }()

  private static let drawing = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image {
    UIColor.blue.setFill()
    $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    UIColor.orange.setFill()
    $0.fill(CGRect(x: 4, y: 2, width: 4, height: 4))
  }

  private let framed = UIImageView(frame: CGRect(x: 8, y: 120, width: 60, height: 32))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 216, height: 160))
    backgroundColor = .white
    framed.image = UIImage(data: Self.pixels)?.resizableImage(
      withCapInsets: Self.caps, resizingMode: .stretch)
    addSubview(framed)
  }

  required init?(coder: NSCoder) { nil }

  private static let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)

  override func draw(_ rect: CGRect) {
    guard let image = UIImage(data: Self.pixels), let picture = image.cgImage else { return }
    for way in 0..<8 {
      let turned = UIImage(
        cgImage: picture, scale: 1, orientation: UIImage.Orientation(rawValue: way) ?? .up)
      turned.draw(in: CGRect(x: 8 + 26 * way, y: 8, width: 18, height: way % 2 == 0 ? 24 : 18))
    }
    drawResized(image, y: 42)
    drawResized(Self.drawing, y: 80)
    image.drawAsPattern(in: CGRect(x: 76, y: 120, width: 60, height: 32))
    drawMasked()
  }

  private func drawResized(_ image: UIImage, y: CGFloat) {
    for (index, mode) in [UIImage.ResizingMode.stretch, .tile].enumerated() {
      image.resizableImage(withCapInsets: Self.caps, resizingMode: mode)
        .draw(in: CGRect(x: 8 + 68 * CGFloat(index), y: y, width: 60, height: 32))
    }
    // Its middle is one pixel, which is all that may grow.
    image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 6, right: 6), resizingMode: .stretch
    ).draw(in: CGRect(x: 144, y: y, width: 60, height: 32))
  }

  private func drawMasked() {
    guard let context = UIGraphicsGetCurrentContext(), let mask = Self.drawing.cgImage else {
      return
    }
    let box = CGRect(x: 144, y: 120, width: 60, height: 32)
    context.saveGState()
    context.clip(to: box, mask: mask)
    UIColor.systemGreen.setFill()
    context.fill(box)
    UIColor.black.setFill()
    context.fill(CGRect(x: 144, y: 120, width: 60, height: 8))
    context.restoreGState()
  }
}
