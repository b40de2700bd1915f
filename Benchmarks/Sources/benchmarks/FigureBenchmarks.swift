import CairoBackend
import Drawing
import Figures
import Foundation
import Gallery
import Motion
import Scene
import UIKit

/// How small motion becomes as a file.
@MainActor enum FigureBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "svg.friends-sync.bytes", unit: "bytes") { (try? friendsBytes()) ?? .nan },
    Benchmark(name: "svg.friends-sync.cpu", unit: "% of a core") {
      (try? friendsFile()).map(load(of:)) ?? .nan
    },
    Benchmark(name: "svg.one-cell.cpu", unit: "% of a core") { load(of: Array(oneCell.utf8)) },
  ]

  /// Five friends in real cells: one is shown anew, one goes, one comes, one moves to the end; then the device is
  /// turned, and there are two columns.
  static func friendsScore() throws -> MotionScore {
    let layout = ColumnFlowLayout()
    layout.minColumnWidth = 240
    layout.minimumInteritemSpacing = 8
    let size = CGSize(width: 390, height: 520)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    let source = FriendsDataSource(people: [
      Person("Ann", subtitle: "online"), Person("Bob", subtitle: "2 h ago"),
      Person("Cat", subtitle: "yesterday"), Person("Dan"), Person("Eve"),
    ])
    source.attach(to: view)
    let stage = Stage(collectionView: view) { kind, path in
      kind == .cell && source.people.indices.contains(path.item)
        ? source.people[path.item].name : nil
    }
    try stage.perform { _ in }
    let update = try stage.record { view in
      source.perform(
        [.reload(0), .delete(1), .insert(Person("Zoe", subtitle: "new"), 0), .move(2, 4)], in: view)
    }
    let turn = try stage.resize(to: CGSize(width: 520, height: 390), duration: 0.4)
    let names = ["mark-read", "sync", "rotate"]
    return try MotionScore(
      (Array(update) + turn).enumerated().map { index, change in
        MotionScore.Step(names[min(index, 2)], change.capture)
      }
    ).measured(by: Typesetter())
  }

  private static func friendsBytes() throws -> Double { Double(try friendsFile().count) }

  /// For light and for dark pages.
  private static func friendsFile() throws -> [UInt8] {
    let options = SVGOptions(
      id: "friends-sync", title: "Batch update in a column flow layout",
      summary: "A list of friends. Bob is removed, Zoe appears at the top, Cat moves to the end, "
        + "Ann is reloaded; then the device rotates and the list becomes two columns.")
    return AnimatedSVG(options).bytes(try friendsScore())
  }

  /// The least that moves: one cell, as long as the friends and with the same rests, by hand.
  private static let oneCell = """
    <svg xmlns="http://www.w3.org/2000/svg" width="520" height="520"><style>
    .c{animation:3.6s ease-in-out infinite c}
    @keyframes c{33%{transform:none}47%{transform:translateY(80px)}64%{transform:translateY(80px)}}
    </style><rect class="c" width="374" height="70" fill="#5ed1de"/></svg>
    """

  private static func load(of bytes: [UInt8]) -> Double {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-friends-\(getpid()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(bytes).write(to: file)) != nil else { return .nan }
    return BrowserLoad.percent(of: file)
  }
}
