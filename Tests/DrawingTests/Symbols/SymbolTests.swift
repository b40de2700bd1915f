import CoreGraphics
import Testing

@testable import Drawing

/// The symbols that come along.
@Suite struct SymbolTests {
  @Test(arguments: Symbol.allCases) func standsInItsSquare(_ symbol: Symbol) throws {
    let path = try PathText.path(symbol.text)
    let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
    #expect(!path.isEmpty)
    // The lines are as wide on both sides.
    #expect(square.contains(path.bounds.insetBy(dx: -0.95, dy: -0.95)), "\(path.bounds)")
    #expect(max(path.bounds.width, path.bounds.height) >= 13)
    #expect(symbol.path == path)
  }

  /// So that it stands on a tile where its lines would.
  @Test(arguments: Symbol.allCases.filter { $0.filled != nil })
  func aFilledFormIsAsLargeAsItsLines(_ symbol: Symbol) throws {
    let filled = try #require(symbol.filled)
    let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
    let edge = -Symbol.edgeWidth / 2
    #expect(!filled.areas.isEmpty)
    #expect(square.contains(filled.areas.bounds.insetBy(dx: edge, dy: edge)))
    let all =
      filled.lines.isEmpty ? filled.areas.bounds : filled.areas.bounds.union(filled.lines.bounds)
    let lines = symbol.path.bounds
    for (first, second) in [
      (all.minX, lines.minX), (all.maxX, lines.maxX), (all.minY, lines.minY),
      (all.maxY, lines.maxY),
    ] {
      #expect(abs(first - second) <= 1.3, "\(symbol)")
    }
  }

  @Test func whatIsReadIsWritten() {
    for symbol in Symbol.allCases { #expect((symbol.filled == nil) == (symbol.filledText == nil)) }
    #expect(Symbol.allCases.count { $0.filled != nil } == 32)
  }
}
