import Foundation
import Readers
import SceneFormat
import Testing

@testable import TesseraCLI

@Suite struct ProjectFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func values(from path: String, home: String? = nil) throws -> [String: String] {
    try ProjectFile.find(from: "\(folder.path)/\(path)", home: home).values
  }

  private func fault(in text: String) -> String? {
    do {
      _ = try ProjectFile(SourceFile(path: "tessera.json", text: text), folder: "")
      return nil
    } catch {
      return "\(error.code) \(error.span.map { "\($0.start)" } ?? "-") \(error.message)"
    }
  }

  @Test func readsValuesAsTheCommandLineHasThem() throws {
    let text =
      #"{"$schema": "a", "theme": ["light", "dark"], "scale": 2, "jobs": 3, "page": "all"}"#
    let file = try ProjectFile(SourceFile(path: "tessera.json", text: text), folder: "")
    #expect(file.values == ["theme": "light,dark", "scale": "2", "jobs": "3", "page": "all"])
  }

  /// Paths count from the folder of the file.
  @Test func placesPathsBesideTheFile() throws {
    let text = #"{"output": "Pictures", "mask": "masks/mask.png", "only": "still"}"#
    let file = try ProjectFile(SourceFile(path: "../tessera.json", text: text), folder: "..")
    #expect(file.values == ["output": "../Pictures", "mask": "../masks/mask.png", "only": "still"])
  }

  @Test func isFoundUpToTheRootOfTheProject() throws {
    try folder.write(#"{"jobs": 9}"#, to: "tessera.json")
    try folder.write("", to: "package/Package.swift")
    try folder.write("", to: "package/a/b/x")
    #expect(try values(from: "package/a/b") == [:])
    try folder.write(#"{"jobs": 2}"#, to: "package/tessera.json")
    #expect(try values(from: "package/a/b") == ["jobs": "2"])
    // The nearest one counts alone.
    try folder.write(#"{"scale": 2}"#, to: "package/a/tessera.json")
    #expect(try values(from: "package/a/b") == ["scale": "2"])
  }

  @Test func neverComesFromTheHomeFolder() throws {
    try folder.write(#"{"jobs": 2}"#, to: "home/tessera.json")
    try folder.write("", to: "home/.git/HEAD")
    try folder.write("", to: "home/work/x")
    #expect(try values(from: "home", home: "\(folder.path)/home") == [:])
    #expect(try values(from: "home/work", home: "\(folder.path)/home") == [:])
    #expect(try values(from: "home/work", home: "/nowhere") == ["jobs": "2"])
  }

  @Test(arguments: [
    (#"{"outptu": 1}"#, #"unknown-key 1:2 unknown key "outptu" in tessera.json"#),
    (#"{"theme": "drak"}"#, #"wrong-value 1:11 "theme" cannot be "drak""#),
    (#"{"jobs": 0}"#, #"wrong-value 1:10 "jobs" cannot be "0""#),
    (#"{"jobs": [1, 2]}"#, #"wrong-type 1:10 "jobs" cannot stand so"#),
    (#"{"color": true}"#, #"wrong-type 1:11 "color" cannot stand so"#),
    ("[]", "wrong-type 1:1 tessera.json holds no object"),
  ])
  func tellsWhereItIsWrong(_ text: String, _ message: String) {
    #expect(fault(in: text) == message)
  }

  @Test func comesAfterTheCommandLineAndTheEnvironment() throws {
    let project = ProjectFile(values: ["jobs": "2", "scale": "3", "theme": "dark", "step": "a"])
    let parsed = try ArgumentParser.parse(
      ["render", "-j", "5", "a.json"], environment: ["TESSERA_SCALE": "1"], project: project)
    #expect(parsed.values == ["jobs": "5", "scale": "1", "theme": "dark"])
  }

  /// A project sets what the table has, and nothing else.
  @Test func schemaNamesEveryOption() throws {
    let schema = ProjectSchema.json(SceneSchema(kinds: SceneKinds()))
    let json = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    let properties = try #require(json?["properties"] as? [String: Any])
    let options = CommandTable.commands.flatMap(\.allOptions).map(\.name)
    #expect(Set(properties.keys) == Set(options + ["$schema", "styles"]))
    let definitions = try #require(json?["definitions"] as? [String: Any])
    #expect(
      Set(definitions.keys) == [
        "look", "textLook", "imageLook", "symbolLook", "separatorLook", "gradientLook",
        "bubbleLook", "themedColor",
      ])
  }

  @Test func everyPageTellsOfIt() {
    for page in [HelpPage.overview, ManualPage.text, ReferencePage.text] {
      #expect(page.contains("tessera.json"))
    }
  }

  /// Every option that names a place: what comes with somebody's project reaches no further than the project.
  private static var places: [Option] {
    ProjectFile.options.filter { !$0.value.paths(in: "a").isEmpty }
  }

  @Test func keepsToItsFolder() throws {
    #expect(Set(Self.places.map(\.name)).isSuperset(of: ["output", "manifest", "mask", "fonts"]))
    for option in Self.places {
      for path in ["/x", "../x", "a/../../x", "a/.."] {
        #expect(
          fault(in: "{\"\(option.name)\": \"\(path)\"}")
            == "wrong-value 1:\(option.name.count + 6) \"\(option.name)\" leads out of the project's folder"
        )
      }
    }
    #expect(fault(in: #"{"output": "-"}"#) == nil)
    #expect(fault(in: #"{"output": "./a/b..c"}"#) == nil)
  }

  @Test func followsNoLinkOutOfItsFolder() throws {
    try folder.write("", to: "package/in/x")
    try folder.write("", to: "outside/x")
    let package = "\(folder.path)/package"
    for (name, target) in [("out", "../outside"), ("gone", "../nothing/x"), ("fine", "in")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(package)/\(name)", withDestinationPath: target)
    }
    for option in Self.places {
      for path in ["out", "out/new/x", "gone", "gone/x"] {
        let file = SourceFile(path: "tessera.json", text: "{\"\(option.name)\": \"\(path)\"}")
        let fault = #expect(throws: Diagnostic.self) { try ProjectFile(file, folder: package) }
        #expect(fault?.message.hasSuffix("leads out of the project's folder by a link") == true)
      }
      for path in ["fine/x", "in", "new/er/x"] {
        let file = SourceFile(path: "tessera.json", text: "{\"\(option.name)\": \"\(path)\"}")
        #expect(try ProjectFile(file, folder: package).values.count == 1)
      }
    }
  }
}
