import Notation
import Foundation
import Testing

@testable import UIKit

@Suite struct FlowSolverQueryTests {
  @Test func findsWhatTouchesTheArea() {
    let solver = FlowSolver(FlowSpace(crossExtent: 320), [.grid(9, 100, 50)])
    let area = FlowFrame(main: 50, cross: 0, size: FlowSize(main: 10, cross: 320))
    #expect(solver.items(of: 0, in: area) == [0, 1, 2, 3, 4, 5])
  }

  @Test func leavesOutWhatLiesBesideTheArea() {
    let solver = FlowSolver(FlowSpace(crossExtent: 320), [.grid(9, 100, 50)])
    let area = FlowFrame(main: 61, cross: 101, size: FlowSize(main: 10, cross: 50))
    #expect(solver.items(of: 0, in: area) == [4])
  }

  @Test func findsSectionsByBinarySearch() {
    let solver = FlowSolver(
      FlowSpace(crossExtent: 320), Array(repeating: .grid(3, 100, 50), count: 10))
    #expect(solver.sections(touching: 101...149) == [2])
    #expect(solver.sections(touching: 100...150) == [1, 2, 3])
    #expect(solver.sections(touching: -10 ... -1) == [])
    #expect(solver.sections(touching: 501...600) == [])
  }

  /// Searching must find exactly what looking at every item finds.
  @Test(arguments: 0..<200) func agreesWithLookingAtEveryItem(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let solver = FlowSolver(.random(&random), FlowSectionMetrics.random(&random))
    for _ in 0..<10 {
      let area = FlowFrame(
        main: random.number(-50, 900), cross: random.number(-50, 300),
        size: FlowSize(main: random.number(0, 400), cross: random.number(0, 300)))
      let stretch = area.main...area.mainEnd
      let found = solver.sections(touching: stretch)
      for section in solver.sections.indices {
        let every = (0..<solver.sections[section].metrics.count).filter {
          solver.frame(ofItem: $0, in: section).touches(area)
        }
        #expect(solver.items(of: section, in: area) == every, "seed \(seed), section \(section)")
        if !every.isEmpty { #expect(found.contains(section), "seed \(seed)") }
      }
    }
  }
}

extension FlowSolver {
  func items(of section: Int, in area: FlowFrame) -> [Int] {
    var items: [Int] = []
    forEachItem(of: section, in: area) { item, frame in
      items.append(item)
      precondition(frame == self.frame(ofItem: item, in: section))
    }
    return items
  }
}
