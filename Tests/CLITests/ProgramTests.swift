@testable import Rendering
import Readers
import Testing

@testable import TesseraCLI

@Suite(.aside) struct ProgramTests {
  @Test func tellsItsVersion() throws {
    let result = try BuiltProgram.run(["--version"])
    #expect(result == .init(output: ProgramVersion.line, error: "", code: 0))
  }

  @Test func showsItselfWithoutArguments() throws {
    let result = try BuiltProgram.run([])
    #expect(result == .init(output: HelpPage.overview, error: "", code: 0))
  }

  @Test func saysWhatIsWrongOnTheStreamOfErrors() throws {
    let result = try BuiltProgram.run(["rendre", "a.json"])
    #expect(result.output == "")
    #expect(
      result.error == """
        error[usage/unknown-command]: unknown command 'rendre'
          = help: did you mean 'render'?

        """)
    #expect(result.code == 2)
  }

  @Test func printsWhatItIsAskedFor() throws {
    #expect(try BuiltProgram.run(["man"]).output == ManualPage.text)
    #expect(try BuiltProgram.run(["help", "render"]).output == HelpPage.page(CommandTable.render))
    #expect(try BuiltProgram.run(["init", "mosaic"]).output == SceneTemplate.text("mosaic"))
  }

  /// The forty libraries behind Cairo and Pango take longer to open than all the rest of a start.
  @Test(arguments: [["--version"], ["help", "render"]])
  func opensNoLibraryOfPicturesUntilItDraws(_ words: [String]) throws {
    let result = try BuiltProgram.run(words, input: Self.scene, environment: ["LD_DEBUG": "libs"])
    #expect(result.code == 0)
    #expect(result.error.contains("libc.so"))
    let names = [
      "libcairo", "libpango", "libglib", "libfontconfig", "libfreetype", "libharfbuzz", "libwebp",
      "libturbojpeg", "libyaml",
    ]
    for name in names {
      #expect(!result.error.contains(name), "\(name)")
    }
  }

  @Test func opensThemWhenItDraws() throws {
    let result = try BuiltProgram.run(
      ["render", "-", "-o", "-"], input: Self.scene, environment: ["LD_DEBUG": "libs"])
    #expect(result.error.contains("libcairo"))
    #expect(result.error.contains("libpango"))
    #expect(result.code == 0)
  }

  /// A file in its place that is no library, as after a copy that was cut off.
  @Test func saysWhichLibraryCannotBeOpened() throws {
    let folder = try SceneFolder()
    try folder.write("no library", to: "libcairo.so.2")
    let result = try BuiltProgram.run(
      ["render", "-", "-o", "-"], input: Self.scene,
      environment: ["LD_LIBRARY_PATH": folder.url.path])
    #expect(result.output == "")
    #expect(result.error.contains("libcairo.so.2: "))
    #expect(result.error.contains(" is needed: install its package"))
    #expect(result.code != 0)
  }

  /// More than a pipe holds, for a program that reads nothing of it.
  @Test func outlivesAProgramThatDoesNotListen() throws {
    let result = try BuiltProgram.run(
      ["--version"], input: String(repeating: Self.scene, count: 1000))
    #expect(result.code == 0)
  }

  private static let scene = """
    {"scene": 1, "canvas": {"size": [100, 100]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
     "data": {"sections": [{"id": "a", "items": ["one"]}]},
     "outputs": [{"type": "still", "file": "a.png"}]}
    """
}
