import Notation
import CoreGraphics
import QuartzCore
import Readers
import Testing

@testable import Motion

/// Random tables with hostile names, in any order.
@Suite struct AttributeTablePropertyTests {
  private static let phases: [AttributePhase?] = [
    nil, .before, .final, .initial, .inFlight(0), .inFlight(1 / 60), .inFlight(12.5), .after,
  ]

  @Test(arguments: 0..<40) func readsTheTextItWrote(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let table = AttributeTable(rows: rows(&random))
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(text: table.text).text == table.text)
  }

  @Test(arguments: 0..<40) func readsTheJSONItWrote(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let table = AttributeTable(rows: rows(&random))
    #expect(try AttributeTable(json: table.json) == table)
    #expect(try AttributeTable(json: table.json).json == table.json)
  }

  @Test(arguments: 0..<40) func writesTheSameBytesForEveryOrderOfTheRows(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rows = rows(&random)
    let table = AttributeTable(rows: rows, steps: Hostile.strings)
    let shuffled = AttributeTable(rows: rows.shuffled(using: &random), steps: Hostile.strings)
    #expect(Array(table.text.utf8) == Array(shuffled.text.utf8))
    #expect(Array(table.json.utf8) == Array(shuffled.json.utf8))
    #expect(Array(table.csv.utf8) == Array(shuffled.csv.utf8))
  }

  @Test(arguments: 0..<20) func keepsOneLineARow(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let table = AttributeTable(rows: rows(&random))
    #expect(table.text.utf8.count { $0 == UInt8(ascii: "\n") } == table.rows.count + 1)
    #expect(table.json.utf8.count { $0 == UInt8(ascii: "\n") } == table.rows.count + 2)
  }

  @Test(arguments: 0..<20) func sortsSnapshotsOfTheSameStateAlike(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var elements: [ElementSnapshot] = []
    for _ in 0..<60 {
      let next = element(&random)
      if !elements.contains(where: { $0.id == next.id && $0.path == next.path }) {
        elements.append(next)
      }
    }
    let first = snapshot(elements)
    #expect(first == snapshot(elements.reversed()))
    #expect(first == snapshot(elements.shuffled(using: &random)))
  }

  private func snapshot(_ elements: [ElementSnapshot]) -> LayoutSnapshot {
    LayoutSnapshot(elements: elements, contentSize: .zero, viewport: .zero)
  }

  private func rows(_ random: inout SeededRandom) -> [AttributeRow] {
    (0..<25).map { _ in
      AttributeRow(
        element(&random), step: name(&random),
        phase: Self.phases.randomElement(using: &random) ?? nil)
    }
  }

  private func element(_ random: inout SeededRandom) -> ElementSnapshot {
    let text = name(&random) ?? "x"
    let kinds: [ElementKind] = [
      .cell, .supplementary(text), .decoration(text), .header, .footer,
    ]
    let kind = kinds.randomElement(using: &random) ?? .cell
    let paths: [IndexPath] = [[], [0], [0, 1], [3, Int.max], [10, 2], [-1, -2]]
    let path = paths.randomElement(using: &random) ?? []
    let identifier = name(&random)
    return ElementSnapshot(
      id: ElementID(kind, identifier.map { .identifier($0) } ?? .path(path)), path: path,
      center: CGPoint(x: number(&random), y: number(&random)),
      size: CGSize(width: number(&random), height: number(&random)),
      transform: transform(&random), alpha: CGFloat.random(in: 0...1, using: &random),
      zIndex: [0, 1, -1, .max, .min].randomElement(using: &random) ?? 0,
      isHidden: Bool.random(using: &random))
  }

  private func name(_ random: inout SeededRandom) -> String? {
    guard Int.random(in: 0..<5, using: &random) > 0 else { return nil }
    return Hostile.strings.randomElement(using: &random)
  }

  private func number(_ random: inout SeededRandom) -> CGFloat {
    let size = CGFloat.random(in: -1000...1000, using: &random)
    return [0, size, size.rounded(), size * 1e9].randomElement(using: &random) ?? 0
  }

  private func transform(_ random: inout SeededRandom) -> CATransform3D {
    let angle = CGFloat.random(in: -7...7, using: &random)
    var tilted = CATransform3DMakeRotation(angle, 1, 1, 0)
    tilted.m34 = -1 / 500
    let forms = [
      CATransform3DIdentity, CATransform3DMakeScale(angle, 1, 1),
      CATransform3DMakeRotation(angle, 0, 0, 1), CATransform3DMakeTranslation(angle, 2, 0), tilted,
    ]
    return forms.randomElement(using: &random) ?? CATransform3DIdentity
  }
}
