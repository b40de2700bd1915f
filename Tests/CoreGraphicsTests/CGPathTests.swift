import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGPathTests {
  @Test func rectanglesRunFromTheirMinimumAndClose() {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      path.outline.segments == [
        .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 40, y: 20)),
        .line(to: CGPoint(x: 40, y: 60)), .line(to: CGPoint(x: 10, y: 60)), .close,
      ])
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test func callsWithoutACurrentPointAreIgnored() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.closeSubpath()
    path.addArc(
      tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func transformsApplyToWhatIsAdded() {
    let path = CGMutablePath()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 1, y: 1), transform: double)
    path.addLine(to: CGPoint(x: 5, y: 1), transform: double)
    #expect(path.currentPoint == CGPoint(x: 10, y: 2))
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)),
      transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(path.boundingBox == CGRect(x: 2, y: 0, width: 19, height: 2))
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let copy = unsafe path.copy(using: &half)
    #expect(copy?.boundingBox == CGRect(x: 1, y: 0, width: 9.5, height: 1))
    let built = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: &half)
    #expect(built.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func aClosedSubpathGoesOnFromItsStart() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.outline.segments.count == 4)
  }

  @Test func boundingBoxOfPathLeavesControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let tight = path.boundingBoxOfPath
    #expect(abs(tight.height - 5) < 1e-12 && abs(tight.width - 10) < 1e-12)
  }

  @Test func ellipsesFillTheirRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let path = CGPath(ellipseIn: rect)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 70) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 60) < 1e-9)
    #expect(path.contains(CGPoint(x: 40, y: 40)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func roundedCornersAreCutToHalfTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 5)
    #expect(path.outline.segments.first == .move(to: CGPoint(x: 20, y: 0)))
    #expect(path.boundingBoxOfPath == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 10)))
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5)
    #expect(square == CGPath(rect: rect))
  }

  struct Arc: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: CGFloat
    let end: CGFloat
    let clockwise: Bool
    let box: CGRect
  }

  static let arcs = [
    Arc(
      testDescription: "a quarter", start: 0, end: .pi / 2, clockwise: false,
      box: CGRect(x: 0, y: 0, width: 10, height: 10)),
    Arc(
      testDescription: "three quarters, the other way round", start: 0, end: .pi / 2,
      clockwise: true, box: CGRect(x: -10, y: -10, width: 20, height: 20)),
    Arc(
      testDescription: "across zero", start: -.pi / 4, end: .pi / 4, clockwise: false,
      box: CGRect(
        x: 10 * 0.5.squareRoot(), y: -10 * 0.5.squareRoot(),
        width: 10 - 10 * 0.5.squareRoot(), height: 20 * 0.5.squareRoot())),
    Arc(
      testDescription: "a whole turn", start: 0, end: 2 * .pi, clockwise: false,
      box: CGRect(x: -10, y: -10, width: 20, height: 20)),
    Arc(
      testDescription: "a lower end is reached by going on", start: .pi, end: 0,
      clockwise: false, box: CGRect(x: -10, y: -10, width: 20, height: 10)),
    Arc(
      testDescription: "no turn at all", start: .pi, end: .pi, clockwise: false,
      box: CGRect(x: -10, y: 0, width: 0, height: 0)),
  ]

  @Test(arguments: arcs) func arcsCoverTheirAngles(_ arc: Arc) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: arc.start, endAngle: arc.end,
      clockwise: arc.clockwise)
    let box = path.boundingBoxOfPath
    // A cubic strays from the circle by less than three parts in ten thousand.
    #expect(abs(box.minX - arc.box.minX) < 0.003, "\(box)")
    #expect(abs(box.minY - arc.box.minY) < 0.003, "\(box)")
    #expect(abs(box.maxX - arc.box.maxX) < 0.003, "\(box)")
    #expect(abs(box.maxY - arc.box.maxY) < 0.003, "\(box)")
  }

  @Test func anArcIsJoinedByALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.closeSubpath()
    #expect(path.outline.segments[1] == .line(to: CGPoint(x: 10, y: 0)))
    #expect(path.contains(CGPoint(x: 6, y: 6)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    #expect(!path.contains(CGPoint(x: -1, y: 1)))
  }

  @Test(arguments: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: -100)])
  func tangentArcsRoundTheCorner(_ end: CGPoint) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 20)
    guard case .line(let begin) = path.outline.segments[1] else {
      Issue.record("\(path.outline.segments)")
      return
    }
    let side: CGFloat = end.y > 0 ? 1 : -1
    #expect(abs(begin.x - 80) < 1e-9 && abs(begin.y) < 1e-9)
    #expect(abs(path.currentPoint.x - 100) < 1e-9, "\(path.currentPoint)")
    #expect(abs(path.currentPoint.y - side * 20) < 1e-9, "\(path.currentPoint)")
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 100) < 1e-9 && abs(box.height - 20) < 1e-9)
  }

  @Test func aStraightTangentArcIsALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
    #expect(path.outline.segments[1] == .line(to: CGPoint(x: 50, y: 0)))
  }

  @Test func fillRulesDifferInsideARing() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
    let far = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.contains(CGPoint(x: 105, y: 15), transform: far))
  }

  @Test func curvesContainWhatTheyBulgeAround() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    // Open, yet filled as if closed; its top is at 15.
    #expect(path.contains(CGPoint(x: 5, y: 14.9)))
    #expect(!path.contains(CGPoint(x: 5, y: 15.1)))
    #expect(!path.contains(CGPoint(x: 0.1, y: 14)))
  }

  @Test func showsItsElementsInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      unsafe types.append(element.pointee.type)
      if unsafe element.pointee.type == .addQuadCurveToPoint {
        unsafe ends.append(element.pointee.points[1])
      }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 5, y: 6)])
  }

  @Test func mutableCopiesGoTheirOwnWay() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.mutableCopy()
    #expect(copy == path)
    copy?.move(to: .zero)
    #expect(copy != path)
    #expect(path.outline.segments.count == 5)
  }

  @Test func oddNumbersDoNotEndTheProgram() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .nan, clockwise: false)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), cornerWidth: 1, cornerHeight: 1)
    path.addEllipse(in: .infinite)
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }
}
