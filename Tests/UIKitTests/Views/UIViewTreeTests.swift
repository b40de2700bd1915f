import Testing

@testable import UIKit

@MainActor private final class RecordingView: UIView {
  var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append(newSuperview == nil ? "will leave" : "will join")
  }
  override func didMoveToSuperview() { log.append(superview == nil ? "did leave" : "did join") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.append(newWindow == nil ? "will lose window" : "will get window")
  }
  override func didMoveToWindow() { log.append(window == nil ? "no window" : "window") }
  override func didAddSubview(_ subview: UIView) { log.append("added") }
  override func willRemoveSubview(_ subview: UIView) { log.append("will remove") }
}

@Suite @MainActor struct UIViewTreeTests {
  private let parent = UIView()
  private let views = (0..<3).map { index in
    let view = UIView()
    view.tag = index + 1
    return view
  }

  private var order: [Int] { parent.subviews.map(\.tag) }
  private var layerOrder: [Int] {
    (parent.layer.sublayers ?? []).map { layer in
      parent.subviews.first { $0.layer === layer }?.tag ?? 0
    }
  }

  private func addAll() {
    for view in views { parent.addSubview(view) }
  }

  @Test func keepsTheOrderOfViewsAndLayersTheSame() {
    addAll()
    #expect(order == [1, 2, 3])
    parent.insertSubview(views[2], at: 0)
    #expect(order == [3, 1, 2])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(order == [1, 3, 2])
    parent.insertSubview(views[1], belowSubview: views[0])
    #expect(order == [2, 1, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [3, 1, 2])
    parent.bringSubviewToFront(views[0])
    #expect(order == [3, 2, 1])
    parent.sendSubviewToBack(views[0])
    #expect(order == [1, 3, 2])
    #expect(layerOrder == order)
  }

  @Test func findsViewsByTagAndDescent() {
    addAll()
    let inner = UIView()
    inner.tag = 9
    views[1].addSubview(inner)
    #expect(parent.viewWithTag(9) === inner)
    #expect(parent.viewWithTag(10) == nil)
    #expect(inner.isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: inner))
  }

  @Test func tellsBothSidesOfAMove() {
    let window = UIWindow()
    let outer = RecordingView()
    let inner = RecordingView()
    window.addSubview(outer)
    outer.log = []
    outer.addSubview(inner)
    #expect(inner.log == ["will get window", "will join", "window", "did join"])
    #expect(outer.log == ["added"])
    inner.log = []
    inner.removeFromSuperview()
    #expect(inner.log == ["will lose window", "will leave", "no window", "did leave"])
    #expect(outer.log == ["added", "will remove"])
    #expect(inner.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  @Test func movesFromOneSuperviewToTheOther() {
    addAll()
    let other = UIView()
    other.addSubview(views[0])
    #expect(order == [2, 3])
    #expect(views[0].superview === other)
    #expect(views[0].layer.superlayer === other.layer)
  }

  @Test(arguments: [true, false]) func refusesACycle(addsItself: Bool) {
    addAll()
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { views[0].addSubview(addsItself ? views[0] : parent) }
    }
    #expect(fault?.code == "view/cycle")
    #expect(views[0].subviews.isEmpty)
    #expect(parent.superview == nil)
  }

  @Test func editingEndsByForceWhateverTheResponderWants() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let (window, view) = (UIWindow(), Stubborn())
    window.addSubview(view)
    view.becomeFirstResponder()
    #expect(!window.endEditing(false) && view.isFirstResponder)
    #expect(window.endEditing(true) && !view.isFirstResponder)
  }
}
