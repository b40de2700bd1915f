import UIKit

/// Stands in for the photo library of a phone: landscapes, drawn where they are asked for.
@MainActor final class PhotoLibrary {
  static let shared = PhotoLibrary()

  func photos(of name: String, count: Int, _ receive: ([UIImage]) -> Void) {
    receive((0..<count).map { landscape(number: $0, of: name) })
  }

  private func landscape(number: Int, of name: String) -> UIImage {
    let seed = CGFloat(name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 100) / 100
    let hue = (seed + CGFloat(number) * 0.17).truncatingRemainder(dividingBy: 1)
    let size = CGSize(width: 300, height: 200)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue, saturation: 0.3, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      let side = 34 + CGFloat(number % 3) * 10
      UIBezierPath(
        ovalIn: CGRect(x: 60 + CGFloat(number * 53 % 150), y: 30, width: side, height: side)
      ).fill()
      for (index, height) in [90, 60, 30].enumerated() {
        let brightness = 0.75 - CGFloat(index) * 0.17
        UIColor(hue: hue, saturation: 0.5, brightness: brightness, alpha: 1).setFill()
        ridge(CGFloat(height + number * 7 % 20), shift: CGFloat(number + index), in: size).fill()
      }
    }
  }

  private func ridge(_ height: CGFloat, shift: CGFloat, in size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...6 {
      let rise = (CGFloat(step) * 1.7 + shift * 2.3).truncatingRemainder(dividingBy: 3) * 14
      path.addLine(
        to: CGPoint(x: CGFloat(step) * size.width / 6, y: size.height - height - rise))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}

extension UIImage {
  /// Stands in for the image of an asset catalogue.
  static var cloud: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 28, height: 20)).image { _ in
      UIColor.black.setFill()
      let cloud = UIBezierPath(
        roundedRect: CGRect(x: 1, y: 9, width: 26, height: 10), cornerRadius: 5)
      cloud.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 12, height: 12)))
      cloud.append(UIBezierPath(ovalIn: CGRect(x: 11, y: 1, width: 14, height: 14)))
      cloud.fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
