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
}
