import Motion
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct LayoutAuditTests {
  private func findings(
    _ layout: UICollectionViewLayout, _ rules: [AuditRule] = AuditRule.usual
  ) throws -> [AuditFinding] {
    let stage = try Stage(
      layout, sections: [StageSection("feed", count: 30)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
    return try stage.audit(rules)
  }

  private func flow<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
    layout.itemSize = CGSize(width: 40, height: 40)
    return layout
  }

  @Test func findsNothingInAGoodLayout() throws {
    #expect(try findings(flow(UICollectionViewFlowLayout())) == [])
  }

  final class ForgetfulQuery: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { $0.frame.minY >= rect.minY }
    }
  }

  @Test func findsElementsThatARectangleLacks() throws {
    let found = try findings(flow(ForgetfulQuery()), [.queryComplete])
    #expect(found.map(\.code) == ["contract/query-complete"])
    #expect(
      found.first?.sentence
        == "\"feed-2\" is missing among the elements in 0 76.4 100 200, though its frame shows there"
    )
  }

  final class SizedByRectangle: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        let copy = $0.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0.5
        return copy ?? $0
      }
    }
  }

  @Test func findsElementsThatAreOthersByTheirPath() throws {
    let found = try findings(flow(SizedByRectangle()), [.itemMatchesElements])
    #expect(
      found.first?.sentence
        == "\"feed-0\", asked for by its path, gets another answer: alpha 0.5 became 1")
    #expect(found.first?.elements.count == 5)
    #expect(found.first?.others == 25)
  }

  final class Accumulating: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect)
      for attributes in answer ?? [] { attributes.frame.origin.x += 1 }
      return answer
    }
  }

  final class Sticky: UICollectionViewFlowLayout {
    private var first: UICollectionViewLayoutAttributes?

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var answer = super.layoutAttributesForElements(in: rect) ?? []
      answer.removeAll { $0.indexPath.item == 0 }
      let first = first ?? UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      self.first = first
      first.frame = CGRect(x: 0, y: collectionView?.contentOffset.y ?? 0, width: 40, height: 40)
      return answer + [first]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  @Test func findsObjectsThatChangeBehindTheView() throws {
    let found = try findings(flow(Sticky()), [.noAlias])
    #expect(
      found.first?.sentence
        == "after scrolling, the attributes of \"feed-0\" that were handed out before have changed: "
        + "frame 0 0 40 40 became 0 66.667 40 40")
  }

  final class Growing: UICollectionViewFlowLayout {
    private var inset: CGFloat = 0

    override func prepare() {
      inset += 1
      super.prepare()
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        let copy = $0.copy() as? UICollectionViewLayoutAttributes
        copy?.frame.origin.x += inset
        return copy ?? $0
      }
    }
  }

  @Test func findsPreparationsThatBuildOnTheLastOne() throws {
    let found = try findings(flow(Growing()), [.samePreparation])
    #expect(found.first?.sentence.hasPrefix("prepared anew, \"feed-0\" is another: frame") == true)
  }

  final class Fading: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        let copy = $0.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 1 + CGFloat($0.indexPath.item) / 10
        return copy ?? $0
      }
    }
  }

  @Test func findsNumbersThatCannotBe() throws {
    let found = try findings(flow(Fading()), [.saneNumbers])
    #expect(found.first?.sentence == "\"feed-1\" has an alpha of 1.1")
  }

  final class TiltedAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0
  }

  final class Tilting: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect)
      for attributes in answer ?? [] { (attributes as? TiltedAttributes)?.tilt = 3 }
      return answer
    }
  }

  @Test func findsCopiesThatForget() throws {
    let found = try findings(flow(Tilting()), [.completeCopies])
    #expect(
      found.first?.sentence
        == "the attributes of \"feed-0\" lose tilt when they are copied: 3.0 became 0.0")
  }

  @Test func leavesEverythingAsItWas() throws {
    let stage = try Stage(
      flow(Sticky()), sections: [StageSection("feed", count: 30)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
    try stage.perform { $0.contentOffset.y = 30 }
    let before = try stage.snapshot()
    _ = try stage.audit()
    #expect(try stage.snapshot() == before)
  }

  @Test(arguments: AuditRule.allCases) func everyRuleHasACode(_ rule: AuditRule) {
    let finding = AuditFinding(rule: rule, elements: [], others: 0, sentence: "", help: "")
    #expect(finding.code == "contract/" + rule.name)
    #expect(finding.code == rule.explanation.code)
  }
}
