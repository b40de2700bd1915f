import Testing

@testable import UIKit

@MainActor private final class LayoutRecorder: UIView {
  var name = ""
  var log: (String) -> Void = { _ in }
  var onLayout: (LayoutRecorder) -> Void = { _ in }

  override func layoutSubviews() {
    log(name)
    onLayout(self)
  }
}

@Suite @MainActor final class UIViewLayoutTests {
  private var passes: [String] = []

  private func makeView(_ name: String) -> LayoutRecorder {
    let view = LayoutRecorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.name = name
    view.log = { [unowned self] in passes.append($0) }
    return view
  }

  @Test func laysOutFromTheTopAndOnlyWhatWaits() {
    let (outer, middle, inner) = (makeView("outer"), makeView("middle"), makeView("inner"))
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(passes == ["outer", "middle", "inner"])
    outer.layoutIfNeeded()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(passes == ["outer", "middle", "inner", "inner"])
  }

  /// Whoever draws the layers lays out what still waits, and nothing that is laid out.
  @Test func itsLayerDoesNotLayItOutAgain() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layer.layoutTree()
    #expect(passes == ["outer", "inner"])
    inner.layer.setNeedsLayout()
    outer.layer.layoutTree()
    #expect(passes == ["outer", "inner", "inner"])
  }

  @Test func beginsAtTheOutermostOfTheWaitingAncestors() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(passes == ["outer", "inner"])
  }

  @Test func aNewSizeAsksForLayoutAndANewPlaceDoesNot() {
    let view = makeView("view")
    view.layoutIfNeeded()
    view.frame.origin.x = 100
    view.layoutIfNeeded()
    #expect(passes == ["view"])
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(passes == ["view", "view"])
  }

  @Test func settlesWhatALayoutPassAsksFor() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.onLayout = { [unowned inner] outer in inner.frame.size.width = outer.bounds.width }
    var requests = 1
    inner.onLayout = { [unowned outer] _ in
      if requests > 0 { outer.setNeedsLayout() }
      requests -= 1
    }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(passes == ["outer", "inner", "outer"])
  }

  @Test func endsALayoutThatNeverSettles() {
    let view = makeView("view")
    view.onLayout = { $0.setNeedsLayout() }
    let fault = #expect(throws: Fault.self) { try FaultScope.run { view.layoutIfNeeded() } }
    #expect(fault?.code == "view/endless-layout")
    #expect(passes.count == 100)
  }

  @Test func measuresFromTheViewsOwnWishes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == view.bounds.size)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 77, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 77, height: 20))
  }
}
