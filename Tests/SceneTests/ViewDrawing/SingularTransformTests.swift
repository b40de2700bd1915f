import CairoBackend
import Drawing
import Figures
import Imaging
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Cells, and views in them, that a transform leaves nothing of: they are not seen, and all others are.
@Suite @MainActor struct SingularTransformTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CATransform3D

    init(_ name: String, _ change: (inout CATransform3D) -> Void) {
      testDescription = name
      var transform = CATransform3DIdentity
      change(&transform)
      self.transform = transform
    }
  }

  nonisolated static let finite = [
    Case("no size") { $0 = CATransform3DMakeScale(0, 0, 1) },
    Case("no width") { $0 = CATransform3DMakeScale(0, 1, 1) },
    Case("no height") { $0 = CATransform3DMakeScale(1, 0, 1) },
    Case("nothing at all") {
      $0 = CATransform3DMakeScale(0, 0, 0); $0.m44 = 0
    },
    Case("a line") { ($0.m11, $0.m12, $0.m21, $0.m22) = (1, 1, 1, 1) },
    Case("a line in perspective") {
      ($0.m11, $0.m12, $0.m21, $0.m22, $0.m14, $0.m24) = (1, 1, 1, 1, 0.01, 0.01)
    },
    Case("a point in perspective") {
      $0 = CATransform3DMakeScale(0, 0, 1)
      ($0.m14, $0.m24) = (0.01, -0.02)
    },
    Case("from its edge") {
      $0.m34 = -1.0 / 500
      $0 = CATransform3DRotate($0, .pi / 2, 0, 1, 0)
    },
    Case("no divisor") { $0.m44 = 0 },
  ]

  nonisolated static let others = [
    Case("no number") { $0.m11 = .nan }, Case("nowhere") { $0.m41 = .nan },
    Case("without end") { $0.m22 = .infinity }, Case("far away") { $0.m42 = -.infinity },
    Case("no number in perspective") { $0.m14 = .nan },
  ]

  /// Transforms of layers that may be seen or not, as long as nothing breaks.
  nonisolated static let extreme = [
    Case("huge") { $0 = CATransform3DMakeScale(1e300, 1e300, 1) },
    Case("tiny") { $0 = CATransform3DMakeScale(1e-300, 1e-300, 1) },
    Case("behind the eye") {
      $0.m34 = -1.0 / 500
      $0 = CATransform3DTranslate($0, 0, 0, 900)
    },
    Case("turned inside out") { $0.m44 = -1 },
    Case("nearly singular") { ($0.m11, $0.m12, $0.m21, $0.m22) = (1, 1, 1, 1 + 1e-13) },
  ]

  // MARK: Claims

  @Test(arguments: finite) func aCellIsNotSeen(_ item: Case) throws {
    let run = try play(layout: item.transform)
    #expect(run.stop == nil)
    try expectNothing(of: run.end, "nothing")
    try expectFiles(of: run)
  }

  @Test(arguments: others) func aCellWithoutNumbersStopsTheScene(_ item: Case) throws {
    let stop = try #require(try play(layout: item.transform).stop)
    #expect(stop.code.contains("non-finite"), "\(stop)")
  }

  @Test(arguments: finite + others) func aViewInACellIsNotSeen(_ item: Case) throws {
    let run = try play(view: item.transform)
    #expect(run.stop == nil)
    try expectNothing(of: run.end, "cell")
    try expectFiles(of: run)
  }

  @Test(arguments: extreme) func nothingBreaks(_ item: Case) throws {
    try expectFiles(of: play(layout: item.transform))
    try expectFiles(of: play(view: item.transform))
  }

  // MARK: Scenes

  /// A cell, or a view in it, that has the transform once the step is over.
  private func play(
    layout: CATransform3D = CATransform3DIdentity, view: CATransform3D = CATransform3DIdentity
  ) throws -> SceneRun {
    var registry = SceneRegistry()
    SceneAddition.layout("bent") { BentLayout(layout) }.add(to: &registry)
    SceneAddition.cell("card", CardCell.self) { cell, _ in
      cell.card.layer.transform = view
    }.add(to: &registry)
    let text = """
      {"scene": 1, "canvas": {"size": [60, 40]}, "layout": {"kind": "columns", "cellHeight": 40},
       "layouts": {"bent": {"kind": "bent"}}, "style": {"cells": {"default": {"cell": "card"}}},
       "data": {"sections": [{"id": "main", "items": ["a"]}]}, "steps": [{"layout": "bent"}]}
      """
    let file = SourceFile(path: "bent.scene.json", text: text)
    let scene = try SceneLoader(kinds: registry.kinds).load(file)
    return try SceneRunner(registry: registry).run(scene)
  }

  // MARK: Pictures

  /// Nothing is drawn that is not the page's, or the cell's own colour.
  private func expectNothing(of state: LayoutSnapshot, _ what: String) throws {
    var drawing = state.drawing()
    drawing.background = .color(.white)
    let seen = Set(try CairoRasterizer().bitmap(of: drawing).pixels)
    let allowed: Set<UInt32> = what == "cell" ? [0xFFFF_FFFF, 0xFF00_00FF] : [0xFFFF_FFFF]
    #expect(seen.subtracting(allowed) == [])
    #expect(!String(decoding: SVGWriter().bytes(drawing), as: UTF8.self).contains("#f00"))
  }

  private func expectFiles(of run: SceneRun) throws {
    let drawing = run.end.drawing()
    #expect(throws: Never.self) { try CairoRasterizer().bitmap(of: drawing) }
    let page = try PDFWriter().bytes(of: drawing)
    #expect(page.count > 500)
    expectNumbers(in: SVGWriter().bytes(drawing))
    let steps = run.steps.flatMap { step in
      step.recording.map { MotionScore.Step(step.name, $0.capture) }
    }
    guard !steps.isEmpty else { return }
    expectNumbers(in: AnimatedSVG(SVGOptions()).bytes(try MotionScore(steps)))
    for step in steps {
      let middle = Transition(step.capture).snapshot(at: 0.15).drawing()
      #expect(throws: Never.self) { try CairoRasterizer().bitmap(of: middle) }
      expectNumbers(in: SVGWriter().bytes(middle))
    }
  }

  private func expectNumbers(in file: [UInt8]) {
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.firstMatch(of: /[ ",(\-](nan|inf)[ ",)p]/.ignoresCase()) == nil)
  }
}

/// One element in the middle, as the transform has it.
private final class BentLayout: UICollectionViewLayout {
  private let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 60, height: 40) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    attributes.transform3D = transform
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    layoutAttributesForItem(at: [0, 0]).map { [$0] }
  }
}

/// A red card with a word, a shadow and a border, on blue.
private final class CardCell: UICollectionViewCell {
  let card = UILabel(frame: CGRect(x: 8, y: 4, width: 24, height: 12))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    card.text = "word"
    card.layer.borderWidth = 1
    card.layer.shadowOpacity = 0.5
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }
}
