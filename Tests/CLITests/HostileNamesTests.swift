import Foundation
import Readers
import Testing

@testable import TesseraCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names that would be something else for a reader stay names, in every output and from every command: each text is
/// read with its target's own parser.
@Suite(.aside) struct HostileNamesTests {
  /// Names that terminals, services, pages, tables and shells act on, and those that nobody sees.
  static let names = [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "a\r\nb\n::error file=x::owned", "::warning::owned",
    "##[error]owned ##vso[task.complete]", "<script>owned()</script>", "</style></svg>", "]]>",
    "--><!--", "a\"b'c`d\\", "=cmd|' /C calc'!A0", "+1", "-2", "@x", "\u{202E}denwo", "\u{2066}a",
    "a\u{2028}b\u{2029}c", "\u{200B}\u{E0041}\u{FEFF}", "\u{0}\u{7F}\u{9B}31m",
    "![x](javascript:owned())", "{owned()}", "| a | b |", "&lt;&#60;", "$(touch owned)", "%0A%3A",
    String(repeating: "long ", count: 190), "{{name}}",
  ]

  static let outputs = [
    ("still", "svg"), ("animation", "svg"), ("storyboard", "svg"), ("motion", "svg"),
    ("onion", "svg"), ("timeline", "svg"), ("worldlines", "svg"), ("update-map", "svg"),
    ("difference", "svg"), ("blueprint", "svg"), ("stack", "svg"), ("conversation", "svg"),
    ("heatmap", "svg"), ("queries", "svg"),
    ("curve", "svg"), ("matrix", "svg"), ("contact-sheet", "svg"),
    ("still", "pdf"), ("inspector", "html"), ("attributes", "csv"), ("attributes", "json"),
    ("attributes", "txt"), ("snippet", "md"), ("snippet", "html"),
  ]

  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// A scene in which everything that can have a name has a hostile one.
  private func scene(outputs: [[String: Any]], expecting: [[String: Any]] = []) throws -> String {
    let items = Self.names.enumerated().map { ["id": "\($1)\($0)", "label": $1] }
    let scene: [String: Any] = [
      "scene": 1, "title": Self.names.prefix(18).joined(),
      "canvas": ["size": [240, 240]],
      "layout": ["kind": "flow", "itemSize": [40, 40], "headerReferenceSize": [10, 10]],
      "data": ["sections": [["id": Self.names[1], "items": items]]],
      "steps": [
        ["name": "one", "update": ["delete": [items[4]["id"] ?? ""]]],
        ["name": "two", "update": ["delete": [items[13]["id"] ?? ""]]],
      ],
      "outputs": outputs, "expect": expecting,
    ]
    let bytes = try JSONSerialization.data(withJSONObject: scene)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func render(_ kind: String, _ ending: String, naming: String? = nil) throws -> String {
    var output = ["type": kind, "file": "out.\(ending)"]
    output["naming"] = naming
    let still = ["type": "still", "file": "a <b> (c)&:'`.png"]
    try folder.write(try scene(outputs: [still, output]), to: "names.scene.json")
    let result = try folder.run("render", "names.scene.json")
    #expect(result.code == 0, "\(kind) \(ending): \(result.error)")
    Self.expectTerminal(result.error)
    Self.expectTerminal(result.output)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("out.\(ending)"))
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Outputs

  @Test(arguments: outputs) func staysANameInEveryOutput(_ output: (String, String)) throws {
    let text = try render(output.0, output.1)
    switch output.1 {
    case "svg": try Self.expectXML(text)
    case "html": Self.expectHTML(text)
    case "md": Self.expectMarkdown(text)
    case "csv": Self.expectCSV(text)
    case "json": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    // Its streams are packed and may have any byte.
    case "pdf": #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}]0;owned"))
    default: Self.expectLines(text)
    }
  }

  @Test(arguments: ["plain", "docc", "github", "docusaurus", "mkdocs"])
  func staysANameInEverySnippet(_ naming: String) throws {
    Self.expectMarkdown(try render("snippet", "md", naming: naming))
  }

  // MARK: Commands

  @Test(arguments: ["text", "short", "json", "github"])
  func staysANameInMessages(_ form: String) throws {
    let unknown = Self.names.map { ["attributes": ["of": $0, "phase": "after", "alpha": 0]] }
    try folder.write(
      try scene(outputs: [["type": "still", "file": "a.svg"]], expecting: unknown),
      to: "a\u{1B}[2J\n::error::x.scene.json")
    for command in ["check", "render", "record"] {
      let result = try folder.run(command, "--diagnostics", form, ".")
      Self.expectTerminal(result.output)
      if form == "github" {
        Self.expectAnnotations(result.error)
      } else {
        Self.expectTerminal(result.error)
      }
      if form == "json" { try Self.expectEvents(result.error) }
    }
  }

  @Test(arguments: names.filter { !$0.contains("\0") && $0.utf8.count < 1000 })
  func staysANameOnTheCommandLine(_ name: String) throws {
    for words in [
      ["render", name], ["render", "--theme", name], ["explain", name], ["explain-code", name],
      ["diff", name, name], ["schema", "--kind", name],
    ] {
      let result = try BuiltProgram.run(words, in: folder.url)
      #expect(result.code != 0)
      Self.expectTerminal(result.error)
      Self.expectTerminal(result.output)
    }
  }

  @Test func staysANameInEventsManifestsTimingsAndPages() throws {
    let name = "a\u{1B}[2J\n::error::<script>\u{202E}.scene.json"
    try folder.write(
      try scene(outputs: [["type": "still", "file": "{name}.svg"]]), to: "in/" + name)
    let result = try folder.run(
      "render", "--json", "-o", "out", "--manifest", "m.json", "--timings", "t.json", "--page",
      "index.html", "in")
    #expect(result.code == 0, "\(result.error)")
    try Self.expectEvents(result.output)
    #expect(result.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    for file in ["m.json", "t.json"] {
      _ = try JSONSerialization.jsonObject(with: Data(try folder.text(of: file).utf8))
    }
    Self.expectHTML(try folder.text(of: "out/index.html"))
    for words in [["explain", "in/" + name], ["diff", "in/" + name, "in/" + name]] {
      for options in [[], ["--json"]] {
        let told = try BuiltProgram.run(words + options, in: folder.url)
        #expect(told.code == 0)
        if options.isEmpty {
          Self.expectTerminal(told.output)
        } else {
          try Self.expectEvents(told.output)
        }
      }
    }
  }

  @Test func aTableThatDiffersSaysItInItsLines() throws {
    let one = try scene(outputs: [])
    try folder.write(one, to: "a.scene.json")
    try folder.write(one.replacing("[40,40]", with: "[30,40]"), to: "b.scene.json")
    let result = try folder.run("diff", "a.scene.json", "b.scene.json")
    #expect(result.code == 1)
    Self.expectTerminal(result.output)
    let lines = result.output.split(separator: "\n")
    // Behind the numbers stand the words about the drawings.
    let starts = ["~", "+", "-", "and ", "cell", "header", "footer", "background", "title", "text"]
    let isLine = { (line: Substring) in starts.contains { line.hasPrefix($0) } }
    #expect(lines.allSatisfy(isLine), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("and ") })
    let all = try folder.run("diff", "--verbose", "a.scene.json", "b.scene.json").output
    Self.expectTerminal(all)
    #expect(all.split(separator: "\n").allSatisfy(isLine), "\(all)")
    try Self.expectEvents(try folder.run("diff", "--json", "a.scene.json", "b.scene.json").output)
  }

  /// The hint can be copied.
  @Test func aHintNamesTheFileForAShell() throws {
    let name = "it's; $(touch owned) `x`\n\u{1B}.scene.json"
    try folder.write(SceneFolder.golden(size: 40), to: name)
    let result = try folder.run("check", ".")
    Self.expectTerminal(result.error)
    let hint = try #require(
      result.error.split(separator: "\n").first { $0.contains("record it: tessera record ") })
    let words = try #require(hint.split(separator: "tessera record ").last)
    let shell = try BuiltProgram.run(
      "/bin/sh", ["-c", "tessera record \(words)"], "", [:], folder.url)
    #expect(shell.code == 0, "\(shell.error)")
    #expect(folder.exists("g.attrs"))
    #expect(!folder.exists("owned"))
  }

  /// Names are bytes for the system. No program of ours is started with them, so a shell makes them.
  @Test func bytesThatAreNoTextAreShown() throws {
    let made = """
      mkdir in; printf '%s' '{"scene": 1}' > "$(printf 'in/a\\377.scene.json')"
      tessera render in; tessera render "$(printf 'in/a\\377.scene.json')"; tessera "$(printf '\\377')"
      """
    let result = try BuiltProgram.run("/bin/sh", ["-c", made], "", [:], folder.url)
    Self.expectTerminal(result.error)
    #expect(
      result.error.contains("cannot read 'in/a\\xff.scene.json': its name is not written in UTF-8"))
    #expect(
      result.error.contains("error[usage/encoding]: 'in/a\\xff.scene.json' is not written in UTF-8")
    )
    #expect(result.error.contains("error[usage/encoding]: '\\xff' is not written in UTF-8"))
  }
}
