import Testing

@testable import CoreGraphics

@Suite struct CGContextTests {
  let context = CGContext(size: CGSize(width: 100, height: 80), scale: 2)
  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func outline(_ rect: CGRect) -> Outline { CGPath(rect: rect).outline }

  @Test func fillsWithTheColourOfTheMoment() {
    context.setFillColor(red)
    context.fill(rect)
    #expect(
      context.operations.map(\.content) == [
        .fill(outline(rect), rule: .winding, color: red)
      ])
  }

  @Test func aTransformMovesWhatComesAfterIt() {
    context.move(to: .zero)
    context.translateBy(x: 5, y: 7)
    context.addLine(to: .zero)
    context.scaleBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.fillPath()
    var expected = Outline()
    expected.move(to: .zero)
    expected.addLine(to: CGPoint(x: 5, y: 7))
    expected.addLine(to: CGPoint(x: 7, y: 9))
    #expect(
      context.operations.map(\.content) == [.fill(expected, rule: .winding, color: .black)])
  }

  @Test func aLineIsAsWideAsItsTransformSays() {
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(3)
    context.stroke(rect)
    guard case .stroke(let path, let values, _)? = context.operations.first?.content else {
      Issue.record("no stroke")
      return
    }
    #expect(path == outline(rect))
    #expect(values.width == 3)
    #expect(context.operations.first?.state.transform.a == 2)
  }

  @Test func restoringBringsTheStateBack() {
    context.saveGState()
    context.setAlpha(0.5)
    context.translateBy(x: 5, y: 5)
    context.clip(to: rect)
    context.setShadow(offset: .zero, blur: 3)
    context.fill(rect)
    context.restoreGState()
    context.fill(rect)
    context.restoreGState()
    #expect(context.operations.first?.state.clips.count == 1)
    #expect(context.operations.last?.state == ContextState())
  }

  @Test func drawingEndsThePath() {
    context.addRect(rect)
    context.drawPath(using: .eoFillStroke)
    #expect(context.isPathEmpty)
    context.fillPath()
    #expect(context.operations.count == 2)
  }

  @Test func aClipKeepsItsPlace() {
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.translateBy(x: -10, y: 0)
    context.fill(rect)
    let expected = outline(CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(context.operations.first?.state.clips == [ContextClip(expected, .winding)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func aLayerIsFaintAsAWhole() {
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fill(rect)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    guard case .layer(let operations)? = context.operations.first?.content else {
      Issue.record("no layer")
      return
    }
    #expect(context.operations.first?.state.alpha == 0.5)
    #expect(operations.map(\.state.alpha) == [1])
  }

  @Test func aMaskClipsToItsPicture() throws {
    let mask = try #require(context.makeImage())
    context.translateBy(x: 5, y: 0)
    context.clip(to: rect, mask: mask)
    #expect(context.boundingBoxOfClipPath == rect)
    context.fill(rect)
    let clip = try #require(context.operations.first?.state.clips.first)
    let upsideDown = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 5, ty: rect.minY + rect.maxY)
    #expect(clip.mask == ContextMask(mask, in: rect, upsideDown))
  }

  @Test func anOpenLayerIsTakenForFinished() {
    context.fill(rect)
    context.beginTransparencyLayer()
    context.fill(rect)
    #expect(context.operations.count == 2)
  }

  @Test func picturesStandOnTheirHeads() {
    let image = CGImage(.file([1]), width: 2, height: 2)
    context.draw(image, in: rect)
    let transform = context.operations.first?.state.transform
    #expect(transform == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 80))
    #expect(context.ctm.isIdentity)
  }

  @Test func aPictureOfTheContextHasItsPixels() {
    context.fill(rect)
    let image = context.makeImage()
    #expect(image?.width == 200 && image?.height == 160)
    #expect(image?.content == .recorded(context.operations, size: context.size))
    #expect(CGContext(size: .zero, scale: 1).makeImage() == nil)
  }

  @Test func gradientsWithoutLocationsSpreadEvenly() {
    let colors = [CGColor.black, red, CGColor.white] as CFArray
    let even = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(even?.stops.map(\.location) == [0, 0.5, 1])
    let placed = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.25])
    #expect(placed?.stops.map(\.color) == [red, .white, .black])
    let none = unsafe CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil)
    let wrong = unsafe CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil)
    #expect(none == nil && wrong == nil)
  }

  @Test func aSingularTransformDrawsNoLine() {
    context.scaleBy(x: 0, y: 1)
    context.stroke(rect)
    #expect(context.operations.isEmpty)
  }

  @Test func coloursKnowBothPages() {
    let color = red.with(light: .black, dark: .white)
    #expect(color == red)
    #expect(color.appearances?.dark == .white)
    #expect(color.copy(alpha: 0.5)?.appearances?.dark.alpha == 0.5)
    #expect(red.appearances == nil)
  }
}
