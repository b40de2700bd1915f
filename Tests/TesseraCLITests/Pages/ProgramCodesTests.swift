import Foundation
import Testing

@testable import TesseraCLI

@Suite struct ProgramCodesTests {
  /// The words in quotation marks in the sources that look like one of the program's own codes.
  private static func codesInSources() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let topics = ["diff", "docs", "file", "limit", "merge", "output", "run", "system", "usage"]
    var codes: Set<String> = []
    for path in paths ?? []
    where path.hasSuffix(".swift") && !path.contains("/Codes/")
      && !path.contains("/Explanations/")
    {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      codes.formUnion(
        text.matches(of: /"([a-z]+)\/([a-z-]+)"/).filter { topics.contains(String($0.1)) }
          .map { "\($0.1)/\($0.2)" })
    }
    return codes
  }

  @Test func everyCodeIsExplained() throws {
    let codes = try Self.codesInSources()
    #expect(codes.count > 30)
    #expect(codes.filter { ProgramCodes[$0] == nil }.sorted() == [])
  }

  @Test func noCodeIsExplainedTwice() {
    #expect(Set(ProgramCodes.names).count == ProgramCodes.names.count)
  }
}
