import Foundation
import Testing

/// `check --max-shift`, for scenes that say nothing about it and for those that do.
@Suite(.aside) struct ShiftLimitTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    // Five rows of 40 fill the screen; a new one at the top pushes all of them by a fifth of it.
    try folder.write(Self.scene(), to: "a.scene.json")
  }

  private static func scene(expecting: String = "") -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 200]},
     "layout": {"kind": "flow", "itemSize": [200, 40], "minimumLineSpacing": 0},
     "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d", "e"]}]},
     "steps": [
       {"name": "sync", "update": {"insert": [{"item": "z", "to": "main/0"}]}},
       {"name": "still", "wait": 0.1}]\(expecting)}
    """
  }

  @Test func namesStepScoreLimitAndCauses() throws {
    let result = try folder.run("check", "--max-shift", "0.1", "a.scene.json")
    #expect(result.code == 1)
    #expect(
      result.error.contains(
        """
        error[expect/shift]: step "sync": shift 0.2, at most 0.1: a 40 down, b 40 down, c 40 down, d 40 down, \
        e 40 down
        """))
    #expect(result.error.contains("--> a.scene.json:5:4"))
    #expect(result.error.contains("1 of the screen × 0.2 of its longer side"))
    #expect(result.output == "a.scene.json: 1 of 2 expectations met\n")
  }

  @Test func allowsTheLimitItself() throws {
    #expect(try folder.run("check", "--max-shift", "0.2", "a.scene.json").code == 0)
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }

  @Test func aSceneSaysMoreThanTheCommandLine() throws {
    try folder.write(
      Self.scene(expecting: #", "expect": [{"maxShift": 0.25, "steps": ["sync"]}]"#),
      to: "a.scene.json")
    let result = try folder.run("check", "--max-shift", "0", "a.scene.json")
    #expect(result.code == 0)
    #expect(result.output == "a.scene.json: 2 of 2 expectations met\n")
    try folder.write(
      Self.scene(expecting: #", "expect": [{"maxShift": 0.1}]"#), to: "a.scene.json")
    #expect(try folder.run("check", "--max-shift", "1", "a.scene.json").code == 1)
  }

  @Test func isInTheFilesOfCI() throws {
    let result = try folder.run(
      "check", "--max-shift", "0.1", "--json", "--junit", "j.xml", "--code-quality", "q.json",
      "--summary", "s.md", "a.scene.json")
    #expect(result.output.contains(#""code":"expect/shift""#))
    #expect(result.output.contains(#""check":"maxShift","line":5,"column":4,"met":false"#))
    #expect(try folder.text(of: "j.xml").contains("<failure type=\"expect/shift\""))
    #expect(try folder.text(of: "j.xml").contains("name=\"maxShift at 6:4\""))
    #expect(try folder.text(of: "q.json").contains(#""check_name":"expect/shift""#))
    #expect(try folder.text(of: "s.md").contains("**expect/shift** at a.scene.json:5:4"))
    let annotated = try folder.run(
      "check", "--max-shift", "0.1", "--diagnostics", "github", "a.scene.json")
    #expect(annotated.error.contains("file=a.scene.json,line=5"))
  }

  @Test(arguments: ["-1", "much", "nan"]) func refusesOtherLimits(_ limit: String) throws {
    #expect(try folder.run("check", "--max-shift", limit, "a.scene.json").code == 2)
  }
}
