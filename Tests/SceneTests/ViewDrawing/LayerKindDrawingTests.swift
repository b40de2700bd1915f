import Drawing
import QuartzCore
import Testing
import UIKit

@testable import Scene

/// Layers that are more than a rectangle with a colour.
@Suite @MainActor struct LayerKindDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))

  private var drawn: String { DrawList(of: view).text }

  private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (frame, color.cgColor)
    return layer
  }

  private func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 10, height: 10)
  }

  @Test func aReplicatorShowsCopies() {
    let replicator = CAReplicatorLayer()
    replicator.frame = view.bounds
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
    replicator.instanceRedOffset = -0.5
    replicator.instanceAlphaOffset = -0.25
    replicator.addSublayer(layer(box(0, 0), .white))
    view.layer.addSublayer(replicator)
    #expect(
      drawn == """
        drawing 60x40
        rect 0 0 10 10 fill #FFFFFF
        group move(15 0)
          rect 0 0 10 10 fill #80FFFF/0.75
        group move(30 0)
          rect 0 0 10 10 fill #00FFFF/0.5

        """)
  }

  @Test func aTransformLayerShowsTheNearestInFront() {
    let solid = CATransformLayer()
    solid.frame = view.bounds
    solid.backgroundColor = UIColor.black.cgColor
    let (first, second) = (layer(box(0, 0), .red), layer(box(5, 0), .blue))
    first.zPosition = 20
    solid.addSublayer(first)
    solid.addSublayer(second)
    view.layer.addSublayer(solid)
    #expect(
      drawn == """
        drawing 60x40
        group move(5 0)
          rect 0 0 10 10 fill #0000FF
        rect 0 0 10 10 fill #FF0000

        """)
    // Seen from behind, the other one is nearer.
    solid.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let colors = drawn.split(separator: "#").dropFirst().map { $0.prefix(6) }
    #expect(colors == ["FF0000", "0000FF"])
  }

  @Test func aFlippedLayerCountsFromBelow() {
    view.layer.isGeometryFlipped = true
    view.layer.addSublayer(layer(box(0, 0), .red))
    #expect(drawn == "drawing 60x40\ngroup move(0 30)\n  rect 0 0 10 10 fill #FF0000\n")
  }

  @Test func withoutGroupOpacityEachPartFadesByItself() {
    let inner = layer(box(0, 0), .red)
    inner.addSublayer(layer(box(2, 2), .blue))
    (inner.opacity, inner.allowsGroupOpacity) = (0.5, false)
    view.layer.addSublayer(inner)
    #expect(drawn.components(separatedBy: "0.5").count == 3)
    inner.allowsGroupOpacity = true
    #expect(drawn.components(separatedBy: "0.5").count == 2)
  }

  // MARK: Pictures

  private func picture(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test func aPartOfThePictureFillsTheLayer() {
    let inner = layer(CGRect(x: 10, y: 10, width: 20, height: 20), .clear)
    inner.contents = picture(CGSize(width: 8, height: 8)).cgImage
    inner.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    view.layer.addSublayer(inner)
    let text = drawn
    #expect(text.contains("clip rect 0 0 20 20") || text.contains("clip rect 10 10 20 20"))
    // The whole is twice as large, and its right upper quarter is seen.
    #expect(DrawList(of: view).items.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func beyondItsEdgesAPictureShowsNothing() {
    let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20), .clear)
    inner.contents = picture(CGSize(width: 8, height: 8)).cgImage
    inner.contentsRect = CGRect(x: -1, y: 0, width: 2, height: 1)
    view.layer.addSublayer(inner)
    let group = DrawList(of: view).items
    #expect(group.bounds.minX >= 10 || group.bounds.width == 20)
    #expect(drawn.contains("matrix(1.25 0 0 2.5 10 0)"))
  }

  @Test func theNearestPixelIsTakenWhereTheLayerAsks() {
    let images = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    images.image = UIImage(data: ImageBoard.pixels)
    #expect(!DrawList(of: images).text.contains("pixelated"))
    images.layer.magnificationFilter = .nearest
    #expect(DrawList(of: images).text.contains("pixelated"))
    images.frame.size = CGSize(width: 1, height: 1)
    #expect(!DrawList(of: images).text.contains("pixelated"))
    images.layer.minificationFilter = .nearest
    #expect(DrawList(of: images).text.contains("pixelated"))
  }

  @Test func whatOnlyARendererMindsChangesNothing() {
    view.layer.addSublayer(layer(box(0, 0), .red))
    let before = drawn
    (view.layer.shouldRasterize, view.layer.rasterizationScale) = (true, 0.5)
    (view.layer.allowsEdgeAntialiasing, view.layer.minificationFilterBias) = (true, 1)
    view.clearsContextBeforeDrawing = false
    #expect(drawn == before)
  }

  @Test func anImageViewShowsAPartToo() {
    let images = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    images.image = picture(CGSize(width: 8, height: 8))
    images.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(DrawList(of: images).text.contains("clip rect 0 0 20 20"))
  }

  // MARK: Particles

  private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.frame = view.bounds
    emitter.emitterPosition = CGPoint(x: 30, y: 20)
    emitter.emitterCells = [cell]
    view.layer.addSublayer(emitter)
    return emitter
  }

  private func particles(at time: Double, _ emitter: CAEmitterLayer) -> [DrawItem] {
    MediaClock.at(time) { EmitterDrawing(emitter).items }
  }

  @Test func particlesMayLiveForEver() {
    let cell = CAEmitterCell()
    cell.contents = picture(CGSize(width: 2, height: 2)).cgImage
    (cell.birthRate, cell.lifetime) = (2, .infinity)
    let emitter = emitter(cell)
    emitter.beginTime = 1
    #expect(!particles(at: 2.25, emitter).isEmpty)
  }

  @Test func particlesStandWhereTheTimeHasThem() throws {
    let cell = CAEmitterCell()
    cell.contents = picture(CGSize(width: 2, height: 2)).cgImage
    (cell.birthRate, cell.lifetime, cell.velocity, cell.alphaSpeed) = (2, 1, 10, -0.5)
    let emitter = emitter(cell)
    emitter.beginTime = 1
    #expect(particles(at: 0.9, emitter) == [])
    let groups = particles(at: 1.75, emitter).compactMap { item -> DrawGroup? in
      if case .group(let group) = item { group } else { nil }
    }
    #expect(
      groups.map { [$0.transform.tx, $0.transform.ty, ($0.opacity * 1000).rounded() / 1000] } == [
        [37.5, 20, 0.625], [32.5, 20, 0.875],
      ])
    // One is gone after its second.
    #expect(particles(at: 2.25, emitter).count == 2)
    emitter.beginTime = 0
    #expect(particles(at: 0, emitter).count == 2)
    cell.isEnabled = false
    #expect(particles(at: 1.75, emitter) == [])
  }

  @Test func theSameSeedGivesTheSameParticles() {
    let cell = CAEmitterCell()
    cell.contents = picture(CGSize(width: 2, height: 2)).cgImage
    (cell.birthRate, cell.lifetime, cell.velocity) = (50, 1, 30)
    (cell.emissionRange, cell.scaleRange, cell.spinRange) = (2 * .pi, 0.5, 3)
    let emitter = emitter(cell)
    (emitter.emitterShape, emitter.emitterSize) = (.circle, CGSize(width: 5, height: 5))
    let first = particles(at: 2, emitter)
    #expect(first.count > 40 && first == particles(at: 2, emitter))
    emitter.seed = 1
    #expect(first != particles(at: 2, emitter))
  }

  // MARK: Text

  @Test func aTextLayerCutsItsTextAsItSays() {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    (text.string, text.fontSize) = ("a long text that does not fit", 12)
    view.layer.addSublayer(text)
    #expect(drawn.contains("a long text that does not fit"))
    #expect(!drawn.contains("…"))
    text.truncationMode = .end
    #expect(drawn.contains("…\"") || drawn.contains("…"))
  }

  // MARK: Animators

  @Test func aViewOnItsWayIsDrawnThere() {
    let inner = UIView(frame: box(0, 0))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let clock = DisplayClock()
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x = 45 }
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(drawn == "drawing 60x40\ngroup move(20 0)\n  rect 0 0 10 10 fill #FF0000\n")
      #expect(inner.center.x == 45)
      animator.stopAnimation(true)
      #expect(drawn == "drawing 60x40\ngroup move(20 0)\n  rect 0 0 10 10 fill #FF0000\n")
      #expect(inner.center.x == 25)
    }
  }
}
