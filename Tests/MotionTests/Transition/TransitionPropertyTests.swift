import Notation
import CoreGraphics
import Dispatch
import QuartzCore
import Testing

@testable import Motion

/// Random states, answers and timings, with the worst numbers that there are.
@Suite struct TransitionPropertyTests {
  @Test(arguments: 0..<40) func endsAreExact(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let capture = try random.capture()
    let transition = Transition(capture)
    #expect(transition.snapshot(at: -1) == capture.before)
    #expect(transition.snapshot(progress: 1) == capture.after)
    #expect(transition.snapshot(at: transition.duration) == capture.after)
    guard transition.duration > 0 else { return }
    let ends = transition.tracks.map { $0.element(at: transition.duration) }
    #expect(ends == transition.tracks.map(\.end))
    guard transition.timing.duration > 0 else { return }
    #expect(transition.snapshot(at: 0).elements == transition.tracks.map(\.start))
  }

  @Test(arguments: 0..<40) func samplesAreNumbersForAllFiniteInput(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let transition = Transition(try random.capture())
    for _ in 0..<20 {
      let time = Double.random(in: 0...1, using: &random) * transition.duration
      let snapshot = transition.snapshot(at: time)
      for element in snapshot.elements {
        #expect(element.hasOnlyFiniteNumbers, "time \(time): \(element)")
      }
      let numbers = [
        snapshot.viewport.origin.x, snapshot.viewport.origin.y, snapshot.viewport.size.width,
        snapshot.viewport.size.height, snapshot.contentSize.width, snapshot.contentSize.height,
      ]
      #expect(numbers.allSatisfy { $0.isFinite }, "time \(time)")
    }
  }

  @Test(arguments: 0..<10) func samplesAreTheSameInAnyOrderAndOnAnyThread(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let transition = Transition(try random.capture())
    let times = (0..<64).map { Double($0) / 63 * transition.duration }
    let expected = times.map { transition.snapshot(at: $0) }
    for index in times.indices.shuffled(using: &random) {
      #expect(transition.snapshot(at: times[index]) == expected[index])
    }
    let slots = Slots(count: times.count)
    DispatchQueue.concurrentPerform(iterations: times.count) { index in
      slots.put(transition.snapshot(at: times[index]), at: index)
    }
    #expect(slots.snapshots == expected)
  }

  @Test(arguments: 0..<20) func buildsTheSameFromChangesInAnyOrder(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var capture = try random.capture()
    let expected = Transition(capture)
    capture.changes.shuffle(using: &random)
    #expect(Transition(capture) == expected)
  }

  @Test(arguments: 0..<20) func elementsKeepTheOrderOfASnapshot(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let transition = Transition(try random.capture())
    let moment = transition.snapshot(at: transition.duration / 2)
    let sorted = LayoutSnapshot(
      elements: moment.elements, contentSize: moment.contentSize, viewport: moment.viewport,
      insets: moment.insets, scale: moment.scale)
    #expect(moment == sorted)
  }

  @Test(arguments: 0..<20) func theInverseBringsTheFirstStateBack(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let capture = try random.capture()
    let back = Transition(
      TransitionCapture(before: capture.after, after: capture.before, timing: capture.timing))
    #expect(back.snapshot(progress: 1) == capture.before)
  }
}

/// Results from many threads, one place each.
private final class Slots: @unchecked Sendable {
  private var stored: [LayoutSnapshot?]
  private let queue = DispatchQueue(label: "slots")

  init(count: Int) {
    stored = Array(repeating: nil, count: count)
  }

  func put(_ snapshot: LayoutSnapshot, at index: Int) {
    queue.sync { stored[index] = snapshot }
  }

  var snapshots: [LayoutSnapshot?] { queue.sync { stored } }
}
