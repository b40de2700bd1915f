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

  @Test func littleOfThePageIsEmpty() {
    for width in Self.widths {
      #expect(SizeMatrix(PlanCases.windows(50), .init(width: width)).unused <= 0.15)
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
