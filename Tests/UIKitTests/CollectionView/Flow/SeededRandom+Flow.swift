import Notation
import Foundation

@testable import UIKit

extension SeededRandom {
  /// A multiple of a quarter between the two.
  mutating func number(_ low: Int, _ high: Int) -> CGFloat {
    CGFloat(Int.random(in: low * 4...high * 4, using: &self)) / 4
  }

  mutating func index(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }
}

extension FlowSize {
  static func random(_ random: inout SeededRandom) -> FlowSize {
    FlowSize(main: random.number(5, 60), cross: random.number(10, 130))
  }
}

extension FlowSpace {
  static func random(_ random: inout SeededRandom) -> FlowSpace {
    FlowSpace(crossExtent: random.number(60, 300), scale: CGFloat(1 + random.index(3)))
  }
}

extension FlowSectionMetrics {
  /// A few sections of all kinds, now and then overlapping.
  static func random(_ random: inout SeededRandom) -> [FlowSectionMetrics] {
    (0..<(1 + random.index(4))).map { _ in
      let count = random.index(40)
      let isOverlapping = random.index(5) == 0
      let sizes: FlowItemSizes =
        switch random.index(3) {
        case 0: .uniform(.random(&random))
        case 1: .explicit((0..<count).map { _ in FlowSize.random(&random) })
        default: .measured(FlowMeasuredSizes(estimate: .random(&random)))
        }
      return FlowSectionMetrics(
        count: count, sizes: sizes, isSelfSizing: random.index(2) == 0,
        header: random.number(0, 20), footer: random.number(0, 20),
        insets: FlowInsets(
          before: random.number(isOverlapping ? -40 : 0, 20), after: random.number(0, 20),
          leading: random.number(0, 20), trailing: random.number(0, 20)),
        lineSpacing: random.number(isOverlapping ? -30 : 0, 20), itemSpacing: random.number(0, 15))
    }
  }
}
