import Foundation
import SceneFormat
import Testing

@Suite struct ExplanationTests {
  @Test func speakOfEveryCodeOfOurs() {
    let missing = DiagnosticCode.allCases.map(\.rawValue).filter { Explanation(code: $0) == nil }
    #expect(missing == [])
  }

  /// The codes of UIKit's faults, as they stand in its sources.
  @Test func speakOfEveryFault() throws {
    let sources = Scenes.fixtures.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UIKit").resolvingSymlinksInPath()
    let pattern = try Regex(#""([a-z]+(?:-[a-z]+)*/[a-z]+(?:-[a-z]+)*)""#)
    var codes: Set<String> = []
    let files = FileManager.default.enumerator(atPath: sources.path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift") else { continue }
      let text = try String(
        contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: pattern) {
        if let code = match.output[1].substring { codes.insert(String(code)) }
      }
    }
    #expect(codes.count > 50)
    #expect(codes.filter { Explanation(code: $0) == nil }.sorted() == [])
  }

  @Test func nameEachCodeOnce() {
    #expect(Set(Explanation.codes).count == Explanation.codes.count)
  }

  @Test func printAsAPage() throws {
    let page = try #require(Explanation(code: "syntax/repeated-key")).page
    #expect(
      page == """
        syntax/repeated-key

        An object has the same key twice. Readers differ in which one they take, so neither is taken.

        Example:

            {"name": "a", "name": "b"}

        Cure: delete one of the two.

        """)
  }
}
