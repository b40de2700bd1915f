import Testing

@testable import UIKit

/// Registrations, the queues behind them, and what a view goes through before it is shown again.
@Suite @MainActor struct ReuseTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// Scrolls so far that nothing stays on screen.
  private func turnPages(_ stage: ListStage, to offset: CGFloat) {
    stage.view.contentOffset = CGPoint(x: 0, y: offset)
    stage.view.layoutIfNeeded()
  }

  // 003-7
  @Test func aReusedCellIsReadyBeforeTheDataSourceGetsIt() {
    let stage = ListStage([10])
    var logs: [[String]] = []
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      logs.append((cell as? RecordingCell)?.log ?? [])
      return cell
    }
    turnPages(stage, to: 60)
    turnPages(stage, to: 110)
    #expect(logs.last == ["init 100×50", "apply 0", "reuse", "apply 6"])
  }

  @Test func aReusedCellAppliesEvenWhatItHadBefore() throws {
    let stage = ListStage([1])
    let cell = try #require(stage.cell(0))
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0) === cell)
    #expect(cell.log == ["init 100×50", "apply 0", "reuse", "apply 0"])
  }

  @Test func takesSupplementaryViewsFromANib() {
    let layout = ListLayout()
    layout.headerHeight = 30
    let stage = ListStage([1], layout: layout, lays: false)
    stage.view.register(
      UINib { Banner(frame: .zero) }, forSupplementaryViewOfKind: header,
      withReuseIdentifier: "header")
    stage.view.layoutIfNeeded()
    let banner = stage.view.visibleSupplementaryViews(ofKind: header).first
    #expect(banner is Banner)
    #expect(banner?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(banner?.reuseIdentifier == "header")
  }

  // 000-108
  @Test func takesDecorationViewsFromANib() {
    let layout = ListLayout()
    layout.backdropKind = "backdrop"
    layout.register(UINib { Banner(frame: .zero) }, forDecorationViewOfKind: "backdrop")
    let stage = ListStage([1], layout: layout)
    let banner = stage.view.subviews.lazy.compactMap { $0 as? Banner }.first
    #expect(banner?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(banner?.reuseIdentifier == "backdrop")
  }

  // 000-107
  @Test func aDecorationRegistrationCanBeTakenBack() {
    let layout = ListLayout()
    layout.backdropKind = "backdrop"
    layout.register(Banner.self, forDecorationViewOfKind: "backdrop")
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "backdrop")
    let stage = ListStage([1], layout: layout, lays: false)
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/decoration-not-registered")
  }

  @Test func aNewRegistrationDropsTheViewsOfTheOldOne() {
    let stage = ListStage([10])
    turnPages(stage, to: 10)
    turnPages(stage, to: 0)
    stage.view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { $0 is OtherCell })
  }

  // 000-10
  @Test func decorationViewsBelongToTheirLayout() {
    let stage = ListStage([1], layout: backedLayout(Banner.self))
    for layout in [ListLayout(), backedLayout(Poster.self)] {
      stage.view.collectionViewLayout = layout
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.subviews.contains { $0 is Poster })
    #expect(!stage.view.subviews.contains { $0 is Banner })
  }

  private func backedLayout(_ type: UICollectionReusableView.Type) -> ListLayout {
    let layout = ListLayout()
    layout.backdropKind = "backdrop"
    layout.register(type, forDecorationViewOfKind: "backdrop")
    return layout
  }

  // 003-5
  @Test func eachKindAndIdentifierHasAQueueOfItsOwn() {
    let stage = ListStage([1], lays: false)
    let view = stage.view
    view.register(Banner.self, forSupplementaryViewOfKind: "a", withReuseIdentifier: "x")
    view.register(Poster.self, forSupplementaryViewOfKind: "b", withReuseIdentifier: "x")
    let path = IndexPath(item: 0, section: 0)
    let one = view.dequeueReusableSupplementaryView(
      ofKind: "a", withReuseIdentifier: "x", for: path)
    let other = view.dequeueReusableSupplementaryView(
      ofKind: "b", withReuseIdentifier: "x", for: path)
    #expect(one is Banner)
    #expect(other is Poster)
  }
}

private final class Banner: UICollectionReusableView {}
private final class Poster: UICollectionReusableView {}
private final class OtherCell: UICollectionViewCell {}
