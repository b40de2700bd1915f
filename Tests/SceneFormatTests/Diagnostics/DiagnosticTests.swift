import Notation
@testable import SceneFormat
import Testing

@Suite struct DiagnosticTests {
  private let file = SourceFile(
    path: "Fixtures/friends.scene.json",
    text: "{\n  \"scene\": 1,\n  \"layout\": {\"kind\": \"colums\", \"minColumnWidth\": 300},\n}")

  private var diagnostic: Diagnostic {
    let span = SourceSpan(
      file: file, start: TextPosition(line: 3, column: 22), end: TextPosition(line: 3, column: 30))
    return Diagnostic(
      .unknownKind, "unknown layout kind \"colums\"", at: span, label: "did you mean \"columns\"?",
      notes: ["known here: flow, columns"])
  }

  @Test func showsTheLineAndACaret() {
    #expect(
      diagnostic.text() == """
        error[unknown-kind]: unknown layout kind "colums"
          --> Fixtures/friends.scene.json:3:22
         3 |   "layout": {"kind": "colums", "minColumnWidth": 300},
           |                      ^^^^^^^^ did you mean "columns"?
           = known here: flow, columns
        """)
  }

  @Test func fitsIntoOneLine() {
    #expect(
      diagnostic.shortText
        == "Fixtures/friends.scene.json:3:22: error[unknown-kind]: unknown layout kind \"colums\"")
  }

  @Test func isAnEventForPrograms() {
    #expect(
      diagnostic.jsonEvent == """
        {"event":"diagnostic","severity":"error","code":"unknown-kind","message":"unknown layout kind \
        \\"colums\\"","file":"Fixtures/friends.scene.json","line":3,"column":22,"endLine":3,\
        "endColumn":30,"label":"did you mean \\"columns\\"?","notes":["known here: flow, columns"]}
        """)
  }

  @Test func annotatesPullRequests() {
    #expect(
      diagnostic.gitHubAnnotation
        == "::error file=Fixtures/friends.scene.json,line=3,endLine=3,col=22,endColumn=30,"
        + "title=unknown-kind::unknown layout kind \"colums\"%0Adid you mean \"columns\"?%0A"
        + "known here: flow, columns")
  }

  @Test func carriesDetailsWithoutAPlace() {
    let diagnostic = Diagnostic(
      code: "invalid-update/count", "the sum is wrong", severity: .warning, found: "9",
      expected: "8", details: ["9 before"], help: "remove the insert")
    #expect(
      diagnostic.text() == """
        warning[invalid-update/count]: the sum is wrong
           9 before
           = found 9, expected 8
           = help: remove the insert
        """)
  }

  /// A text that stops too early is shown where its words end, with the list that has no end.
  @Test(arguments: [
    ("a.json", "{\"a\": [1, 2\n\n", 12, "list"), ("a.json", "{\"a\": 1", 8, "object"),
    ("a.yaml", "a: [x, y\n", 9, "list"),
  ]) func showsTheEndOfAText(_ path: String, _ text: String, _ column: Int, _ noun: String) {
    let file = SourceFile(path: path, text: text)
    let fault = #expect(throws: Diagnostic.self) { try NodeReader().read(file) }
    #expect(fault?.place == "\(path):1:\(column)")
    let place = noun == "list" ? (path == "a.json" ? "1:7" : "1:4") : "1:1"
    #expect(fault?.notes == ["the \(noun) that begins at \(path):\(place) has no end"])
    #expect(fault?.text().contains("^ ") == true)
  }

  @Test(arguments: ["a.json", "a.yaml"]) func tellsThatAFileIsEmpty(_ path: String) {
    let file = SourceFile(path: path, text: "\n \n")
    let fault = #expect(throws: Diagnostic.self) { try NodeReader().read(file) }
    #expect(fault?.message == "the file is empty" && fault?.help?.contains("tessera init") == true)
  }

  @Test func tellsWhatWasFoundWhereNoLineIsShown() {
    let file = SourceFile(path: "a.json", text: "a\n")
    let place = TextPosition(line: 2, column: 1)
    let diagnostic = Diagnostic(
      .syntax, "this is not JSON", at: SourceSpan(file: file, start: place, end: place),
      found: "the end", expected: "a value")
    #expect(diagnostic.text().hasSuffix("= found the end, expected a value"))
  }

  @Test func pointsBehindWideLetters() {
    let file = SourceFile(path: "a.json", text: "{\"名前\": \tx}")
    let span = SourceSpan(
      file: file, start: TextPosition(line: 1, column: 9), end: TextPosition(line: 1, column: 10))
    #expect(
      Diagnostic(.syntax, "this is not JSON", at: span).text().hasSuffix(
        " 1 | {\"名前\":  x}\n   |           ^"))
  }

  @Test func showsAPartOfALongLine() {
    let file = SourceFile(path: "a", text: String(repeating: "a", count: 500))
    let span = SourceSpan(
      file: file, start: TextPosition(line: 1, column: 301), end: TextPosition(line: 1, column: 900)
    )
    let lines = Diagnostic(.syntax, "long", at: span).text().split(separator: "\n")
    #expect(lines[2] == " 1 | … " + String(repeating: "a", count: 160) + " …")
    #expect(
      lines[3] == "   | " + String(repeating: " ", count: 62) + String(repeating: "^", count: 100))
  }

  /// Of a line that is as long as a file only the letters that are shown are taken out of it.
  @Test func takesOutOfALineWhatIsShown() {
    let file = SourceFile(path: "a", text: "\n" + String(repeating: "é", count: 5000) + "\r\nb\r\n")
    let part = file.letters(ofLine: 2, from: 4000, atMost: 160)
    #expect(part.letters == Array(repeating: "é", count: 160))
    #expect(!part.isLast)
    let end = file.letters(ofLine: 2, from: 4840, atMost: 160)
    #expect(end.letters.count == 160)
    #expect(end.isLast)
    let other = file.letters(ofLine: 3, from: 0, atMost: 160)
    #expect(other.letters == ["b"])
    for line in [1, 4, 9] {
      #expect(file.letters(ofLine: line, from: 0, atMost: 160).letters == [])
    }
  }

  @Test func comesInTheOrderOfTheFile() {
    func fault(_ line: Int, _ message: String) -> Diagnostic {
      let place = TextPosition(line: line, column: 1)
      return Diagnostic(
        .syntax, message, at: SourceSpan(file: file, start: place, end: place))
    }
    let faults = SceneFaults([
      fault(3, "third"), Diagnostic(.limit, "nowhere"), fault(1, "first"), fault(2, "second"),
    ])
    #expect(faults.diagnostics.map(\.message) == ["first", "second", "third", "nowhere"])
  }
}
