import CoreGraphics
import Testing

@testable import Drawing

/// Outlines that SVG writes as text.
@Suite struct PathTextTests {
  static let same: [(name: String, text: String, other: String)] = [
    ("relative", "m1 2l3 4h5v6z", "M1 2 L4 6 H9 V12 Z"),
    ("lines after a move", "M1 2 3 4 5 6", "M1 2 L3 4 L5 6"),
    ("numbers without spaces", "M.5-.5L1-1", "M 0.5 -0.5 L 1 -1"),
    ("exponents", "M1e1 2E-1", "M10 0.2"),
    ("smooth curves", "M0 0C0 1 2 3 4 4S6 5 8 8", "M0 0C0 1 2 3 4 4C6 5 6 5 8 8"),
    ("smooth quadratics", "M0 0Q1 2 2 0T4 0", "M0 0Q1 2 2 0Q3 -2 4 0"),
    ("an arc of no width", "M0 0A0 4 0 0 1 5 5", "M0 0L5 5"),
    ("flags without spaces", "M0 0a2 2 0 014 0", "M0 0a2 2 0 0 1 4 0"),
  ]

  @Test(arguments: same) func readsBothAlike(
    _ sample: (name: String, text: String, other: String)
  ) throws {
    #expect(try PathText.path(sample.text) == PathText.path(sample.other))
  }

  @Test func anArcPassesThroughTheCircle() throws {
    let half = try PathText.path("M0 5a5 5 0 0 1 10 0").bounds
    #expect(abs(half.minY) < 0.01)
    #expect(abs(half.width - 10) < 0.01)
    let large = try PathText.path("M0 0A5 5 0 1 1 5 5").bounds
    #expect(large.width > 9.9 && large.height > 9.9)
  }

  @Test func anArcThatIsTooSmallGrows() throws {
    let arc = try PathText.path("M0 0A1 1 0 0 1 10 0").bounds
    #expect(abs(arc.height - 5) < 0.01)
  }

  static let faults: [(text: String, offset: Int)] = [
    ("L1 2", 0), ("M1", 2), ("M1 2X", 4), ("M1 2L3", 6), ("M1 nan", 3), ("M1e999 0", 1),
    ("M0 0a1 1 0 2 0 1 1", 11), ("5 5", 0),
  ]

  @Test(arguments: faults) func saysWhereItIsNoPath(_ fault: (text: String, offset: Int)) {
    #expect(throws: PathText.Fault.self) { try PathText.path(fault.text) }
    do {
      _ = try PathText.path(fault.text)
    } catch {
      #expect(error.offset == fault.offset, "\(fault.text)")
    }
  }

  @Test func aPathWithoutEndIsRefused() {
    let text = "M0 0" + String(repeating: "l1 1", count: PathText.mostSegments + 1)
    #expect(throws: PathText.Fault.self) { try PathText.path(text) }
  }

  @Test func nothingIsAnEmptyPath() throws {
    #expect(try PathText.path("  ").isEmpty)
  }
}
