import Testing

@testable import UIKit

/// A registration holds until another one, or none, takes its place.
@Suite @MainActor struct RegistrationTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let kind = "backdrop"

  private func layout(_ register: (ListLayout) -> Void) -> ListLayout {
    let layout = ListLayout()
    layout.backdropKind = kind
    register(layout)
    return layout
  }

  /// The decoration view on screen after these registrations.
  private func decoration(_ register: (ListLayout) -> Void) -> UICollectionReusableView? {
    let stage = ListStage([1], layout: layout(register))
    return decorations(stage).first
  }

  private func decorations(_ stage: ListStage, _ kind: String = "backdrop")
    -> [UICollectionReusableView]
  {
    stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { $0.reuseIdentifier == kind }
  }

  private func fault(_ register: (ListLayout) -> Void) -> String? {
    let stage = ListStage([1], layout: layout(register), lays: false)
    return stage.faultCode { stage.view.layoutIfNeeded() }
  }

  private var bannerNib: UINib { UINib { Banner(frame: .zero) } }
  private var posterNib: UINib { UINib { Poster(frame: .zero) } }

  // 000-106
  @Test func aLaterClassTakesThePlaceOfADecoration() {
    #expect(
      decoration {
        $0.register(Banner.self, forDecorationViewOfKind: kind)
        $0.register(Poster.self, forDecorationViewOfKind: kind)
      } is Poster)
    #expect(
      decoration {
        $0.register(bannerNib, forDecorationViewOfKind: kind)
        $0.register(Poster.self, forDecorationViewOfKind: kind)
      } is Poster)
  }

  // 000-110
  @Test func aLaterNibTakesThePlaceOfADecoration() {
    #expect(
      decoration {
        $0.register(Banner.self, forDecorationViewOfKind: kind)
        $0.register(posterNib, forDecorationViewOfKind: kind)
      } is Poster)
    #expect(
      decoration {
        $0.register(bannerNib, forDecorationViewOfKind: kind)
        $0.register(posterNib, forDecorationViewOfKind: kind)
      } is Poster)
  }

  // 000-107, 000-110
  @Test func nothingTakesADecorationBack() {
    for isNib in [false, true] {
      for takesNib in [false, true] {
        let code = fault {
          if isNib {
            $0.register(bannerNib, forDecorationViewOfKind: kind)
          } else {
            $0.register(Banner.self, forDecorationViewOfKind: kind)
          }
          if takesNib {
            $0.register(nil as UINib?, forDecorationViewOfKind: kind)
          } else {
            $0.register(nil as AnyClass?, forDecorationViewOfKind: kind)
          }
        }
        #expect(code == "view/decoration-not-registered")
      }
    }
  }

  @Test func theSameHoldsForHeaders() {
    let layout = ListLayout()
    layout.headerHeight = 30
    let stage = ListStage([1], layout: layout)
    func shown() -> UICollectionReusableView? {
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      return stage.view.visibleSupplementaryViews(ofKind: header).first
    }
    func register(_ type: AnyClass?) {
      stage.view.register(type, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    }
    func register(_ nib: UINib?) {
      stage.view.register(nib, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    }
    register(Banner.self)
    #expect(shown() is Banner)
    register(posterNib)
    #expect(shown() is Poster)
    register(bannerNib)
    #expect(shown() is Banner)
    register(nil as UINib?)
    #expect(stage.faultCode { _ = shown() } == "view/not-registered")
  }

  // 000-103
  @Test func eachKindHasADecorationOfItsOwn() {
    let layout = layout { $0.register(Banner.self, forDecorationViewOfKind: kind) }
    layout.register(Poster.self, forDecorationViewOfKind: "other")
    layout.extra = [attributes("other", IndexPath(item: 0, section: 0))]
    let stage = ListStage([1], layout: layout)
    #expect(decorations(stage).map { $0 is Banner } == [true])
    #expect(decorations(stage, "other").map { $0 is Poster } == [true])
  }

  // 001-12
  @Test func theLayoutNumbersItsDecorationsAsItLikes() {
    let layout = ListLayout()
    layout.register(Banner.self, forDecorationViewOfKind: kind)
    let paths = [IndexPath(item: 7, section: 0), IndexPath(item: 900, section: 0), [3]]
    layout.extra = paths.map { attributes(kind, $0) }
    let stage = ListStage([1], layout: layout, lays: false)
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
    #expect(decorations(stage).count == 3)
  }

  private func attributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return attributes
  }

  // 000-105
  @Test func decorationViewsAreUsedAgain() throws {
    let stage = ListStage(
      [40], layout: layout { $0.register(Banner.self, forDecorationViewOfKind: kind) })
    let first = try #require(decorations(stage).first as? Banner)
    for offset in [500.0, 0] {
      stage.view.contentOffset.y = offset
      stage.view.layoutIfNeeded()
    }
    #expect(decorations(stage).first === first)
    #expect(first.reuses == 1)
  }
}

private final class Banner: UICollectionReusableView {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Poster: UICollectionReusableView {}
