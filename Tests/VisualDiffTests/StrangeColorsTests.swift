import Imaging
import Testing

@testable import VisualDiff

/// Stripes of an ink on white, smoothed in two ways, and the same ones in another ink.
@Suite struct StrangeColorsTests {
  private static let ink = (0x20, 0x40, 0xC0)
  private static let other = (0x20, 0xC0, 0x40)

  /// Columns that an ink covers by so many parts of 255, again and again.
  private func stripes(_ ink: (Int, Int, Int), _ coverage: [Int]) throws -> Bitmap {
    let row = (0..<24).map { column -> UInt32 in
      let covered = coverage[column % coverage.count]
      let channels = [ink.0, ink.1, ink.2].map { 255 - (255 - $0) * covered / 255 }
      return channels.reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    return try Bitmap(width: 24, height: 8, pixels: (0..<8).flatMap { _ in row })
  }

  private func isStrange(_ before: Bitmap, _ after: Bitmap) -> Bool {
    let rows = [0..<3, 3..<8].map { StrangeColors(before, after, rows: $0) }
    return (0..<24 * 8).contains { rows[$0 < 3 * 24 ? 0 : 1].isStrange($0) }
  }

  @Test func moreOfTheSameInkIsNotStrange() throws {
    let thin = try stripes(Self.ink, [0, 120, 0])
    #expect(try !isStrange(thin, stripes(Self.ink, [40, 200, 40])))
    #expect(try !isStrange(thin, stripes(Self.ink, [120, 0, 0])))
  }

  @Test func anotherInkIsStrange() throws {
    #expect(
      try isStrange(stripes(Self.ink, [0, 120, 0]), stripes(Self.other, [0, 120, 0])))
  }

  /// Ink that one side has not at all is a line that is lost, and another check's.
  @Test func aLostLineIsNotStrange() throws {
    #expect(
      try !isStrange(stripes(Self.ink, [0, 120, 0]), stripes(Self.ink, [0])))
  }
}
