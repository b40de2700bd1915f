import CoreGraphics
import Foundation
import Motion
import Testing

@testable import Figures

@Suite struct DrawOrderTests {
  /// Places of cells that no layout would give: they lie over each other, and every cell goes somewhere else.
  private static func heap(_ seed: Int) -> LayoutSnapshot {
    let cells = (0..<60).map { index in
      let place = (index * seed) % 61
      let size = CGSize(width: 60, height: 30 + CGFloat(place % 5) * 12)
      return ElementSnapshot(
        id: ElementID(.cell, .identifier("\(index)")), path: [0, index],
        center: CGPoint(x: 30 + CGFloat(place % 8) * 40, y: 40 + CGFloat(place / 8) * 50),
        size: size)
    }
    return LayoutSnapshot(
      elements: cells, contentSize: MotionScores.size,
      viewport: CGRect(origin: .zero, size: MotionScores.size))
  }

  @Test func whoLiesOverAnotherIsDrawnLater() throws {
    let (before, after) = (Self.heap(7), Self.heap(23))
    let score = try MotionScore([.init("heap", TransitionCapture(before: before, after: after))])
    let plan = MoverPlan(score, tolerance: 0.2)
    for (phase, snapshot) in [(0, before), (2, after)] {
      let drawn = plan.order.order.filter { plan.order.isShown($0, in: phase) }
      let names = drawn.map { plan.table.movers[plan.order.parts[$0].mover].id }
      let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
      let cells = snapshot.elements
      for (index, front) in cells.enumerated() {
        for back in cells[..<index] where back.frame.intersects(front.frame) {
          let (lower, upper) = (try #require(places[back.id]), try #require(places[front.id]))
          #expect(lower < upper, "\(back.id) under \(front.id) in phase \(phase)")
        }
      }
    }
  }

  /// Whatever shifts and fades lies on straight lines between its keys; a turn does not.
  @Test func whoGoesStraightIsLookedAtWhereItsKeysAre() throws {
    let straight = try spans(of: "staggered").filter { $0.course != nil }
    #expect(!straight.isEmpty)
    for span in straight {
      #expect(span.elements.count == span.course?.keys.count)
      #expect(span.shares.first == 0 && span.shares.last == 1)
      #expect(span.shares.count > span.elements.count)
    }
    let turning = try spans(of: "turning").filter { $0.first.transform != $0.last.transform }
    #expect(!turning.isEmpty)
    #expect(turning.allSatisfy { $0.shares.isEmpty && $0.elements.count > 10 })
  }

  private func spans(of name: String) throws -> [MoverSpan] {
    MoverTable(try MotionScores.score(name), tolerance: 0.2).movers.flatMap(\.spans)
  }
}

extension DrawOrder {
  /// Whether the part stands for its view in the phase.
  fileprivate func isShown(_ part: Int, in phase: Int) -> Bool {
    let own = parts[part]
    return parts.lastIndex { $0.mover == own.mover && $0.firstPhase <= phase } == part
  }
}
