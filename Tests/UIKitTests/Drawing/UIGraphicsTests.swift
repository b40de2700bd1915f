import Testing

@testable import UIKit

@Suite struct UIGraphicsTests {
  let context = CGContext(size: CGSize(width: 100, height: 80), scale: 2)
  let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func draw(_ body: () -> Void) -> [ContextOperation] {
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.operations
  }

  @Test func withoutAContextNothingHappens() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIRectFill(rect)
    UIBezierPath(rect: rect).fill()
    "text".draw(at: .zero)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func coloursAreSetInTheCurrentContext() {
    let operations = draw {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIRectFill(rect)
      UIRectFrame(rect)
    }
    guard case .fill(_, _, let fill)? = operations.first?.content,
      case .stroke(let line, _, let stroke)? = operations.last?.content
    else {
      Issue.record("no fill and stroke")
      return
    }
    #expect(fill == UIColor.red.cgColor && stroke == UIColor.blue.cgColor)
    #expect(line.bounds == rect.insetBy(dx: 0.5, dy: 0.5))
  }

  @Test func dynamicColoursAreKnownOnBothPages() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor
    #expect(color.appearances?.light.components == UIColor.black.cgColor.components)
    #expect(color.appearances?.dark.components == UIColor.white.cgColor.components)
    #expect(UIColor.red.cgColor.appearances == nil)
  }

  @Test func pathsBringTheirOwnLines() {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 5
    path.lineJoinStyle = .round
    let operations = draw {
      path.stroke()
      path.usesEvenOddFillRule = true
      path.fill()
      UIRectFrame(rect)
    }
    guard case .stroke(_, let values, _)? = operations.first?.content,
      case .fill(_, let rule, _) = operations[1].content,
      case .stroke(_, let later, _)? = operations.last?.content
    else {
      Issue.record("no stroke, fill and stroke")
      return
    }
    #expect(values.width == 5 && values.join == .round)
    #expect(rule == .evenOdd)
    #expect(later.width == 1 && later.join == .miter)
  }

  @Test func aClipHoldsUntilTheStateComesBack() {
    let operations = draw {
      context.saveGState()
      UIBezierPath(ovalIn: rect).addClip()
      UIRectFill(rect)
      context.restoreGState()
      UIRectFill(rect)
    }
    #expect(operations.map(\.state.clips.count) == [1, 0])
  }

  @Test func aRendererRecordsItsImage() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
    #expect(image.cgImage?.width == 60)
    guard case .recorded(let operations, _)? = image.cgImage?.content else {
      Issue.record("nothing recorded")
      return
    }
    #expect(operations.count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func theOldFunctionsRecordAnImage() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aPatternIsRowsOfItsImage() throws {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let operations = draw { tile.drawAsPattern(in: CGRect(x: 5, y: 0, width: 6, height: 9)) }
    let places = operations.compactMap { operation -> CGRect? in
      if case .image(_, let place) = operation.content { place } else { nil }
    }
    let corners = [(4, 0), (8, 0), (4, 8), (8, 8)]
    #expect(places == corners.map { CGRect(x: $0.0, y: $0.1, width: 4, height: 8) })
    #expect(operations.allSatisfy { $0.state.clips.count == 1 })
  }

  @Test func imagesAreDrawnUpright() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let operations = draw { image.draw(in: rect) }
    #expect(operations.first?.state.transform.isIdentity == true)
    let scaled = draw { image.draw(at: CGPoint(x: 1, y: 2), blendMode: .normal, alpha: 0.5) }
    #expect(scaled.last?.state.alpha == 0.5)
  }

  @Test func aRangeIsKeptAndChangesNothing() {
    let format = UIGraphicsImageRendererFormat()
    func picture(_ range: UIGraphicsImageRendererFormat.Range) -> UIImage {
      format.preferredRange = range
      return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    #expect(picture(.extended).cgImage == picture(.standard).cgImage)
    #expect(format.preferredRange == .standard)
  }
}
