import CAllocations
import Motion
import UIKit

/// What it costs to turn a change into motion, and to sample the motion: 500 visible elements, of which a fifth
/// appear, a fifth disappear and the others move and turn.
@MainActor enum MotionBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "motion.build.500", unit: "µs") { build() * 1e6 },
    Benchmark(name: "motion.sample.500", unit: "µs") { sample() * 1e6 },
    Benchmark(name: "motion.sample.500.allocations", unit: "calls") { allocations() },
  ]

  private static let capture = TransitionCapture(
    before: screen(of: 0..<400, shifted: 0), after: screen(of: 100..<500, shifted: 90))

  private static func screen(of numbers: Range<Int>, shifted: CGFloat) -> LayoutSnapshot {
    let elements = numbers.enumerated().map { offset, number in
      ElementSnapshot(
        id: .item("item-\(number)"), path: IndexPath(item: offset, section: 0),
        center: CGPoint(x: CGFloat(number % 20) * 18 + shifted, y: CGFloat(number / 20) * 30),
        size: CGSize(width: 16, height: 26 + shifted / 10),
        transform: CATransform3DMakeRotation(shifted / 100 * CGFloat(number % 3), 0, 0, 1))
    }
    return LayoutSnapshot(
      elements: elements, contentSize: CGSize(width: 390, height: 844),
      viewport: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private static func build() -> Double {
    Meter.bestSeconds(of: 30) { _ = Transition(capture) }
  }

  /// One of 60 frames.
  private static func sample() -> Double {
    let transition = Transition(capture)
    return Meter.bestSeconds(of: 20) {
      for frame in 0..<60 { _ = transition.snapshot(progress: Double(frame) / 59) }
    } / 60
  }

  private static func allocations() -> Double {
    let transition = Transition(capture)
    let before = allocation_count()
    for frame in 0..<60 { _ = transition.snapshot(progress: Double(frame) / 59) }
    return Double(allocation_count() - before) / 60
  }
}
