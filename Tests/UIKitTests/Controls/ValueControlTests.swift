import Testing

@testable import UIKit

/// Sizes, limits and places of the controls that show a value.
@Suite @MainActor struct ValueControlTests {
  @Test func haveTheirOwnSizes() {
    #expect(
      UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.size
        == CGSize(width: 51, height: 31))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    let pages = UIPageControl()
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 39, height: 26))
    pages.direction = .topToBottom
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 26, height: 39))
    let view = UISwitch()
    view.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }

  @Test func valuesStayWithinTheirLimits() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (15, 15, 15))
    slider.maximumValue = 5
    #expect((slider.minimumValue, slider.value) == (5, 5))
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(3, animated: true)
    #expect(progress.progress == 1)
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.minimumValue = 110
    #expect((stepper.maximumValue, stepper.value) == (110, 110))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test func aSlidersThumbRunsFromEndToEnd() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    func x(_ value: Float) -> CGFloat {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX
    }
    #expect([x(0), x(0.5), x(1)] == [0, 86, 172])
    slider.semanticContentAttribute = .forceRightToLeft
    #expect([x(0), x(1)] == [172, 0])
  }

  @Test func aProgressThatIsObservedIsReadOnce() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let view = UIProgressView(progressViewStyle: .default)
    view.observedProgress = progress
    progress.completedUnitCount = 2
    #expect(view.progress == 0.25)
  }

  @Test func segmentsShareOutTheWidth() {
    let view = UISegmentedControl(items: ["a", "bb", UIImage()])
    #expect(view.numberOfSegments == 3)
    #expect(view.frame.size == CGSize(width: 99, height: 32))
    view.frame.size.width = 300
    #expect(view.boxes.map(\.minX) == [0, 100, 200])
    view.setWidth(60, forSegmentAt: 0)
    #expect(view.boxes.map(\.width) == [60, 120, 120])
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.boxes.map(\.minX) == [240, 120, 0])
    view.apportionsSegmentWidthsByContent = true
    #expect(view.boxes[1].width > view.boxes[2].width)
  }

  @Test func segmentsComeAndGo() {
    let view = UISegmentedControl(items: ["a", "b"])
    view.selectedSegmentIndex = 1
    view.insertSegment(withTitle: "first", at: 0, animated: false)
    #expect(view.selectedSegmentIndex == 2)
    #expect(view.titleForSegment(at: 0) == "first")
    view.removeSegment(at: 2, animated: false)
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.selectedSegmentIndex = 9
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    view.setTitle("last", forSegmentAt: 9)
    #expect(view.titleForSegment(at: 1) == "last")
    view.removeAllSegments()
    #expect(view.numberOfSegments == 0)
  }

  @Test(arguments: [0, -1, Double.nan]) func aStepOfNothingIsAFault(step: Double) {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { UIStepper().stepValue = step }
    }
    #expect(fault?.code == "view/step-value")
  }

  @Test func aLimitOfAStepperMovesTheOther() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    stepper.maximumValue = 150
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (150, 150, 150))
  }

  /// A picture that no other is equal to.
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.zero) }
  }

  private func images(in view: UIView) -> [CGFloat] {
    drawing(of: view).compactMap {
      if case .image(let image, _) = $0.content { CGFloat(image.width) } else { nil }
    }
  }

  @Test func dividersAreThoseOfTheStatesBesideThem() {
    let scale = max(UITraitCollection.current.displayScale, 1)
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.setDividerImage(
      picture(1), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    segments.setDividerImage(
      picture(2), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    segments.setDividerImage(
      picture(3), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(images(in: segments) == [scale, scale])
    segments.selectedSegmentIndex = 1
    #expect(images(in: segments) == [3 * scale, 2 * scale])
    segments.selectedSegmentIndex = 0
    segments.semanticContentAttribute = .forceRightToLeft
    #expect(images(in: segments) == [3 * scale, scale])
    let stepper = UIStepper()
    stepper.setDividerImage(picture(1), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(picture(2), forLeftSegmentState: .disabled, rightSegmentState: .normal)
    stepper.setDividerImage(
      picture(3), forLeftSegmentState: .disabled, rightSegmentState: .highlighted)
    #expect(images(in: stepper) == [2 * scale])
    Finger(on: stepper).begin(at: CGPoint(x: 70, y: 16))
    #expect(images(in: stepper) == [3 * scale])
  }

  @Test func aHeldHalfOfAStepperHasItsOwnImages() {
    let scale = max(UITraitCollection.current.displayScale, 1)
    let stepper = UIStepper()
    let before = drawing(of: stepper)
    let image = picture(4).withRenderingMode(.alwaysOriginal)
    stepper.setIncrementImage(image, for: .highlighted)
    stepper.setBackgroundImage(picture(5), for: .highlighted)
    #expect(drawing(of: stepper) == before)
    Finger(on: stepper).begin(at: CGPoint(x: 70, y: 16))
    #expect(images(in: stepper) == [5 * scale, 4 * scale])
  }

  @Test func noPageControlHasMoreDotsThanAreSeen() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = .max
    pages.currentPage = 3
    #expect(drawing(of: pages).count <= 1001)
    Finger(on: pages).tap(at: CGPoint(x: 90, y: 13))
    #expect(pages.currentPage == 4)
  }

  @Test func metricsOfBarsAreKept() {
    let segments = UISegmentedControl(items: ["a", "b"])
    let before = drawing(of: segments)
    segments.setBackgroundImage(picture(4), for: .normal, barMetrics: .compact)
    segments.setDividerImage(
      picture(1), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact)
    #expect(drawing(of: segments) == before)
    #expect(segments.backgroundImage(for: .normal, barMetrics: .compact) != nil)
    let divider = segments.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .compact)
    #expect(divider != nil)
  }
}
