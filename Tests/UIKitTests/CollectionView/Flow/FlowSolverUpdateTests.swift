import Notation
import Foundation
import Testing

@testable import UIKit

@Suite struct FlowSolverUpdateTests {
  /// Breaking a few lines again must come to the same as breaking all of them.
  @Test(arguments: 0..<200) func agreesWithSolvingAnew(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let space = FlowSpace.random(&random)
    var solver = FlowSolver(space, FlowSectionMetrics.random(&random))
    for _ in 0..<12 {
      let section = random.index(solver.sections.count)
      let count = solver.sections[section].metrics.count
      guard count > 0 else { continue }
      if solver.sections[section].hasCommonEstimate {
        solver.measure(.random(&random), ofItem: random.index(count), in: section)
      } else {
        let items = (0..<(1 + random.index(3))).map { _ in random.index(count) }
        let sizes = items.map { ($0, FlowSize.random(&random)) }
        solver.update(Dictionary(sizes) { $1 }, in: section)
      }
    }
    let anew = FlowSolver(space, solver.metrics)
    #expect(abs(solver.contentLength - anew.contentLength) < 0.001, "seed \(seed)")
    for section in solver.sections.indices {
      for item in 0..<solver.sections[section].metrics.count {
        let updated = FlowAxis.vertical.rect(solver.frame(ofItem: item, in: section))
        let expected = FlowAxis.vertical.rect(anew.frame(ofItem: item, in: section))
        #expect(updated.isClose(to: expected), "seed \(seed), item \(section)-\(item)")
      }
    }
  }

  @Test func letsAShrunkItemJoinTheLineBefore() {
    var solver = FlowSolver(
      FlowSpace(crossExtent: 320), [.mixed([(100, 40), (100, 40), (200, 40), (300, 40)])])
    #expect(solver.frame(ofItem: 2, in: 0).main == 50)
    solver.update([2: FlowSize(main: 40, cross: 100)], in: 0)
    #expect(solver.frame(ofItem: 2, in: 0).main == 0)
    #expect(solver.frame(ofItem: 3, in: 0).main == 50)
    #expect(solver.contentLength == 90)
  }

  @Test func movesTheSectionsBelow() {
    var solver = FlowSolver(
      FlowSpace(crossExtent: 320), [.mixed([(100, 40)]), .grid(1, 100, 40, header: 10)])
    solver.update([0: FlowSize(main: 70, cross: 100)], in: 0)
    #expect(solver.header(of: 1)?.main == 70)
    #expect(solver.frame(ofItem: 0, in: 1).main == 80)
  }
}
