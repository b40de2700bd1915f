import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CALayerGeometryTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  private func expectClose(
    _ actual: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (actual.minX, expected.minX), (actual.minY, expected.minY),
      (actual.width, expected.width), (actual.height, expected.height),
    ]
    let isClose = pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 }
    #expect(isClose, "\(actual), expected \(expected)", sourceLocation: location)
  }

  @Test func frameMovesPositionAndBoundsKeepTheirOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 5, y: 6)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
    layer.position = CGPoint(x: 0, y: 0)
    #expect(layer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test func anchorPointMovesTheFrameNotThePosition() {
    let layer = layer(10, 20, 30, 40)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 60, height: 80))
  }

  @Test func frameIsTheBoundingBoxUnderATransform() {
    let layer = layer(35, 83.5, 305, 500.25)
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    layer.transform = CATransform3DRotate(t, 0.02, 1, 1, 0)
    expectClose(
      layer.frame,
      CGRect(
        x: 33.284175409625227, y: 84.198445826909605,
        width: 307.14784245047292, height: 502.39185839645393))
  }

  static let undoable = [
    CATransform3DMakeScale(0.5, 2, 1),
    CATransform3DMakeScale(-1, 1, 1),
    CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
    CATransform3DMakeTranslation(10, -20, 5),
    CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0),
  ]

  @Test(arguments: undoable) func settingTheFrameFillsItUnderATransform(_ t: CATransform3D) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.transform = t
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectClose(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(layer.transform == t)
  }

  @Test func settingTheFrameOfAFlattenedLayerTakesTheSize() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
  }

  @Test func convertsThroughSiblingsScrollOffsetsAndScales() {
    let root = layer(0, 0, 400, 400)
    let scrolled = layer(10, 20, 100, 100)
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let child = layer(5, 60, 20, 20)
    let sibling = layer(200, 100, 80, 80)
    sibling.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(scrolled)
    scrolled.addSublayer(child)
    root.addSublayer(sibling)

    #expect(child.convert(.zero, to: root) == CGPoint(x: 15, y: 30))
    #expect(root.convert(CGPoint(x: 15, y: 30), to: child) == .zero)
    #expect(child.convert(CGPoint(x: 15, y: 30), from: root) == .zero)
    // The sibling spreads over 160...320 × 60...220, two points for one of its own.
    #expect(child.convert(CGPoint(x: 165, y: 50), to: sibling) == CGPoint(x: 10, y: 10))
    #expect(
      sibling.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root)
        == CGRect(x: 160, y: 60, width: 20, height: 40))
    #expect(child.convert(CGPoint(x: 1, y: 2), to: child) == CGPoint(x: 1, y: 2))
    #expect(child.convert(.zero, to: nil) == CGPoint(x: 15, y: 30))
    #expect(child.convert(CGPoint(x: 15, y: 30), from: nil) == .zero)
  }

  @Test func convertsThroughRotationAboutTheAnchorPoint() {
    let root = layer(0, 0, 400, 400)
    let hand = CALayer()
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.bounds = CGRect(x: 0, y: 0, width: 10, height: 100)
    hand.position = CGPoint(x: 200, y: 200)
    hand.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(hand)
    let tip = hand.convert(CGPoint(x: 5, y: 0), to: root)
    #expect(abs(tip.x - 300) < 1e-9 && abs(tip.y - 200) < 1e-9)
  }

  @Test func sublayerTransformGivesPerspectiveToZPosition() {
    let stage = layer(0, 0, 200, 200)
    stage.sublayerTransform.m34 = -1 / 500
    let card = layer(150, 100, 20, 20)
    card.zPosition = 250
    stage.addSublayer(card)
    // Twice as large about the middle of the stage.
    expectClose(
      card.convert(card.bounds, to: stage), CGRect(x: 200, y: 100, width: 40, height: 40))
    #expect(card.frame == CGRect(x: 150, y: 100, width: 20, height: 20))
  }

  @Test func aLayerScaledToNothingConvertsWithoutNaN() {
    let root = layer(0, 0, 400, 400)
    let gone = layer(10, 20, 30, 40)
    gone.transform = CATransform3DMakeScale(0, 0, 0)
    root.addSublayer(gone)
    #expect(gone.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 25, y: 40))
    #expect(gone.convert(CGPoint(x: 25, y: 40), from: root).isFinite)
    #expect(root.hitTest(CGPoint(x: 25, y: 40)) === root)
  }

  @Test func hitTestFindsTheForemost() {
    let root = layer(0, 0, 400, 400)
    let back = layer(0, 0, 100, 100)
    let front = layer(50, 0, 100, 100)
    let inner = layer(80, 80, 100, 100)
    root.addSublayer(back)
    root.addSublayer(front)
    front.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 200, y: 150)) === inner)
    front.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 200, y: 150)) === root)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) === front)
    #expect(root.hitTest(CGPoint(x: 400, y: 10)) == nil)
  }
}
