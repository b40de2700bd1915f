import Foundation
import Testing

@testable import UIKit

@Suite struct FlowSolverTests {
  // 002-8, 002-9, 002-11, 002-18
  @Test(arguments: FlowCase.recorded) func standsWhereUIKitPutsIt(_ flow: FlowCase) {
    let solver = FlowSolver(flow.space, flow.sections)
    for place in flow.items {
      let frame = flow.axis.rect(solver.frame(ofItem: place.item, in: place.section))
      let size = flow.axis.size(flow.sections[place.section].sizes[place.item])
      let expected = CGRect(x: place.x, y: place.y, width: size.width, height: size.height)
      #expect(frame.isClose(to: expected), "item \(place.section)-\(place.item): \(frame)")
    }
    for (section, expected) in flow.headers {
      #expect(solver.header(of: section).map(flow.axis.rect) == expected)
    }
    for (section, expected) in flow.footers {
      #expect(solver.footer(of: section).map(flow.axis.rect) == expected)
    }
    if let length = flow.contentLength { #expect(abs(solver.contentLength - length) < 0.001) }
  }

  // 002-15
  @Test func hasNoHeaderOfLengthZero() {
    let solver = FlowSolver(FlowSpace(crossExtent: 100), [.grid(1, 50, 50)])
    #expect(solver.header(of: 0) == nil)
    #expect(solver.footer(of: 0) == nil)
  }

  @Test func roundsTheContentDownToPixels() {
    let solver = FlowSolver(FlowSpace(crossExtent: 100, scale: 2), [.grid(1, 50, 44.444)])
    #expect(solver.contentLength == 44)
  }

  @Test func tellsWhichSectionIsTooWide() {
    let space = FlowSpace(crossExtent: 100)
    #expect(FlowSolver(space, [.grid(2, 100, 50)]).firstTooLong == nil)
    #expect(FlowSolver(space, [.grid(2, 50, 50), .grid(2, 101, 50)]).firstTooLong == 1)
    #expect(FlowSolver(space, [.mixed([(50, 50), (101, 50)])]).firstTooLong == 0)
  }

  // 002-17
  @Test func takesAnyNumberOfItemsWithoutLength() {
    let solver = FlowSolver(FlowSpace(crossExtent: 100), [.grid(1000, 0, 20, spacing: 0)])
    #expect(solver.frame(ofItem: 999, in: 0).main == 0)
    #expect(solver.contentLength == 20)
  }

  @Test func letsLinesOverlapUnderNegativeSpacing() {
    let solver = FlowSolver(FlowSpace(crossExtent: 100), [.grid(3, 100, 50, line: -20)])
    #expect(solver.frame(ofItem: 2, in: 0).main == 60)
    #expect(solver.contentLength == 110)
  }

  @Test func solvesAMillionEqualItemsInClosedForm() {
    let solver = FlowSolver(FlowSpace(crossExtent: 375, scale: 2), [.grid(1_000_000, 100, 60)])
    let last = solver.frame(ofItem: 999_999, in: 0)
    #expect(last == FlowFrame(main: 333_333 * 70, cross: 0, size: FlowSize(main: 60, cross: 100)))
    #expect(solver.contentLength == last.mainEnd)
  }
}
