import Notation
import CoreGraphics
import Testing

@testable import Drawing

/// A look that several cells have in common is said once, and still drawn in each, in its order.
@Suite struct SVGRunsTests {
  private static let writer = SVGWriter(SVGOptions(appearance: .theme(.light)))

  /// The lines of the body, each reference to a definition replaced by what it stands for.
  private static func drawnLines(_ svg: String) -> [Substring] {
    var definitions: [Substring: [Substring]] = [:]
    var (open, name) = ([Substring](), Substring?.none)
    var body: [Substring] = []
    var isInDefinitions = false
    func shown(_ line: Substring) -> [Substring] {
      guard line.hasPrefix("<use href=\"#") else { return [line] }
      return definitions[line.dropFirst(12).prefix { $0 != "\"" }] ?? ["missing \(line)"]
    }
    for line in svg.split(separator: "\n") {
      if line == "<defs>" || line == "</defs>" {
        isInDefinitions = line == "<defs>"
      } else if !isInDefinitions {
        body += shown(line)
      } else if line.hasPrefix("<g id=\"") {
        (open, name) = ([], line.dropFirst(7).prefix { $0 != "\"" })
      } else if line == "</g>", let run = name {
        (definitions[run], name) = (open, nil)
      } else if name != nil {
        open += shown(line)
      } else if let start = line.firstRange(of: " id=\"") {
        let id = line[start.upperBound...].prefix { $0 != "\"" }
        definitions[id] = ["\(line[..<start.lowerBound])\(line[id.endIndex...].dropFirst())"]
      }
    }
    return body
  }

  private static func shape(_ index: Int) -> DrawItem {
    // The first is too short to be shared alone.
    if index == 0 { return .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black) }
    let rect = CGRect(x: CGFloat(index) * 10, y: 20, width: 30, height: 40)
    return .fill(.rounded(rect, radius: 8), ThemedColor(RGBAColor(hex: UInt32(index) * 0x102030)))
  }

  private static func list(_ cells: [[Int]]) -> DrawList {
    let groups = cells.enumerated().map { index, shapes in
      DrawItem.group(DrawGroup(element: ElementMark("cell-\(index)"), shapes.map(shape)))
    }
    return DrawList(size: CGSize(width: 100, height: 100), groups)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyCellShowsItsShapesInTheirOrder(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let cells = (0..<40).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
    }
    let alone = (0...4).map { index in
      Self.drawnLines(Self.writer.svg(Self.list([[index]]))).first { $0.hasPrefix("<rect") } ?? ""
    }
    var expected: [Substring] = []
    for (index, shapes) in cells.enumerated() {
      expected += ["<g id=\"cell-\(index)\">"] + shapes.map { alone[$0] } + ["</g>"]
    }
    let drawn = Self.drawnLines(Self.writer.svg(Self.list(cells)))
    #expect(Array(drawn.dropFirst().dropLast()) == expected, "seed \(seed)")
  }

  @Test func cellsOfTwoKindsShareTheirBeginning() {
    let svg = Self.writer.svg(Self.list((0..<12).map { [1, 2, 3 + $0 % 2] }))
    #expect(svg.split(separator: "rx=\"8\"").count - 1 < 18)
    #expect(Self.drawnLines(svg).filter { $0.hasPrefix("<rect") }.count == 36)
  }

  @Test func longRowsOfOneShapeAreWritten() {
    let svg = Self.writer.svg(Self.list([Array(repeating: 1, count: 100)]))
    let drawn = Self.drawnLines(svg)
    #expect(drawn.filter { $0.hasPrefix("<rect") }.count == 100)
  }
}
