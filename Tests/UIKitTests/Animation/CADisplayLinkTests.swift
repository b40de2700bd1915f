import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite @MainActor struct CADisplayLinkTests {
  final class Target: UIView {
    var heard: [(name: String, time: CFTimeInterval, target: CFTimeInterval)] = []

    override func perform(_ aSelector: Selector, with object: Any?) -> Any? {
      guard let link = object as? CADisplayLink else { return nil }
      heard.append((aSelector.description, link.timestamp, link.targetTimestamp))
      return nil
    }
  }

  private let target = Target()
  private let clock = DisplayClock()

  private func frames(_ count: Int) {
    for _ in 0..<count { clock.advance(by: 1.0 / 60) }
  }

  private func link() -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: "tick:")
    clock.run { link.add(to: .main, forMode: .common) }
    return link
  }

  @Test func hearsOfEachFrame() {
    let link = link()
    frames(3)
    #expect(target.heard.map(\.name) == ["tick:", "tick:", "tick:"])
    #expect(target.heard.map { ($0.time * 60).rounded() } == [1, 2, 3])
    #expect(target.heard.map { ($0.target * 60).rounded() } == [2, 3, 4])
    #expect(link.duration == 1.0 / 60)
    link.invalidate()
    frames(2)
    #expect(target.heard.count == 3)
  }

  @Test func pausesAndTakesFewerFrames() {
    let link = link()
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 30)
    frames(6)
    #expect(target.heard.map { ($0.time * 60).rounded() } == [1, 3, 5])
    link.isPaused = true
    frames(6)
    #expect(target.heard.count == 3)
    link.isPaused = false
    frames(1)
    #expect(target.heard.count == 4)
    link.remove(from: .main, forMode: .common)
    frames(4)
    #expect(target.heard.count == 4)
  }

  @Test func theTimeIsThatOfTheClock() {
    var times: [CFTimeInterval] = []
    final class Timed: UICollectionViewLayout {
      var hear: () -> Void = {}
      override func perform(_ aSelector: Selector, with object: Any?) -> Any? { hear() }
    }
    let layout = Timed()
    layout.hear = { times.append(CACurrentMediaTime()) }
    let link = CADisplayLink(target: layout, selector: "tick")
    clock.run { link.add(to: .main, forMode: .common) }
    frames(2)
    #expect(times.map { ($0 * 60).rounded() } == [1, 2])
    link.invalidate()
  }

  @Test func onlyRespondersAndLayoutsHear() {
    final class Proxy: NSObject {
      var heard = 0
      func perform(_ aSelector: Selector, with object: Any?) -> Any? { heard += 1 }
    }
    let proxy = Proxy()
    let link = CADisplayLink(target: proxy, selector: "tick")
    clock.run { link.add(to: .main, forMode: .common) }
    frames(2)
    #expect(proxy.heard == 0 && link.timestamp > 0)
    link.invalidate()
  }

  struct Rates: Sendable {
    var range: CAFrameRateRange
    var frames: [Double]
  }

  @Test(arguments: [
    Rates(range: CAFrameRateRange(minimum: 0, maximum: 30), frames: [1, 3, 5]),
    Rates(range: CAFrameRateRange(minimum: 30, maximum: 60, preferred: 10), frames: [1, 3, 5]),
    Rates(range: CAFrameRateRange(minimum: 0, maximum: 20, preferred: 60), frames: [1, 4]),
    Rates(range: CAFrameRateRange(minimum: 0, maximum: 50), frames: [1, 3, 5]),
    Rates(
      range: CAFrameRateRange(minimum: 40, maximum: 60, preferred: 40), frames: [1, 2, 3, 4, 5, 6]),
    Rates(
      range: CAFrameRateRange(minimum: 50, maximum: 60, preferred: 50), frames: [1, 2, 3, 4, 5, 6]),
    Rates(
      range: CAFrameRateRange(minimum: 0, maximum: 1, preferred: .leastNonzeroMagnitude),
      frames: [1]),
    Rates(
      range: CAFrameRateRange(minimum: .nan, maximum: .nan, preferred: .nan),
      frames: [1, 2, 3, 4, 5, 6]),
  ]) func keepsToTheRangeOfRates(_ rates: Rates) {
    let link = link()
    link.preferredFrameRateRange = rates.range
    frames(6)
    #expect(target.heard.map { ($0.time * 60).rounded() } == rates.frames)
    link.invalidate()
  }

  @Test func aLongIntervalIsAsGoodAsForEver() {
    let link = link()
    link.frameInterval = .max
    frames(6)
    #expect(target.heard.count == 1)
    link.invalidate()
  }
}
