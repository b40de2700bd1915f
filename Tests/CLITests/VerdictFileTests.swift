import Foundation
import Readers
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The files in which `check` tells other programs what it found.
@Suite(.aside) struct VerdictFileTests {
  private let folder: SceneFolder

  /// One scene that is as accepted, one that differs, one that cannot be read.
  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    _ = try folder.run("record", "a.scene.json")
    let other = SceneFolder.golden(size: 44).replacing(
      "{\"golden\": \"g.attrs\"}", with: "{\"golden\": \"g.attrs\"},\n{\"contract\": true}")
    try folder.write(other, to: "b.scene.json")
    let wrong = SceneFolder.golden(size: 40).replacing("flow", with: "<flwo>")
    try folder.write(wrong, to: "c.scene.json")
  }

  private func check(_ words: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check"] + words, in: folder.url)
  }

  @Test(arguments: ["1", "2"])
  func junitHasASuiteForEachSceneAndACaseForEachExpectation(_ jobs: String) throws {
    let result = try check(
      "--junit", "out.xml", "--jobs", jobs, "a.scene.json", "b.scene.json", "c.scene.json")
    #expect(result.code == 3)
    let text = try folder.text(of: "out.xml")
    let elements = try Elements(text)
    let counts = ["testsuites": 1, "testsuite": 3, "testcase": 6, "failure": 1, "error": 1]
    #expect(elements.counts == counts)
    #expect(text.contains("<testsuites name=\"tessera check\" tests=\"6\" failures=\"1\" err"))
    #expect(text.contains("name=\"golden at 4:14\" file=\"b.scene.json\" line=\"4\">"))
    #expect(text.contains("<failure type=\"expect/golden\" message=\"the scene differs from &q"))
    #expect(text.contains("~ cell x: width 40 → 44 (+4)"))
    #expect(text.contains("<error type=\"unknown-kind\""))
  }

  /// Other fonts or libraries fail each scene that they could change.
  @Test func anotherFingerprintIsToldToAll() throws {
    let path = "goldens.fingerprint"
    try folder.write(
      try folder.text(of: path).replacing("library pango 1.", with: "library pango 0."), to: path)
    let result = try check(
      "--junit", "out.xml", "--code-quality", "out.json", "--summary", "out.md", "a.scene.json",
      "b.scene.json")
    #expect(result.code == 1)
    let junit = try folder.text(of: "out.xml")
    #expect(try Elements(junit).counts["error"] == 2)
    #expect(junit.contains("<error type=\"golden/fingerprint\" message=\"the goldens in '"))
    #expect(try folder.text(of: "out.json").contains("\"golden/fingerprint\""))
    let summary = try folder.text(of: "out.md")
    #expect(summary.contains("- **golden/fingerprint**: the goldens in"))
    #expect(summary.contains("expect/golden"))
  }

  @Test func sameVerdictsGiveTheSameFiles() throws {
    for name in ["1", "2"] {
      _ = try check(
        "--junit", "\(name).xml", "--code-quality", "\(name).json", "--summary", "\(name).md",
        "a.scene.json", "b.scene.json")
    }
    for ending in ["xml", "json", "md"] {
      #expect(try folder.text(of: "1.\(ending)") == folder.text(of: "2.\(ending)"))
    }
  }

  private struct Issue: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable {
        let begin: Int
      }
      let path: String
      let lines: Lines
    }
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  @Test func codeQualityHasAnIssueForEachProblem() throws {
    _ = try check("--code-quality", "out.json", "a.scene.json", "b.scene.json", "c.scene.json")
    let text = try folder.text(of: "out.json")
    let issues = try JSONDecoder().decode([Issue].self, from: Data(text.utf8))
    #expect(issues.map(\.check_name) == ["expect/golden", "unknown-kind"])
    #expect(issues.map(\.location.path) == ["b.scene.json", "c.scene.json"])
    #expect(issues.map(\.location.lines.begin) == [4, 1])
    #expect(issues.map(\.severity) == ["major", "critical"])
    #expect(Set(issues.map(\.fingerprint)).count == 2)
    _ = try check("--code-quality", "none.json", "a.scene.json")
    #expect(try folder.text(of: "none.json") == "[]\n")
  }

  @Test func theSummaryNamesWhatDiffers() throws {
    _ = try check("--summary", "out.md", "a.scene.json", "b.scene.json", "c.scene.json")
    let text = try folder.text(of: "out.md")
    #expect(text.hasPrefix("## 2 of 3 scenes not as accepted\n\n2 of 3 expectations met.\n"))
    #expect(text.contains("\n### b.scene.json\n\n- **expect/golden** at b.scene.json:4:14: "))
    #expect(text.contains("  - \\~ cell x: width 40 → 44 (+4)\n"))
    #expect(!text.contains("<flwo>") && text.contains("&lt;flwo&gt;"))
    _ = try check("--summary", "good.md", "a.scene.json")
    #expect(
      try folder.text(of: "good.md") == "## 1 scene as accepted\n\n1 of 1 expectations met.\n")
  }

  /// A comment takes 65,536 characters.
  @Test func theSummaryStaysShort() throws {
    for index in 0..<400 {
      try folder.write(SceneFolder.golden(size: 44), to: "S/\(index).scene.json")
    }
    try folder.write(try folder.text(of: "g.attrs"), to: "S/g.attrs")
    _ = try check("--summary", "out.md", "S")
    let text = try folder.text(of: "out.md")
    #expect(text.utf8.count < 64_000)
    #expect(text.hasPrefix("## 400 of 400 scenes"))
    #expect(text.contains(" more scenes\n"))
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let result = try check("--junit", "out.xml", "nowhere", "a.scene.json")
    #expect(result.code == 5)
    let text = try folder.text(of: "out.xml")
    let suite = #"<testsuite name="tessera check" tests="1" failures="0" errors="1">"#
    #expect(text.contains(suite))
  }

  @Test(arguments: [
    ["--junit", "a.scene.json"], ["--junit", "out.svg"], ["--summary", "out.xml.png"],
    ["--code-quality", "g.attrs"], ["--junit", "one", "--summary", "one"],
  ])
  func nothingIsWrittenOverSomethingElse(_ words: [String]) throws {
    let before = folder.files
    let result = try BuiltProgram.run(["check"] + words + ["a.scene.json"], in: folder.url)
    #expect(result.code == 2, "\(result.error)")
    #expect(folder.files == before)
  }
}

/// How often each element stands in a text that is XML as a whole.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  struct Broken: Error {}

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Broken() }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    counts[elementName, default: 0] += 1
  }
}
