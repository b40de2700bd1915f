import Testing

@testable import UIKit

@Suite struct NSValueGeometryTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 0.1)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test func givesBackWhatItHolds() {
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    var transform = CATransform3DMakeRotation(0.3, 1, 2, 3)
    transform.m34 = -0.002
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
  }

  @Test func readsAsZerosWhatItDoesNotHold() {
    #expect(NSValue(cgPoint: rect.origin).cgRectValue == .zero)
    #expect(NSValue(cgRect: rect).uiEdgeInsetsValue == .zero)
  }

  @Test func equalsTheSameValue() {
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(cgAffineTransform: affine) != NSValue(cgAffineTransform: .identity))
  }

  @Test func writesGeometryAsUIKitDoes() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 0.10000000000000001}}")
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: affine) == "[1, 2, 3, 4, 5, 6]")
  }

  @Test func readsWhatItWrites() {
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]") == affine)
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, x}}") == .zero)
  }

  @Test func survivesAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(insets, forKey: "insets")
    archiver.encode(rect, forKey: "rect")
    archiver.encode(affine, forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == affine)
    #expect(reader.decodeUIOffset(forKey: "missing") == .zero)
  }
}
