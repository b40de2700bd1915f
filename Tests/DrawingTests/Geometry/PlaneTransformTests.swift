import CoreGraphics
import QuartzCore
import Testing

@testable import Drawing

@Suite struct PlaneTransformTests {
  static let tilted: CATransform3D = {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    return CATransform3DTranslate(CATransform3DRotate(t, 0.7, 1, 0.5, 0.2), 10, -20, 30)
  }()

  @Test func affineTransformsStayAffine() {
    let affine = CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5)
    let transform = PlaneTransform(affine)
    #expect(transform.affine == affine)
    let expected = CGPoint(x: 1, y: 2).applying(affine)
    #expect(transform.project(CGPoint(x: 1, y: 2)) == expected)
  }

  @Test func perspectiveAgreesWithTheLayers() {
    let transform = PlaneTransform(Self.tilted)
    let projection = PlaneProjection(Self.tilted)
    #expect(transform.affine == nil)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 40), CGPoint(x: -60, y: 90)] {
      let (seen, expected) = (transform.project(point), projection.project(point))
      #expect(abs(seen.x - expected.x) < 1e-9 && abs(seen.y - expected.y) < 1e-9)
    }
  }

  @Test func concatenatingAppliesTheSecondAfterTheFirst() {
    let first = PlaneTransform(Self.tilted)
    let second = PlaneTransform(CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 3, ty: 7))
    let point = CGPoint(x: 12, y: -8)
    let both = first.concatenating(second).project(point)
    let oneByOne = second.project(first.project(point))
    #expect(abs(both.x - oneByOne.x) < 1e-9 && abs(both.y - oneByOne.y) < 1e-9)
  }

  @Test func theAffineMapNearAPointAgreesThereAndAround() {
    let transform = PlaneTransform(Self.tilted)
    let point = CGPoint(x: 30, y: 50)
    let near = transform.affine(near: point)
    let seen = transform.project(point)
    #expect(abs(point.applying(near).x - seen.x) < 1e-9)
    let neighbour = CGPoint(x: 30.01, y: 50.01)
    let difference = neighbour.applying(near).x - transform.project(neighbour).x
    #expect(abs(difference) < 1e-6)
  }

  /// A small corner is one curve, a large arc several: as many as it takes to be where it is seen.
  @Test(arguments: [(12.0, 1), (90, 2), (400, 4)])
  func curvesAreCutAsOftenAsTheyAreSeenToBend(_ radius: CGFloat, _ most: Int) {
    let handle = radius * 0.5523
    var arc = Outline()
    arc.move(to: CGPoint(x: -radius, y: 0))
    arc.addCurve(
      to: CGPoint(x: 0, y: -radius), control1: CGPoint(x: -radius, y: -handle),
      control2: CGPoint(x: -handle, y: -radius))
    let path = Path(arc)
    let transform = PlaneTransform(Self.tilted)
    let seen = path.projected(transform)
    #expect((1...most).contains(seen.outline.segments.count - 1))
    let drawn = seen.points(perCurve: 2000)
    for point in path.points(perCurve: 97).map(transform.project) {
      let distance = drawn.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? .infinity
      #expect(distance < 0.012 + radius / 2000, "\(point)")
    }
  }

  @Test func whatHasNoAreaOrNoPlaceIsInvisible() {
    #expect(!PlaneTransform(CGAffineTransform(scaleX: 0, y: 1)).isVisible)
    #expect(!PlaneTransform(CGAffineTransform(translationX: .nan, y: 0)).isVisible)
    #expect(PlaneTransform(Self.tilted).isVisible)
  }
}

extension Path {
  /// So many points on each of its curves.
  fileprivate func points(perCurve count: Int) -> [CGPoint] {
    var (points, start) = ([CGPoint](), CGPoint.zero)
    for segment in outline.segments {
      let ends = segment.points
      if case .curve = segment {
        points += (0...count).map { step in
          let time = CGFloat(step) / CGFloat(count)
          let rest = 1 - time
          let shares = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time]
          let (first, second, end) = (ends[0], ends[1], ends[2])
          let whole = time * time * time
          return CGPoint(
            x: shares[0] * start.x + shares[1] * first.x + shares[2] * second.x + whole * end.x,
            y: shares[0] * start.y + shares[1] * first.y + shares[2] * second.y + whole * end.y)
        }
      }
      start = ends.last ?? start
    }
    return points
  }
}
