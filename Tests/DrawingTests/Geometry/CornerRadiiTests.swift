import CoreGraphics
import Testing

@testable import Drawing

@Suite struct CornerRadiiTests {
  @Test func cornersThatFitStayAsTheyAre() {
    let radii = CornerRadii(topLeft: 4, bottomRight: 8)
    #expect(radii.fitting(CGSize(width: 20, height: 20)) == radii)
  }

  @Test func cornersThatOverlapShrinkTogether() {
    let radii = CornerRadii(topLeft: 30, topRight: 10)
    let fitting = radii.fitting(CGSize(width: 20, height: 100))
    #expect(fitting == CornerRadii(topLeft: 15, topRight: 5))
  }

  @Test func negativeCornersAreSquare() {
    #expect(CornerRadii(-3).fitting(CGSize(width: 20, height: 20)) == .zero)
  }

  @Test func anInsetLineHasSmallerCorners() {
    let radii = CornerRadii(topLeft: 10, topRight: 1)
    #expect(radii.inset(by: 2) == CornerRadii(topLeft: 8))
  }

  @Test func aRoundedPathTouchesItsRectangle() {
    let rect = CGRect(x: 2, y: 3, width: 40, height: 30)
    let shape = ShapeGeometry.rounded(rect, CornerRadii(topLeft: 5, bottomRight: 15))
    #expect(shape.path.bounds == rect)
    #expect(shape.path.cgPath.contains(CGPoint(x: 41, y: 4)))
    #expect(!shape.path.cgPath.contains(CGPoint(x: 41, y: 32)))
  }
}
