import Readers
import Testing

/// How `make layouts` finds the tests of checkouts, and what it makes of them; a stand-in builds and runs nothing.
@Suite(.aside) struct LayoutsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      #!/bin/sh
      echo "$@" >>"\(folder.path("calls"))"
      if [ "$1" = build ] && [ -e "\(folder.path("broken"))" ]; then echo "a.swift:1: error: no"; exit 1; fi
      odd="\(folder.path("scratch"))/Stairs/Tests/StairsTests/Odd.swift"
      if [ "$1" = build ] && [ -e "$odd" ]; then echo "$odd:3:4: error: no"; exit 1; fi
      if [ "$1" = build ]; then exit; fi
      for word; do report="$word"; done
      failures=0
      if [ -e "\(folder.path("failing"))" ]; then failures=1; fi
      echo '<testsuite name="a" errors="0" tests="5" failures="'$failures'" skipped="0">' >"$report"
      exit $failures

      """, to: "swift")
    try write("stairs/Package.swift", "// swift-tools-version: 6.0\n")
    try write(
      "stairs/Sources/Stairs/Stairs.swift",
      "import UIKit\nimport os\n@objc open class Stairs: UICollectionViewLayout {}\n")
    try write(
      "stairs/Tests/StairsTests/StairsTests.swift",
      "// A test.\nimport XCTest\n@testable import Stairs\n")
    try write("stairs/Tests/StairsTests/Support/Steps.swift", "let steps = 3\n")
    try write("stairs/Tests/StairsTests/macOS/Steps.swift", "import Cocoa\n")
    try write("stairs/Example/App.swift", "import UIKit\n")
  }

  private func write(_ path: String, _ text: String) throws {
    try folder.write(text, to: "checkouts/" + path)
  }

  private func run() throws -> (output: String, code: Int32) {
    try MachineScript(name: "layouts").run(
      [folder.path("checkouts")],
      environment: ["SWIFT": "sh \(folder.path("swift"))", "SCRATCH": folder.path("scratch")])
  }

  @Test func runsTheTestsOfACheckout() throws {
    #expect(try run() == ("Stairs: 5 passed, 0 failed, 0 skipped\n", 0))
    #expect(
      folder.files.filter { $0.hasPrefix("scratch/Stairs/") && $0.hasSuffix(".swift") } == [
        "scratch/Stairs/Package.swift", "scratch/Stairs/Sources/Stairs/Stairs.swift",
        "scratch/Stairs/Tests/StairsTests/StairsTests.swift",
        "scratch/Stairs/Tests/StairsTests/Support/Steps.swift",
      ])
    let calls = try folder.text(of: "calls").split(separator: "\n").map { $0.prefix(5) }
    #expect(calls == ["build", "test "])
  }

  @Test func takesOutWhatLinuxDoesNotKnow() throws {
    _ = try run()
    #expect(
      try folder.text(of: "scratch/Stairs/Sources/Stairs/Stairs.swift")
        == "import UIKit\n\nopen class Stairs: UICollectionViewLayout {}\n")
    #expect(
      try folder.text(of: "scratch/Stairs/Tests/StairsTests/StairsTests.swift")
        == "import UIKit; // A test.\nimport XCTest\n@testable import Stairs\n")
    let manifest = try folder.text(of: "scratch/Stairs/Package.swift")
    #expect(manifest.contains(".package(name: \"Tessera\", path: \"/"))
    #expect(manifest.contains(".swiftLanguageMode(.v6)"))
  }

  @Test func findsCheckoutsWithoutAPackage() throws {
    try write("old/Hills/Hills/Hills.swift", "import UIKit\n")
    try write("old/Hills/HillsTests/HillsTests.swift", "import XCTest\n@testable import Hills\n")
    #expect(
      try run() == (
        "Hills: 5 passed, 0 failed, 0 skipped\nStairs: 5 passed, 0 failed, 0 skipped\n", 0
      ))
    #expect(
      try folder.text(of: "scratch/Hills/Package.swift").contains(".swiftLanguageMode(.v5)"))
  }

  @Test func failsWhereOneFails() throws {
    try folder.write(to: "failing")
    #expect(
      try run() == ("Stairs: 4 passed, 1 failed, 0 skipped\n1 of 1 packages fail\n", 1))
  }

  @Test func failsWhereOneDoesNotBuild() throws {
    try folder.write(to: "broken")
    #expect(
      try run() == (
        "Stairs: does not build\n  a.swift:1: error: no\n1 of 1 packages fail\n", 1
      ))
  }

  @Test func leavesTestsOutThatDoNotCompile() throws {
    try write("stairs/Tests/StairsTests/Odd.swift", "let odd = none\n")
    #expect(
      try run() == (
        """
        Stairs: without Odd.swift, which does not compile
        Stairs: 5 passed, 0 failed, 0 skipped

        """, 0
      ))
  }

  @Test func putsOverridesOfExtensionsIntoTheirClasses() throws {
    try write(
      "stairs/Sources/Stairs/Stairs+Steps.swift",
      "import UIKit\n\nextension Stairs {\n  open override func prepare() {\n  }\n}\n")
    try write(
      "stairs/Sources/Stairs/Stairs.swift",
      "import UIKit\nopen class Stairs: UICollectionViewLayout {\n  let steps = 1\n}\n")
    try write(
      "stairs/Sources/Stairs/Flat.swift", "extension Stairs {\n  func flat() {}\n}\n")
    _ = try run()
    #expect(
      try folder.text(of: "scratch/Stairs/Sources/Stairs/Stairs.swift") == """
        import UIKit
        open class Stairs: UICollectionViewLayout {
          open override func prepare() {
          }
          let steps = 1
        }

        """)
    #expect(!folder.files.contains("scratch/Stairs/Sources/Stairs/Stairs+Steps.swift"))
    #expect(folder.files.contains("scratch/Stairs/Sources/Stairs/Flat.swift"))
  }

  @Test func failsWithoutAnyTests() throws {
    let empty = try TemporaryFolder()
    let (output, code) = try MachineScript(name: "layouts").run([empty.path], environment: [:])
    #expect(code == 1)
    #expect(output.contains("has no layouts with tests"))
    let (words, refusal) = try MachineScript(name: "layouts").run(["/none"], environment: [:])
    #expect(refusal == 2)
    #expect(words == "Say which folder: make layouts LAYOUTS=folder\n")
  }
}
