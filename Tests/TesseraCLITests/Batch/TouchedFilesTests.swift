import Platform
import Testing

@testable import Rendering

@testable import TesseraCLI

@Suite struct TouchedFilesTests {
  private var touched = TouchedFiles()

  init() {
    var report = SceneReport("in/a.scene.json")
    report.inputs = [
      .init(path: "in/a.scene.json", sha256: ""), .init(path: "in/./p.png", sha256: ""),
    ]
    report.files = [WrittenFile(path: "a.attrs.json", content: [])]
    touched.add(report, OutputFolder("in/"))
  }

  @Test func knowsWhereInputsAre() {
    #expect(touched.inputs == ["in/a.scene.json", "in/p.png"])
    #expect(touched.folders == ["in"])
    #expect(RealPath.folder(of: "a.json") == ".")
    #expect(RealPath.folder(of: "/a.json") == "/")
  }

  @Test(arguments: [
    ("in/a.scene.json", true), ("in/p.png", true), ("in/new.scene.yaml", true),
    ("in/part.json", true), ("in/a.attrs.json", false), ("in/q.png", false),
    ("in/.a.svg.12-0.part", false),
  ])
  func isConcernedByInputsAndNotByOutputs(_ path: String, _ isConcerned: Bool) {
    #expect(touched.isConcerned(by: path) == isConcerned)
  }
}
