import Readers
import Testing

@testable import Rendering

@Suite struct BatchPathsTests {
  private func scene(_ name: String, reads: [String] = [], writes: [String]) -> SceneClaims {
    let place = "\(name).scene.json:1:1"
    return SceneClaims(
      reads.map { PathClaim(.read, $0, by: PathOwner("an image", at: place)) }
        + writes.map { PathClaim(.write, $0, by: PathOwner("an output", at: place)) })
  }

  @Test func refusesThoseThatCollideAndNoOthers() {
    let paths = BatchPaths(
      options: [PathClaim(.write, "out/page.html", by: PathOwner("the page", at: "--page"))],
      scenes: [
        0: scene("a", writes: ["out/a.svg", "out/same.svg"]),
        1: scene("b", writes: ["out/same.svg"]), 2: scene("c", writes: ["out/page.html"]),
        3: scene("d", reads: ["p.png"], writes: ["out/d.svg"]), 4: scene("e", writes: ["p.png"]),
      ], FileSystemStub())
    #expect(paths.refusals(of: 0).map(\.path) == ["out/same.svg"])
    #expect(paths.refusals(of: 0).first?.message.contains("b.scene.json:1:1") == true)
    #expect(paths.refusals(of: 1).map(\.path) == ["out/same.svg"])
    #expect(paths.refusals(of: 2).first?.message.contains("the page at --page") == true)
    #expect(!paths.isFree("out/page.html"))
    #expect(paths.refusals(of: 3) == [])
    #expect(paths.refusals(of: 4).map(\.code) == ["output/over-input"])
    #expect(paths.refusedScenes == [0, 1, 2, 4])
    #expect(paths.folders(of: 0) == ["out"])
    #expect(paths.allFolders == ["out", "."])
  }
}
