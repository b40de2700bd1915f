import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// The words about tables that differ in more rows than anybody reads.
@Suite(.aside) struct LargeTableTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(Self.table(moved: 0), to: "before.attrs")
    try folder.write(Self.table(moved: 5), to: "after.attrs")
  }

  private static let count = 640

  private static func table(moved: Int) -> String {
    "step  phase  kind  id  path  frame  alpha  z  hidden  transform  role\n"
      + (0..<count).map { index in
        "-  -  cell  item-\(index)  0-\(index)  0 \(index * 10 + moved) 10 10  1  0  -  -  -\n"
      }.joined()
  }

  @Test func peopleAreToldTheFirstRowsAndACount() throws {
    let result = try folder.run("diff", "before.attrs", "after.attrs")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 1)
    #expect(lines.count == 101)
    #expect(lines.first == "~ cell item-0: y 0 → 5 (+5)")
    #expect(lines.last == "and 540 more; all 640: 640 changed (y 640)")
  }

  @Test func whoAsksForAllIsToldAll() throws {
    let result = try folder.run("--verbose", "diff", "before.attrs", "after.attrs")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 1)
    #expect(lines.count == Self.count)
    #expect(lines.last == "~ cell item-639: y 6390 → 6395 (+5)")
    let same = try folder.run("--verbose", "diff", "before.attrs", "before.attrs")
    #expect(same == .init(output: "the tables are the same\n", error: "", code: 0))
    #expect(try folder.run("-q", "--verbose", "diff", "before.attrs", "after.attrs").output == "")
  }

  @Test func programsAreToldAll() throws {
    let result = try folder.run("--json", "diff", "before.attrs", "after.attrs")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 1)
    #expect(lines.count == Self.count)
    #expect(lines.allSatisfy { $0.contains(#""event":"difference""#) })
    #expect(lines.last?.contains("cell item-639") == true)
  }

  @Test func aGoldenIsToldOfWithACount() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    try folder.write(Self.table(moved: 0), to: "g.attrs")
    let check = try folder.run("check", "a.scene.json")
    #expect(check.code == 1)
    #expect(check.error.contains("differs from \"g.attrs\" in 642 places"))
    #expect(check.error.contains("and 630 more; all 642: 2 added, 640 removed"))
    let record = try folder.run("record", "a.scene.json")
    #expect(record.output.hasPrefix("g.attrs: 642 changed\n"))
    #expect(record.output.split(separator: "\n").count == 102)
  }
}
