public import Foundation

public class CGPath {
  package internal(set) var outline: Outline

  package init(outline: Outline) {
    self.outline = outline
  }

  public convenience init(rect: CGRect) {
    var outline = Outline()
    outline.addRect(rect)
    self.init(outline: outline)
  }

  public convenience init(ellipseIn rect: CGRect) {
    var outline = Outline()
    outline.addEllipse(in: rect)
    self.init(outline: outline)
  }

  /// Corners larger than half of a side are cut to half; Core Graphics ends the program.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    var outline = Outline()
    outline.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline: outline)
  }

  // Core Graphics has these three with a pointer only, and without a default.

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(CGPath(rect: rect).outline, transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(CGPath(ellipseIn: rect).outline, transform)
  }

  /// Corners larger than half of a side are cut to half; Core Graphics ends the program.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    unsafe self.init(path.outline, transform)
  }

  private convenience init(_ outline: Outline, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: outline.applying(unsafe transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { outline.isEmpty }
  public var currentPoint: CGPoint { outline.currentPoint }
  public var boundingBox: CGRect { outline.controlBounds }
  public var boundingBoxOfPath: CGRect { outline.bounds }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, using: rule)
  }

  public func copy() -> CGPath? { CGPath(outline: outline) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    unsafe CGPath(outline, transform)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    unsafe CGMutablePath(outline, transform)
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in outline.segments {
      var points = segment.points
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        // A closing segment has no points, and an empty array no address.
        var none = CGPoint.zero
        unsafe withUnsafeMutablePointer(to: &none) { fallback in
          let address = unsafe buffer.baseAddress ?? fallback
          unsafe withUnsafePointer(to: CGPathElement(type: segment.type, points: address)) {
            unsafe block($0)
          }
        }
      }
    }
  }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}
