import QuartzCore
import Testing

@testable import UIKit

@Suite @MainActor struct PlayedImagesTests {
  private let clock = DisplayClock()
  private let images = (1...3).map { side in
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func view(repeating count: Int = 0) -> UIImageView {
    let view = UIImageView(image: UIImage())
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = count
    return view
  }

  @Test func theImageIsThatOfTheTime() {
    clock.run {
      let view = view()
      #expect(view.shownImage === view.image && !view.isAnimating)
      view.startAnimating()
      #expect(view.isAnimating && view.shownImage === images[0])
      clock.advance(by: 0.15)
      #expect(view.shownImage === images[1])
      clock.advance(by: 0.2)
      #expect(view.shownImage === images[0])
      view.stopAnimating()
      #expect(!view.isAnimating && view.shownImage === view.image)
    }
  }

  @Test func endsAfterItsRounds() {
    clock.run {
      let view = view(repeating: 2)
      view.startAnimating()
      clock.advance(by: 0.59)
      #expect(view.isAnimating && view.shownImage === images[2])
      clock.advance(by: 0.02)
      #expect(!view.isAnimating && view.shownImage === view.image)
    }
  }

  @Test func withoutADurationAThirtiethEach() {
    clock.run {
      let view = view()
      view.animationDuration = 0
      view.startAnimating()
      clock.advance(by: 1.5 / 30)
      #expect(view.shownImage === images[1])
      view.animationImages = []
      #expect(!view.isAnimating)
      view.startAnimating()
      #expect(!view.isAnimating)
    }
  }
}
