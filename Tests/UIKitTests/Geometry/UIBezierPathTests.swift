import Testing

@testable import UIKit

@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func expectEqual(_ actual: CGRect, _ expected: CGRect) {
    #expect(abs(actual.minX - expected.minX) < 1e-3, "\(actual)")
    #expect(abs(actual.minY - expected.minY) < 1e-3, "\(actual)")
    #expect(abs(actual.maxX - expected.maxX) < 1e-3, "\(actual)")
    #expect(abs(actual.maxY - expected.maxY) < 1e-3, "\(actual)")
  }

  @Test func boundsAreThoseOfTheShape() {
    expectEqual(UIBezierPath(rect: rect).bounds, rect)
    expectEqual(UIBezierPath(ovalIn: rect).bounds, rect)
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: 10).bounds, rect)
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: 1000).bounds, rect)
    #expect(UIBezierPath().isEmpty)
  }

  @Test func clockwiseIsThatOfTheScreen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expectEqual(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expectEqual(rest.bounds, CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func roundsOnlyTheCornersThatAreNamed() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    expectEqual(path.bounds, rect)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(!path.contains(CGPoint(x: 109, y: 69)))
    #expect(path.contains(CGPoint(x: 11, y: 69)))
  }

  @Test func fillsByItsRule() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    path.usesEvenOddFillRule = false
    let holed = UIBezierPath(rect: rect)
    holed.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).reversing())
    #expect(!holed.contains(middle))
  }

  @Test func reversesEveryPart() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 1),
      controlPoint2: CGPoint(x: 3, y: 1))
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), controlPoint: CGPoint(x: 5, y: 2))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 6, y: 0))
    expected.addQuadCurve(to: CGPoint(x: 4, y: 0), controlPoint: CGPoint(x: 5, y: 2))
    expected.addCurve(
      to: CGPoint(x: 1, y: 0), controlPoint1: CGPoint(x: 3, y: 1),
      controlPoint2: CGPoint(x: 2, y: 1))
    expected.addLine(to: .zero)
    #expect(path.reversing().cgPath == expected.cgPath)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func aCopyGoesItsOwnWay() {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    unsafe path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(copy?.bounds == rect)
    #expect(copy?.lineWidth == 3)
    #expect(copy?.lineDash.pattern == [4, 2])
    #expect(path.bounds == rect.offsetBy(dx: 5, dy: 0))
  }
}
