import CoreGraphics
import Drawing
import Foundation
import Motion
import Testing

@testable import Figures

/// A deletion points at nobody else: the name of what is gone stands apart from the cells of others, and so do its
/// outline and its badge. Seeds are the tests' arguments.
@Suite struct DeletedNamesTests {
  /// Some of six rows go, and one may go elsewhere.
  private func transition(_ seed: UInt64) -> (change: Transition, gone: [String], kept: [String]) {
    let bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]
    let gone = names.indices.filter { (bits >> (40 + 3 * $0)) % 3 == 0 }.map { names[$0] }
    var kept = names.filter { !gone.contains($0) }
    if kept.count > 2, seed % 2 == 0 { kept.append(kept.remove(at: 0)) }
    return (
      Transition(
        TransitionCapture(
          before: MotionCases.snapshot(MotionCases.list(names)),
          after: MotionCases.snapshot(MotionCases.list(kept)))), gone, kept
    )
  }

  @Test(arguments: 0..<24) func standApartFromOtherCells(_ seed: UInt64) {
    let (change, gone, _) = transition(seed)
    let limit = CGSize(width: 390, height: 520)
    let figures = [
      ("onion", OnionSkin(change, .init(limit: limit)).figure),
      ("motion", MotionPaths(change, .init(limit: limit)).figure),
    ]
    for (kind, figure) in figures {
      let labels = FigureLabels(figure).frames
      let cells = FigureInkwork(figure).areas.map(\.bounds).filter {
        $0.width > 100 && 15...90 ~= $0.height
      }
      let standing = labels.map(\.frame).filter { frame in
        cells.contains { $0.insetBy(dx: -1, dy: -1).holds(frame) }
      }
      for name in gone {
        let own = labels.filter { $0.text.hasPrefix(name) }.map(\.frame)
        let isNoted = labels.contains { $0.text.hasPrefix("Deleted: ") && $0.text.contains(name) }
        #expect(!own.isEmpty || isNoted, "seed \(seed): \(kind) lost \(name)")
        for frame in own {
          // Beside the screen, or in a row of its own: rows are 80 points apart.
          let isBeside = standing.allSatisfy { $0.maxX + 20 < frame.minX }
          let isAlone = standing.allSatisfy { $0 == frame || abs($0.midY - frame.midY) > 16 }
          #expect(isBeside || isAlone, "seed \(seed): \(kind) has \(name) on another cell")
        }
      }
    }
  }

  @Test(arguments: 0..<24) func standApartInTheDifference(_ seed: UInt64) {
    let (change, gone, kept) = transition(seed)
    let figure = DifferenceTriptych(before: change.before, after: change.after).figure
    let labels = FigureLabels(figure).frames
    // Each of three panels is as wide as the others.
    let panel = (figure.drawing.size.width - 48 - 32) / 3
    let last = labels.filter { $0.frame.minX > 24 + 2 * (panel + 16) }
    let pitch = 80 * min(1, panel / 390)
    for name in gone {
      #expect(labels.contains { $0.text.contains(name) }, "seed \(seed): \(name)")
      for frame in last.filter({ $0.text == name }).map(\.frame) {
        let rows = last.filter { kept.contains($0.text) }.map(\.frame)
        #expect(rows.allSatisfy { abs($0.midY - frame.midY) > pitch * 0.45 }, "seed \(seed)")
      }
    }
  }
}
