import Testing

@testable import UIKit

@Suite @MainActor struct UIActivityIndicatorViewTests {
  @Test func isAsLargeAsItsStyle() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.style = .large
    #expect(view.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
  }

  @Test func isSeenWhileItTurnsOrWhereAsked() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(view.isAnimating && !view.isHidden)
    view.stopAnimating()
    #expect(!view.isAnimating && view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func turnsByTheClockOfLayers() {
    let view = UIActivityIndicatorView(style: .medium)
    func picture() -> [ContextOperation] {
      let context = CGContext(size: view.bounds.size, scale: 1)
      UIGraphicsPushContext(context)
      view.draw(view.bounds)
      UIGraphicsPopContext()
      return context.operations
    }
    view.startAnimating()
    let first = picture()
    #expect(first.count == 8)
    let shown: [Bool] = [0.1, 0.125, 1, 1.9].map { time in
      MediaClock.at(time) { picture() == first }
    }
    #expect(shown == [true, false, true, false])
    view.stopAnimating()
    #expect(MediaClock.at(0.5) { picture() } == first)
  }
}
