import Foundation
import Readers
import Testing

/// Messages for somebody without rights. Tests that run as root lay their rights down for it.
@Suite(.aside, .needs(aMachineThat: "lets root lay its rights down", Unprivileged.isPossible))
struct RightsTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try set(0o777, of: "")
  }

  private func set(_ rights: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: rights], ofItemAtPath: folder.url.appendingPathComponent(name).path)
  }

  private func makeFolder(_ name: String, _ rights: Int) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    try set(rights, of: name)
  }

  private func scene(_ type: String, _ file: String) -> String {
    SceneFolder.scene(items: 40).dropLast() + """
      , "steps": [{"scroll": {"by": [0, 9]}}], "outputs": [{"type": "\(type)", "file": "\(file)"}]}
      """
  }

  static let outputs: [(type: String, file: String, told: String)] = [
    ("still", "a.svg", "out/a.svg"), ("still", "a.pdf", "out/a.pdf"),
    ("animation", "a.gif", "out/a.gif"), ("frames", "row/{frame}.png", "out/row"),
    ("attributes", "a.txt", "out/a.txt"),
  ]

  @Test(arguments: outputs) func aFolderThatIsOnlyReadIsAnError(
    _ output: (type: String, file: String, told: String)
  ) throws {
    try makeFolder("out", 0o555)
    try folder.write(scene(output.type, output.file), to: "a.scene.json")
    let result = try Unprivileged.run(
      ["render", "-t", "light", "-s", "1", "-o", "out", "a.scene.json"], in: folder)
    #expect(
      result.error.hasPrefix(
        "error[file/unwritable]: cannot create '\(output.told)': permission denied\n"),
      "\(result.error)")
    #expect(result.error.contains("help: look at the path and at the rights of its folder"))
    #expect(!result.error.contains("cache/"))
    #expect(result.code == 5)
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func aFolderThatNobodyMayEnterIsAnError() throws {
    try makeFolder("out", 0o000)
    try folder.write(scene("still", "a.svg"), to: "a.scene.json")
    for place in ["out", "out/sub", "out/b.svg"] {
      let result = try Unprivileged.run(["render", "-o", place, "a.scene.json"], in: folder)
      #expect(result.error.hasPrefix("error[file/unwritable]: cannot "), "\(result.error)")
      #expect(result.error.contains(": permission denied\n"), "\(result.error)")
      #expect(result.code == 5)
    }
  }

  @Test(arguments: [0o000, 0o555]) func aCacheWithoutRightsIsAWarning(_ rights: Int) throws {
    try makeFolder("out", 0o777)
    try makeFolder("out/.tessera", rights)
    try folder.write(scene("still", "a.svg"), to: "a.scene.json")
    for _ in 0..<2 {
      let result = try Unprivileged.run(["render", "-o", "out", "a.scene.json"], in: folder)
      #expect(result.output == "out/a.svg\n")
      #expect(
        result.error.hasPrefix("warning[cache/unwritable]: nothing is remembered for the next run"))
      #expect(result.error.contains("permission denied"))
      #expect(result.error.contains("look at the rights of 'out/.tessera', or say --no-cache"))
      #expect(result.code == 0)
    }
    let plain = try Unprivileged.run(
      ["render", "--no-cache", "-o", "out", "a.scene.json"], in: folder)
    #expect(plain == .init(output: "out/a.svg\n", error: "", code: 0))
  }

  @Test func aSceneThatNobodyMayReadIsAnError() throws {
    try makeFolder("in", 0o755)
    try folder.write(scene("still", "a.svg"), to: "in/a.scene.json")
    try set(0o000, of: "in/a.scene.json")
    let file = try Unprivileged.run(["render", "-o", "out", "in/a.scene.json"], in: folder)
    #expect(file.error.contains("error[file/unreadable]"))
    #expect(file.error.contains("permission denied"))
    #expect(file.code == 5)
    try set(0o000, of: "in")
    for word in ["in", "in/a.scene.json"] {
      let result = try Unprivileged.run(["render", "-o", "out", word], in: folder)
      #expect(
        result.error == """
          error[file/unreadable]: cannot open '\(word)': permission denied
             = help: look at the path and at the rights of its folder

          """)
      #expect(result.code == 5)
    }
    try set(0o755, of: "in")
  }

  /// Its files are compared to nothing, and all others are.
  @Test func aFolderThatCannotBeReadLosesNoOther() throws {
    for (name, size) in [("a/x.svg", 3), ("b/x.svg", 4), ("a/in/y.svg", 3), ("b/in/y.svg", 4)] {
      try folder.write(SceneFolder.scene(items: size), to: "a.scene.json")
      #expect(try folder.run("render", "-o", name, "a.scene.json").code == 0)
    }
    try set(0o000, of: "b/in")
    defer { try? set(0o755, of: "b/in") }
    let result = try Unprivileged.run(["diff", "a", "b"], in: folder)
    #expect(result.error.contains("cannot open 'b/in': permission denied"), "\(result.error)")
    #expect(result.output.contains("x.svg: "), "\(result.output)")
    #expect(!result.output.contains("y.svg"))
    #expect(result.output.hasSuffix("1 file: 0 the same, 1 different\n"))
    #expect(result.code == 5)
  }

  @Test func aGoldenThatNobodyMayReadIsNotMissing() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(try Unprivileged.run(["check", "a.scene.json"], in: folder).code == 0)
    try set(0o000, of: "g.attrs")
    let result = try Unprivileged.run(["check", "a.scene.json"], in: folder)
    #expect(result.error.contains("cannot open 'g.attrs': permission denied"), "\(result.error)")
    #expect(!result.error.contains("record it"))
    #expect(result.code == 5)
  }
}

/// Runs the program as somebody who may do nothing in particular.
enum Unprivileged {
  private static let program = BuiltProgram.folder.appendingPathComponent("tessera").path
  private static let words = ["--reuid=65534", "--regid=65534", "--clear-groups", program]

  static var isPossible: Bool {
    guard getuid() == 0 else { return true }
    guard let setpriv = BuiltProgram.installed("setpriv") else { return false }
    return (try? BuiltProgram.run(setpriv, words + ["--version"]))?.code == 0
  }

  static func run(_ arguments: [String], in folder: SceneFolder) throws -> BuiltProgram.Result {
    guard getuid() == 0, let setpriv = BuiltProgram.installed("setpriv") else {
      return try BuiltProgram.run(arguments, in: folder.url)
    }
    return try BuiltProgram.run(setpriv, words + arguments, "", [:], folder.url)
  }
}
