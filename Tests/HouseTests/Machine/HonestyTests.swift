import Foundation
import Readers
import Testing

/// A red step is not shown as green, and one that is not run is said.
@Suite struct HonestyTests {
  private static func lines(of path: String) throws -> [(number: Int, text: String)] {
    try House.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, String($0.element)) }
  }

  /// In pieces, so that this file has none.
  @Test func noStepHidesItsFailure() throws {
    let paths = try House.files(below: "Tests") + House.files(below: ".ci") + ["Makefile"]
    for path in paths {
      guard let lines = try? Self.lines(of: path) else { continue }
      for (number, text) in lines {
        for word in ["true", ":", "exit 0"] {
          let isHidden = text.contains("|| " + word + " ") || text.hasSuffix("|| " + word)
          #expect(!isHidden, "\(path):\(number): \(text)")
        }
      }
    }
  }

  /// Every test that is left out says which package it wants, or what the machine does not allow.
  @Test func whatIsSkippedSaysWhy() throws {
    for path in try House.files(below: "Tests", endingIn: ".swift") where !isOurs(path) {
      for (number, text) in try Self.lines(of: path) {
        for word in [".enabled(" + "if:", ".disabled" + "("] {
          #expect(!text.contains(word), "\(path):\(number): say it with .needs")
        }
      }
    }
  }

  private func isOurs(_ path: String) -> Bool { path.hasPrefix("Tests/Readers/") }

  @Test func whatTestsWantIsWhatTheMakefileInstalls() throws {
    let installed = try House.packages(of: "READER_PACKAGES")
    #expect(installed.sorted() == ReaderPackage.allCases.map(\.rawValue).sorted())
  }

  /// A machine that is busy is no fault: tests count work, and wait for what happens.
  @Test func noTestReadsAClock() throws {
    let clocks = [
      "Continuous" + "Clock", "Suspending" + "Clock", "Date" + "()", "Dispatch" + "Time",
      "clock_" + "gettime", "gettime" + "ofday",
    ]
    for path in try House.files(below: "Tests", endingIn: ".swift")
    where !path.hasPrefix("Tests/Fuzz/") {
      for (number, text) in try Self.lines(of: path) {
        for clock in clocks { #expect(!text.contains(clock), "\(path):\(number): \(text)") }
      }
    }
  }
}
