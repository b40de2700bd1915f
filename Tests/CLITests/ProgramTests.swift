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
}
