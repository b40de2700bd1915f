import CairoBackend
import Drawing
import Foundation
import Imaging
import Testing
import UIKit

@testable import Scene

/// Colours that are rows of an image.
@Suite @MainActor struct PatternTests {
  /// Four points: red, green above; blue, white below.
  private static let image: UIImage = {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]
    let bitmap = try? Bitmap(width: 2, height: 2, pixels: pixels)
    return bitmap.flatMap { UIImage(data: Data(PNGWriter().encode($0))) } ?? UIImage()
  }()

  /// A drawing of the same tile.
  private static let drawing = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
    for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
      color.setFill()
      $0.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
    }
  }

  private func rows(_ view: UIView, scale: CGFloat = 1) throws -> [String] {
    let names: [UInt32: Character] = [
      0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0: ".",
    ]
    let picture = try CairoRasterizer().bitmap(
      of: DrawList(of: view), RasterOptions(scale: scale))
    return (0..<picture.height).map { y in
      String(picture.row(y).map { names[$0] ?? "?" })
    }
  }

  @Test(arguments: [false, true]) func aBackgroundBeginsAtTheUpperLeft(_ isDrawn: Bool) throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    view.backgroundColor = UIColor(patternImage: isDrawn ? Self.drawing : Self.image)
    #expect(try rows(view) == ["rgrgr", "bwbwb", "rgrgr"])
    // Of the view, not of what it shows.
    view.contentSize = CGSize(width: 50, height: 50)
    view.contentOffset = CGPoint(x: 1, y: 1)
    #expect(try rows(view) == ["rgrgr", "bwbwb", "rgrgr"])
  }

  @Test func aDrawnTileIsAsSharpAsThePicture() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    view.backgroundColor = UIColor(patternImage: Self.drawing)
    #expect(try rows(view, scale: 2) == ["rrggrr", "rrggrr"])
  }

  @Test func aSubviewHasRowsOfItsOwn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 3))
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 2))
    child.backgroundColor = UIColor(patternImage: Self.image)
    view.addSubview(child)
    #expect(try rows(view) == ["......", ".rgr..", ".bwb.."])
  }

  @Test func whatIsDrawnBeginsWhereTheContextDoes() throws {
    let view = PatternView(UIColor(patternImage: Self.image))
    // The fill and the line are moved by one point, their rows are not.
    #expect(try rows(view) == ["......", ".wbw..", ".grg..", "......", "rgrgrg", "......"])
  }

  @Test func aLayerIsFilledAndFramed() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    view.layer.borderColor = UIColor(patternImage: Self.image).cgColor
    view.layer.borderWidth = 1
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 2, y: 1, width: 2, height: 2)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).cgPath
    shape.fillColor = UIColor(patternImage: Self.image).cgColor
    view.layer.addSublayer(shape)
    #expect(try rows(view) == ["rgrgrg", "b.rg.w", "r....g", "bwbwbw"])
  }

  @Test func manyTilesAreOneDefinition() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
    view.backgroundColor = UIColor(patternImage: Self.image)
    let svg = String(decoding: SVGWriter().bytes(DrawList(of: view)), as: UTF8.self)
    #expect(svg.contains("<pattern id="))
    #expect(svg.contains("fill=\"url(#"))
    #expect(svg.utf8.count < 2000)
  }

  @Test func aPageShowsTheSame() throws {
    let view = PatternView(UIColor(patternImage: Self.drawing))
    let bytes = try PDFWriter().bytes(of: DrawList(of: view))
    #expect(try PDFWriter().bytes(of: DrawList(of: view)) == bytes)
    #expect(String(decoding: bytes, as: Unicode.ASCII.self).contains("/PatternType 1"))
  }
}

/// Fills and lines, moved by one point.
private final class PatternView: UIView {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: 6, height: 6))
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    color.setFill()
    color.setStroke()
    context.translateBy(x: 1, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: -1, y: 3.5), CGPoint(x: 5, y: 3.5)])
  }
}
