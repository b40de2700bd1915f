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

  /// An end that is missing has the compiler stumble over our code behind the file, which nobody knows.
  @Test func namesTheStartOfWhatHasNoEnd() throws {
    let said = """
      tessera-try-0:3:1: error: expected '}' in class
      Hex.swift:2:5: note: to match this opening '{'
      main.swift:7:1: error: cannot find 'tesseraTried0' in scope
      Hex.swift:9:66: error: unterminated '/*' comment
      Hex.swift:1:3: note: comment started here
      """
    let found = CompilerMessages(said).without(places: ["tessera-try-0"])
      .diagnostics(in: ["Hex.swift": file])
    #expect(found.map { $0.span?.place } == ["Hex.swift:2:5", "Hex.swift:1:3"])
    #expect(found.map(\.message) == ["expected '}' in class", "unterminated '/*' comment"])
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

/// The account of a crash becomes the places in the user's files.
@Suite struct CrashTextTests {
  @Test func keepsWordsAndPlaces() {
    let said = """
      Tried/trap.swift:5: Fatal error: Unexpectedly found nil
      *** Signal 4: Backtracing from 0x7f3ecd16df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007f3ecd16df7f ***

      Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

      Thread 0 "exe" crashed:

        0 0x00007f3ecd16df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra] 0x000055bc7a572b70 Bad.prepare() + 207 in program at /somewhere/trap.swift:5:13
        2 [ra] [thunk] 0x000055bc7b225c74 LayoutSession.prepareIfNeeded() + 1107 in program

      Backtrace took 0.22s

      error[run/crash]: it stopped
      """
    #expect(
      CrashText.readable(said, of: ["trap.swift"]) == """
        Tried/trap.swift:5: Fatal error: Unexpectedly found nil
          at trap.swift:5:13 in Bad.prepare()
        error[run/crash]: it stopped

        """)
  }

  @Test func knowsACrashByItsWords() {
    #expect(CrashText.tells("a.swift:5: Fatal error: no") && CrashText.tells("*** Signal 4: …"))
    #expect(!CrashText.tells("error: it is not drawn"))
  }

  @Test func leavesOtherWordsAlone() {
    #expect(CrashText.readable("a\n\n  1 b\n", of: ["a"]) == "a\n\n  1 b\n")
  }
}
