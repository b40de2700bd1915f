import Foundation
import Testing

@testable import UIKit

/// The rules that hold where cells choose their sizes.
@Suite struct FlowSelfSizingTests {
  private static let room = FlowSpace(crossExtent: 320, scale: 2)

  private func solve(
    _ sizes: [(CGFloat, CGFloat)], estimate: FlowSize = FlowSize(main: 40, cross: 50),
    spacing: CGFloat = 10, insets: FlowInsets = .zero, header: CGFloat = 0
  ) -> [CGRect] {
    var solver = FlowSolver(
      Self.room,
      [
        .selfSizing(
          sizes.count, estimate: estimate, spacing: spacing, insets: insets, header: header)
      ])
    for (item, size) in sizes.enumerated() {
      solver.measure(FlowSize(main: size.1, cross: size.0), ofItem: item, in: 0)
    }
    return sizes.indices.map { FlowAxis.vertical.rect(solver.frame(ofItem: $0, in: 0)) }
  }

  @Test func justifiesMeasuredItems() {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let frames = solve(widths.map { ($0, 29) })
    #expect(frames.map(\.minX) == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
    #expect(frames.map(\.minY) == [0, 0, 39, 39, 39, 78, 78, 78])
  }

  @Test func startsTooLongItemsAtTheEdge() {
    let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
    let frames = solve(widths.map { ($0, 29) })
    #expect(frames.map(\.minX) == [131, 0, 0, 295.5, 0, 0])
  }

  @Test func keepsTheGridOfALastLineOfEquallyLongItems() {
    let heights: [CGFloat] = [29, 233, 80, 29, 233, 29]
    let frames = solve(
      heights.map { (90, $0) }, spacing: 6, insets: FlowInsets(5, 5, 12, 12), header: 30)
    #expect(frames.map(\.minX) == [12, 115, 218, 12, 115, 218])
    #expect(frames.map(\.minY) == [137, 35, 111.5, 380, 278, 380])
  }

  @Test func centresWhatHasALineToItself() {
    #expect(solve([(200, 29), (200, 29), (200, 29)]).map(\.minX) == [60, 60, 60])
  }

  @Test func takesTheMeanForWhatWasNotMeasured() {
    var solver = FlowSolver(
      Self.room, [.selfSizing(40, estimate: FlowSize(main: 40, cross: 320))])
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
    for (item, height) in heights.enumerated() {
      solver.measure(FlowSize(main: height, cross: 320), ofItem: item, in: 0)
    }
    #expect(abs(solver.frame(ofItem: 39, in: 0).size.main - 397.0 / 9) < 0.001)
    #expect(solver.frame(ofItem: 9, in: 0).main == 487)
    #expect(solver.contentLength == 2154)
  }

  @Test func countsAnItemOnceHoweverOftenItIsMeasured() {
    var solver = FlowSolver(Self.room, [.selfSizing(3, estimate: FlowSize(main: 40, cross: 320))])
    for height: CGFloat in [10, 20, 30] {
      solver.measure(FlowSize(main: height, cross: 320), ofItem: 0, in: 0)
    }
    #expect(solver.frame(ofItem: 2, in: 0).size.main == 30)
  }

  @Test func lendsTheMeanToOtherSections() {
    let section = FlowSectionMetrics.selfSizing(2, estimate: FlowSize(main: 40, cross: 320))
    var solver = FlowSolver(Self.room, [section, section])
    solver.measure(FlowSize(main: 60, cross: 320), ofItem: 0, in: 1)
    #expect(solver.frame(ofItem: 0, in: 0).size.main == 60)
    #expect(solver.frame(ofItem: 1, in: 1).main == 200)
  }

  @Test func keepsTheDelegatesSizesOfWhatWasNotMeasured() {
    var section = FlowSectionMetrics.mixed(Array(repeating: (320, 70), count: 3))
    section.isSelfSizing = true
    var solver = FlowSolver(Self.room, [section])
    solver.measure(FlowSize(main: 29, cross: 320), ofItem: 0, in: 0)
    #expect(solver.frame(ofItem: 2, in: 0).main == 119)
    #expect(solver.frame(ofItem: 2, in: 0).size.main == 70)
  }
}
