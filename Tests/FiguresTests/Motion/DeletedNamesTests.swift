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

  @Test(arguments: 0..<24) func standApartInTheDifference(_ seed: UInt64) throws {
    let (change, gone, _) = transition(seed)
    let figure = DifferenceTriptych(before: change.before, after: change.after).figure
    let labels = FigureLabels(figure).frames
    let after = try #require(labels.first { $0.text == "After" }).frame.minX
    // A ghost stands in the first panel, where nobody else stood.
    for name in gone {
      let own = labels.filter { $0.text == name }.map(\.frame.minX)
      #expect(own.contains { $0 < after }, "seed \(seed): \(name)")
      #expect(own.filter { $0 > after && $0 < after + 200 } == [], "seed \(seed): \(name)")
    }
  }
}
