@testable import CoreGraphics
import Foundation
import Testing

@Suite struct CGGeometryTests {
  @Test func functionsOfTheCInterfaceAgree() {
    let rect = CGRectMake(10, 20, 30, 40)
    #expect(rect == CGRect(origin: CGPointMake(10, 20), size: CGSizeMake(30, 40)))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [10, 25, 40])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 40, 60])
    #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [30, 40])
    #expect(CGRectInset(rect, 5, 10) == CGRect(x: 15, y: 30, width: 20, height: 20))
    #expect(CGRectOffset(rect, 5, 10) == CGRect(x: 15, y: 30, width: 30, height: 40))
    #expect(CGRectIsNull(CGRectInset(rect, 16, 0)))
    #expect(CGRectIsEmpty(CGRectZero))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(!CGRectContainsPoint(rect, CGPoint(x: 40, y: 20)))
    #expect(CGRectContainsRect(rect, rect))
    #expect(CGRectUnion(rect, CGRectNull) == rect)
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test func rectanglesOfTheSameAreaAreEqual() {
    let backwards = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(backwards.equalTo(CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(backwards.width == 30)
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
  }

  @Test func touchingRectanglesIntersect() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(rect.intersects(.zero))
    #expect(!rect.intersects(CGRect(x: 10.5, y: 0, width: 10, height: 10)))
  }

  @Test func finiteMeansEveryNumber() {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).isFinite)
    #expect(!CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4).isFinite)
    #expect(!CGRect(x: 1, y: 2, width: 3, height: CGFloat.infinity).isFinite)
    #expect(!CGRect.null.isFinite)
  }

  @Test func vectorsCodeAsTwoNumbers() throws {
    let json = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
    #expect(String(data: json, encoding: .utf8) == "[1.5,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: json) == CGVector(dx: 1.5, dy: -2))
  }

  @Test func unqualifiedFunctionsCompileInsideCGFloat() {
    #expect(CGFloat(-2).distanceToOne == 3)
    #expect(CGFloat(7).clampedToOne == 1)
    #expect(CGFloat(7).largest(3, 9) == 9)
    #expect(CGFloat.magnitudes(of: [-1, 2]) == [1, 2])
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
  }
}

extension CGFloat {
  fileprivate var distanceToOne: CGFloat { abs(self - 1) }
  fileprivate var clampedToOne: CGFloat { max(0, min(self, 1)) }
  fileprivate func largest(_ a: CGFloat, _ b: CGFloat) -> CGFloat { max(a, self, b) }
  fileprivate static func magnitudes(of values: [CGFloat]) -> [CGFloat] {
    values.map { abs($0) }
  }
}
