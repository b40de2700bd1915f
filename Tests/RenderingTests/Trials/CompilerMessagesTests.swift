import SceneFormat
import Testing

@testable import Rendering

/// The compiler's words come with the place in the file of the user.
@Suite struct CompilerMessagesTests {
  private let file = SourceFile(path: "Hex.swift", text: "import UIKit\nlet a: Int = \"\"\n")

  @Test func keepsWordsAndPlaces() throws {
    let said = """
      Hex.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'
      let a: Int = ""
                   ^~
      Hex.swift:1:8: note: a note
      Hex.swift:2:14: error: cannot convert value of type 'String' to specified type 'Int'
      <unknown>:0: error: something else
      error: link command failed
      tessera-try-0:1:3: error: missing argument for parameter 'sides' in call
      """
    let found = CompilerMessages(said)
    #expect(found.messages.map(\.path) == ["Hex.swift", nil, nil, "tessera-try-0"])
    let first = try #require(found.diagnostics(in: ["Hex.swift": file]).first)
    #expect(first.span?.place == "Hex.swift:2:14")
    #expect(first.message == "cannot convert value of type 'String' to specified type 'Int'")
    #expect(first.notes == ["a note"])
  }

  @Test(arguments: [
    ("Objective-C interoperability is disabled", "Objective-C"),
    ("no such module 'SnapKit'", "package"),
    ("cannot find type 'B' in scope", "try both"),
    ("expressions are not allowed at the top level", "declares"),
  ]) func knowsCures(_ words: String, _ cure: String) throws {
    let found = CompilerMessages("Hex.swift:1:1: error: \(words)").diagnostics(in: [
      "Hex.swift": file
    ])
    #expect(found.first?.help?.contains(cure) == true)
  }

  @Test func tellsNoMoreThanHelps() {
    let said = (1...500).map { "a.swift:\($0):1: error: wrong" }.joined(separator: "\n")
    #expect(CompilerMessages(said).messages.count == 20)
  }
}
