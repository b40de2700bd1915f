import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Windows of all sizes in one scale, with words as far as they can be read.
@Suite struct SizeMatrixTests {
  private static let widths: [FigureWidth] = [.half, .page, .readme]

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  @Test(arguments: [0, 1, 5, 50, 500, 10_000]) func rulesHold(_ count: Int) {
    for width in Self.widths {
      let figure = SizeMatrix(
        PlanCases.windows(count), .init(title: "Stories", width: width)
      ).figure
      #expect(FigureRules(figure, at: width).broken == [], "\(width.points)")
      #expect(figure.svg.utf8.count < 150_000)
    }
  }

  /// More of it on a narrow page, on which windows would be too small otherwise.
  @Test func littleOfThePageIsEmpty() {
    for width in Self.widths {
      let unused = SizeMatrix(PlanCases.windows(50), .init(width: width)).unused
      #expect(unused <= (width.isNarrow ? 0.3 : 0.15))
    }
  }

  @Test func namesOfDevicesAreWhole() {
    for width in Self.widths {
      let found = texts(SizeMatrix(PlanCases.windows(50), .init(width: width)).figure)
      #expect(!found.contains { $0.contains("…") })
      #expect(found.contains("iPad Air 11-inch"))
    }
  }

  @Test func fewCellsHaveNamesManyNumbersAndCrowdsNothing() {
    func words(_ count: Int) -> [String] {
      texts(SizeMatrix(PlanCases.windows(count), .init(width: .readme)).figure)
    }
    #expect(words(5).contains("item 5"))
    #expect(words(50).contains("12") && !words(50).contains("item 12"))
    #expect(!words(500).contains("12"))
  }

  /// Cells as an app draws them, with words too small to be read.
  private static func drawn(_ content: @escaping (CGRect) -> [DrawItem]) -> LayoutSnapshot {
    let layout = PlanCases.grid(6)
    let cells = layout.elements.enumerated().map { index, element in
      var cell = element
      let area = CGRect(origin: .zero, size: cell.size)
      let words = DrawText(
        "cell \(index)", TextStyle(FontRequest(size: 13), ThemedColor(0xFFFFFF, 0xFFFFFF)),
        in: area.insetBy(dx: 12, dy: 12))
      cell.content = content(area) + [.text(words)]
      return cell
    }
    return PlanCases.layout(cells, layout.contentSize)
  }

  private func words(_ layout: LayoutSnapshot) -> [FigureInkwork.Word] {
    let figure = SizeMatrix([("One", layout)], .init(title: "Names", width: .half)).figure
    #expect(FigureRules(figure, at: .half).broken == [])
    return FigureInkwork(figure).words.filter { $0.text.hasPrefix("cell") }
  }

  @Test func namesAreReadOnEveryGround() {
    let pale = words(Self.drawn { [.fill(.rect($0), ThemedColor(0xE0E0E0, 0xE0E0E0))] })
    #expect(pale.count == 6 && pale.allSatisfy { $0.color == ThemedColor(0x15181D, 0x15181D) })
    let dark = words(Self.drawn { [.fill(.rect($0), ThemedColor(0x102040, 0x102040))] })
    #expect(dark.count == 6 && dark.allSatisfy { $0.color == ThemedColor(0xFFFFFF, 0xFFFFFF) })
    // On a patch where an edge runs below it.
    let crossed = words(
      Self.drawn { area in
        let line = ShapeGeometry.line(from: .zero, to: CGPoint(x: area.maxX, y: area.maxY))
        return [
          .fill(.rect(area), ThemedColor(0x102040, 0x102040)),
          .stroke(line, Stroke(FigureInk.ink, width: 4)),
        ]
      })
    #expect(crossed.count == 6 && crossed.allSatisfy { $0.color == FigureInk.ink })
  }

  /// Tiny cells of a crowd are one path for each colour, and all else stays as it is.
  @Test func crowdsAreMerged() {
    let tiny = (0..<300).map { index in
      DrawItem.fill(
        .rect(CGRect(x: index % 30 * 8, y: index / 30 * 8, width: 6, height: 6)),
        ItemPalette.tessera[index % 4])
    }
    let large = DrawItem.fill(.rect(CGRect(x: 0, y: 0, width: 240, height: 80)), FigureInk.surface)
    let merged = ([large] + tiny).withCrowdsMerged
    #expect(merged.first == large)
    #expect(merged.count == 5)
    #expect((tiny.prefix(20) + [large]).map { $0 }.withCrowdsMerged.count == 21)
    for count in [500, 2000] {
      let figure = SizeMatrix(PlanCases.windows(count).map { ($0.name, $0.snapshot) }).figure
      #expect(figure.svg.utf8.count < 100_000)
    }
  }

  @Test func aSafeAreaIsHatchedInItsOwnWindow() {
    let windows = PlanCases.windows(5)
    let hatched = { (entries: [(name: String, snapshot: LayoutSnapshot)]) in
      SizeMatrix(entries, .init(width: .readme)).figure.drawing.items.strokes {
        $0 == .color(FigureInk.strand)
      }
    }
    // Bands, and one more in the legend; the axis has lines of that colour, too.
    #expect(hatched([windows[0]]) == 2)
    #expect(hatched([windows[2]]) == 4)
    #expect(hatched([PlanCases.grid(5)].map { ("plain", $0) }) == 0)
  }

  /// Who has a name in one window has no number in another.
  @Test func itemsAreCalledAlikeInAllWindows() {
    func list(_ count: Int) -> LayoutSnapshot {
      let names = (1...count).map { "person \($0)" }
      return MotionCases.snapshot(
        MotionCases.list(names),
        viewport: CGRect(x: 0, y: 0, width: 390, height: CGFloat(count) * 80))
    }
    let found = texts(
      SizeMatrix([(name: "phone", snapshot: list(6)), (name: "tablet", snapshot: list(12))]).figure)
    #expect(found.count { $0 == "person 3" } == 2)
    #expect(!found.contains("11"))
  }
}

extension [DrawItem] {
  fileprivate func strokes(_ isMeant: (Paint) -> Bool) -> Int {
    reduce(0) { count, item in
      switch item {
      case .group(let group): count + group.children.strokes(isMeant)
      case .shape(let shape): count + (shape.stroke.map { isMeant($0.paint) } == true ? 1 : 0)
      case .text, .image: count
      }
    }
  }
}
