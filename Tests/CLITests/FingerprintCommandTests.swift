import Foundation
import Readers
import Testing

/// The origin of files: where it is kept and where it is told.
@Suite(.aside) struct FingerprintCommandTests {
  private let folder: SceneFolder
  private static let name = "goldens.fingerprint"

  init() throws { folder = try SceneFolder() }

  private func recorded(_ scenes: String...) throws {
    for scene in scenes {
      try folder.write(
        SceneFolder.golden(size: 40).replacing("g.attrs", with: "goldens/{name}.attrs")
          .replacing("{name}.attrs", with: "\(scene.split(separator: "/").last ?? "").attrs"),
        to: "\(scene).scene.json")
    }
    #expect(try BuiltProgram.run(["record", "-q", "."], in: folder.url).code == 0)
  }

  private func change(_ old: String, _ new: String, in file: String = "goldens/\(name)") throws {
    let text = try folder.text(of: file)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: file)
  }

  @Test func standsOnceBesideEachFolderOfGoldens() throws {
    try recorded("a", "b")
    let lines = try folder.text(of: "goldens/\(Self.name)").split(separator: "\n")
    #expect(lines == lines.sorted())
    #expect(lines.contains("program tessera 0.1.0"))
    #expect(lines.contains { $0.hasPrefix("font fonts-inter/Inter-Regular.otf ") })
    #expect(lines.contains { $0.hasPrefix("library pango 1.") })
    #expect(folder.files.count { $0.hasSuffix(Self.name) } == 1)
    #expect(!(try folder.text(of: "goldens/a.attrs").contains("pango")))
    #expect(!(try folder.run("check", ".").error.contains("golden/")))
  }

  @Test func checkSaysFirstAndOnceWhatIsOtherwise() throws {
    try recorded("a", "b")
    let inter =
      try folder.text(of: "goldens/\(Self.name)").split(separator: "\n")
      .first { $0.contains("Inter-Bold.otf") }.map(String.init) ?? ""
    let version = inter.split(separator: " ")[2]
    try change(inter, "font fonts-inter/Inter-Bold.otf 3.19 aa")
    try change("library pango 1.", "library pango 0.")
    try folder.write(
      try folder.text(of: "b.scene.json").replacing("[40, 40]", with: "[50, 40]"),
      to: "b.scene.json")
    let result = try folder.run("check", ".")
    #expect(result.code == 1)
    let first =
      "error[golden/fingerprint]: the goldens in 'goldens' were made with something else: "
      + "fonts-inter 3.19 → \(version): Inter-Bold.otf; pango 0."
    #expect(result.error.hasPrefix(first))
    #expect(
      result.error.contains("help: the right fonts are in the Debian package fonts-inter 3.19"))
    #expect(result.error.components(separatedBy: "golden/fingerprint").count == 2)
    #expect(result.error.contains("error[expect/golden]"))
    let events = try folder.run("check", "--json", ".")
    #expect(events.output.components(separatedBy: "golden/fingerprint").count == 2)
    let alone = try folder.run("check", "-q", "a.scene.json")
    #expect(alone.code == 1)
    #expect(alone.error.hasPrefix(first))
  }

  /// By itself: nothing else differs.
  @Test(arguments: ["library pango 1.", "program tessera 0.", "architecture processor x"])
  func failsByItselfUntilItIsApproved(_ old: String) throws {
    try recorded("a", "b")
    let before = try folder.text(of: "goldens/\(Self.name)")
    guard before.contains(old) else { return }
    try change(old, old + "9")
    for _ in 0..<2 { #expect(try folder.run("check", "--cache", "kept", ".").code == 1) }
    #expect(try folder.run("check", "--profile", "cross-version", ".").code == 0)
    #expect(try folder.run("approve", "--upgrade", ".").code == 0)
    #expect(try folder.text(of: "goldens/\(Self.name)") == before)
    #expect(try folder.run("check", "--cache", "kept", ".").code == 0)
  }

  /// Pictures that another rasteriser may draw have it as a warning, and only those.
  @Test func isAWarningWherePicturesMayBeDrawnOtherwise() throws {
    func write(_ more: String, _ name: String) throws {
      try folder.write(
        SceneFolder.golden(size: 40).replacing(
          "{\"golden\": \"g.attrs\"}", with: "{\"pictures\": \"look/{name}.pictures\"\(more)}"),
        to: "\(name).scene.json")
    }
    try write(", \"profile\": \"cross-version\"", "a")
    #expect(try folder.run("record", ".").code == 0)
    try change("library pango 1.", "library pango 0.", in: "look/\(Self.name)")
    let result = try folder.run("check", ".")
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("warning[golden/fingerprint]"))
    try write("", "b")
    #expect(try folder.run("record", "--mode", "missing", "b.scene.json").code == 0)
    #expect(try folder.run("check", "a.scene.json").code == 0)
    #expect(try folder.run("check", ".").code == 1)
  }

  /// Goldens that were not recorded again keep what they were made with.
  @Test func aPartThatIsRecordedAgainMakesAMixture() throws {
    try recorded("a", "b")
    try change("library pango 1.", "library pango 0.")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let mixed = try folder.text(of: "goldens/\(Self.name)")
    #expect(mixed.contains("library pango 0.") && mixed.contains("library pango 1."))
    let result = try folder.run("check", "b.scene.json")
    #expect(result.code == 1)
    #expect(result.error.contains("something else: pango 0."))
    #expect(try folder.run("record", ".").code == 0)
    #expect(!(try folder.text(of: "goldens/\(Self.name)").contains("library pango 0.")))
    #expect(!(try folder.run("check", ".").error.contains("golden/")))
  }

  @Test func aFileThatIsNoneIsSaid() throws {
    try recorded("a")
    try folder.write("<<<<<<< ours\n", to: "goldens/\(Self.name)")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.code == 1)
    #expect(
      result.error.contains("error[golden/fingerprint]: goldens/\(Self.name): a line is none"))
  }

  /// Pictures are never recorded without it.
  @Test func aFileThatIsLostIsSaid() throws {
    try folder.write(
      SceneFolder.golden(size: 40).replacing(
        "{\"golden\": \"g.attrs\"}", with: "{\"pictures\": \"look/{name}.pictures\"}"
      ).replacing(
        "\"attributes\", \"file\": \"{name}.txt\"", with: "\"still\", \"file\": \"{name}.svg\""),
      to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("look/\(Self.name)"))
    let result = try folder.run("check", ".")
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("warning[golden/fingerprint]: 'look/\(Self.name)' is not there"))
    #expect(try folder.run("approve", "--upgrade", ".").code == 0)
    #expect(try folder.run("check", ".").error.contains("golden/") == false)
  }

  @Test func aDryRunWritesNone() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    _ = try folder.run("record", "--dry-run", "a.scene.json")
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func standsInEveryManifest() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    try folder.write(SceneFolder.golden(size: 50), to: "b.scene.json")
    for part in 1...2 {
      let result = try folder.run(
        "render", "-o", "out", "--shard", "\(part)/2", "--manifest", "\(part).json", ".")
      #expect(result.code == 0)
    }
    let manifest = try folder.text(of: "1.json")
    #expect(manifest.contains("\"library cairo 1."))
    #expect(try folder.run("merge", "1.json", "2.json").code == 0)
    try change("\"library cairo 1.", "\"library cairo 0.", in: "2.json")
    let result = try folder.run("merge", "1.json", "2.json")
    #expect(result.code == 1)
    #expect(result.error.contains("'2.json' was made otherwise than '1.json': cairo 1."))
    #expect(result.error.contains(" → 0."))
  }

  @Test func theLongVersionTellsIt() throws {
    let long = try folder.run("--version", "--long")
    #expect(long.code == 0)
    #expect(long.output.contains("program tessera 0.1.0\n"))
    #expect(long.output.contains("library harfbuzz "))
    #expect(long.output.contains("font fonts-jetbrains-mono/JetBrainsMono-Regular.ttf "))
    let events = try folder.run("--version", "--long", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(events.output.utf8)) as? [String: Any]
    let lines = object?["fingerprint"] as? [String]
    #expect(lines?.map { $0 + "\n" }.joined() == long.output)
    let alone = try folder.run("list", "--long")
    #expect(alone.code == 2)
    #expect(alone.error.contains("tessera --version --long"))
  }
}
